// fails: the neighbours stay
// Misconception: a Spacer fills just the room that has become free. It takes all that there is, and
// the column grows and pushes the others away.
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

  var body: some View {
    VStack(spacing: 4) {
      RoundedRectangle(cornerRadius: 8)
        .fill(.green)
        .matchedGeometryEffect(id: "pot-\(plant.id)", in: shelf)
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
          if opened?.id != plant.id {
            Pot(plant: plant, shelf: shelf, size: 40)
              .transition(.scale(1))
              .onTapGesture { opened = plant }
          } else {
            Spacer()
          }
        }
      }
      .padding(16)
      ZStack {
        if let opened {
          Pot(plant: opened, shelf: shelf, size: 120)
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
