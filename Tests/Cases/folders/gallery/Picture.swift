// What is shown.
import SwiftUI

struct Picture: Identifiable, Equatable {
  let id: String
  let tint: Color

  static let all: [Picture] = [
    Picture(id: "quay", tint: .blue),
    Picture(id: "dune", tint: .yellow),
    Picture(id: "wood", tint: .green),
    Picture(id: "roof", tint: .red),
    Picture(id: "moor", tint: .purple),
  ]
}
