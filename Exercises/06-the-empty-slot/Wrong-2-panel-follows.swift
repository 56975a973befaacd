// fails: the pot flies to its place
// Misconception: isSource: false on either end will do. The follower takes the place of the source:
// the large pot lies on the small one and never reaches its own place.
import SwiftUI

struct Plant: Identifiable {
  let id: Int
  let name: String

  static let all = [
    Plant(id: 1, name: "Ivy"), Plant(id: 2, name: "Fern"), Plant(id: 3, name: "Oak"),
  ]
}

struct Pot: View {
  let plant: Plant
  let shelf: Namespace.ID
  let size: Double
  var isSource = true

  var body: some View {
    VStack(spacing: 4) {
      RoundedRectangle(cornerRadius: 8)
        .fill(.green)
        .matchedGeometryEffect(id: "pot-\(plant.id)", in: shelf, isSource: isSource)
        .frame(width: size, height: size)
      Text(plant.name)
    }
    .frame(width: size)
  }
}

struct ContentView: View {
  @State private var opened: Plant?
  @Namespace private var shelf

  var body: some View {
    HStack {
      VStack(spacing: 8) {
        ForEach(Plant.all) { plant in
          Pot(plant: plant, shelf: shelf, size: 40)
            .onTapGesture { opened = plant }
        }
      }
      .padding(16)
      ZStack {
        if let opened {
          Pot(plant: opened, shelf: shelf, size: 120, isSource: false)
            .transition(.scale(1))
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(.rect)
      .onTapGesture { opened = nil }
    }
    .frame(maxHeight: .infinity)
    .animation(.linear(duration: 1), value: opened?.id)
  }
}
