// A product in the list and on its page.
import SwiftUI

struct ProductRow: View {
  let product: Product
  let hero: Namespace.ID

  var body: some View {
    HStack {
      RoundedRectangle(cornerRadius: 8)
        .fill(Color.orange)
        .frame(width: 60, height: 60)
        .matchedGeometryEffect(id: product.id, in: hero)
      Text(product.id)
    }
  }
}

struct ProductPage: View {
  let product: Product
  let hero: Namespace.ID
  let close: () -> Void

  var body: some View {
    VStack {
      RoundedRectangle(cornerRadius: 8)
        .fill(Color.orange)
        .matchedGeometryEffect(id: product.id, in: hero)
        .frame(height: 300)
      Text("\(product.price)")
      Button("Close", action: close)
    }
  }
}

struct CartPanel: View {
  var body: some View { Color.green.frame(height: 200) }
}
