// What is sold.
import SwiftUI

struct Product: Identifiable {
  let id: String
  let price: Int

  static let all = [Product(id: "lamp", price: 40), Product(id: "chair", price: 90)]
}
