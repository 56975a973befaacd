// A card, and what was paid with it.
import SwiftUI

struct CardFace: View {
  let card: PaymentCard

  var body: some View {
    RoundedRectangle(cornerRadius: 18)
      .fill(card.tint)
      .overlay(alignment: .topLeading) {
        Text(card.bank).font(.headline).padding()
      }
      .overlay(alignment: .bottomTrailing) {
        Text("**** \(card.digits)").padding()
      }
  }
}

struct Transactions: View {
  let card: PaymentCard
  private let rows = [("Bakery", 4.2), ("Ferry", 18.0), ("Books", 31.5)]

  var body: some View {
    VStack(spacing: 8) {
      ForEach(rows, id: \.0) { name, amount in
        HStack {
          Text(name)
          Spacer()
          Text(String(format: "%.2f", amount))
        }
      }
    }
    .padding()
  }
}
