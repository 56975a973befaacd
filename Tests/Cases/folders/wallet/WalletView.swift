// Cards in a pile; one is taken out.
import SwiftUI

struct WalletView: View {
  @State private var chosen: PaymentCard?
  @Namespace private var pile

  var body: some View {
    VStack {
      if let card = chosen {
        CardFace(card: card)
          .matchedGeometryEffect(id: card.id, in: pile)
          .frame(height: 220)
          .onTapGesture { choose(nil) }
        Transactions(card: card)
          .transition(.move(edge: .bottom).combined(with: .opacity))
      } else {
        VStack(spacing: -120) {
          ForEach(PaymentCard.samples) { card in
            CardFace(card: card)
              .matchedGeometryEffect(id: card.id, in: pile)
              .frame(height: 180)
              .onTapGesture { choose(card) }
          }
        }
      }
      Spacer()
    }
    .padding()
  }

  private func choose(_ card: PaymentCard?) {
    withAnimation(.spring(response: 0.45, dampingFraction: 0.85)) { chosen = card }
  }
}

#Preview { WalletView() }
