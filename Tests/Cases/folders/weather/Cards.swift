// A day and the chart of all days.
import SwiftUI

struct DayCard: View {
  let day: Forecast
  var isOpen: Bool

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(day.name).bold()
        Spacer()
        Image(systemName: day.sky.symbol)
        Text("\(Int(day.high))°")
      }
      if isOpen {
        Text("Low \(Int(day.low))°, \(day.sky.rawValue)")
          .font(.caption)
          .transition(.opacity)
      }
    }
    .padding()
    .background(Color.white.opacity(0.3))
    .clipShape(RoundedRectangle(cornerRadius: 14, style: .continuous))
  }
}

struct TemperatureChart: View {
  let week: [Forecast]
  let isShown: Bool
  private var highest: Double { week.map(\.high).max() ?? 1 }

  var body: some View {
    HStack(alignment: .bottom, spacing: 12) {
      ForEach(week) { day in
        RoundedRectangle(cornerRadius: 4)
          .fill(Color.orange)
          .frame(width: 24, height: isShown ? CGFloat(day.high / highest) * 100 : 4)
      }
    }
    .frame(height: 110, alignment: .bottom)
  }
}
