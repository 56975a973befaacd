// A week of weather; a day opens in place.
import SwiftUI

struct WeatherView: View {
  @State private var openDay: Int?
  @State private var isLoaded = false
  private let week = Forecast.week

  var body: some View {
    ScrollView {
      VStack(spacing: 10) {
        ForEach(week) { day in
          DayCard(day: day, isOpen: openDay == day.id)
            .onTapGesture {
              withAnimation(.snappy) { openDay = openDay == day.id ? nil : day.id }
            }
        }
        TemperatureChart(week: week, isShown: isLoaded)
      }
      .padding()
    }
    .background(Sky())
    .onAppear {
      withAnimation(.easeOut(duration: 0.8)) { isLoaded = true }
    }
  }
}

private struct Sky: View {
  var body: some View {
    LinearGradient(colors: [.blue, .cyan], startPoint: .top, endPoint: .bottom)
      .ignoresSafeArea()
  }
}
