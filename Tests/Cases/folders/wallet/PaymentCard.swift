// Cards and their colours.
import SwiftUI

struct PaymentCard: Identifiable, Hashable {
  let id: UUID
  let bank: String
  let digits: String
  let hue: Double

  init(bank: String, digits: String, hue: Double) {
    id = UUID()
    self.bank = bank
    self.digits = digits
    self.hue = hue
  }

  var tint: Color { Color(hue: hue, saturation: 0.7, brightness: 0.9) }

  static let samples = [
    PaymentCard(bank: "North", digits: "4021", hue: 0.6),
    PaymentCard(bank: "Coast", digits: "8830", hue: 0.1),
    PaymentCard(bank: "Union", digits: "1177", hue: 0.35),
  ]
}
