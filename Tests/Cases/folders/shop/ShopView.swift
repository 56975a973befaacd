// A shop with four mistakes of motion, as they are made.
import SwiftUI

struct ShopView: View {
  @State private var item: Product?
  @State private var showsCart = false
  @Namespace private var hero

  var body: some View {
    ZStack {
      Color.white
      if let product = item {
        ProductPage(product: product, hero: hero) { withAnimation { item = nil } }
          .transition(.identity)
      } else {
        VStack {
          ForEach(Product.all) { product in
            ProductRow(product: product, hero: hero)
              .onTapGesture { withAnimation { item = product } }
          }
          Button("Cart") { showsCart.toggle() }
        }
      }
      if showsCart {
        CartPanel()
          .transition(.move(edge: .bottom))
          .animation(.default, value: showsCart)
      }
    }
  }
}
