// What the weather will be.
import Foundation

struct Forecast: Identifiable {
  enum Sky: String { case sun, cloud, rain }

  let id: Int
  let name: String
  let high: Double
  let low: Double
  let sky: Sky

  static let week: [Forecast] = [
    Forecast(id: 0, name: "Mon", high: 21, low: 12, sky: .sun),
    Forecast(id: 1, name: "Tue", high: 18, low: 11, sky: .cloud),
    Forecast(id: 2, name: "Wed", high: 14, low: 9, sky: .rain),
    Forecast(id: 3, name: "Thu", high: 17, low: 8, sky: .cloud),
  ]
}

extension Forecast.Sky {
  var symbol: String {
    switch self {
    case .sun: return "sun.max"
    case .cloud: return "cloud"
    case .rain: return "cloud.rain"
    }
  }
}
