import Basics
import Lab

/// `play`: the door to the player.
enum PlayCommand {
  static let all: [Command] = [
    Command(
      "play [--speed] [n]",
      "Plays what follows the last event; space, arrows, + -, l, q.",
      example: "play --speed 0.25", next: ["frame", "inspect", "at 0"]
    ) { (console, arguments) throws(CommandFailure) in
      let speed = try speed(arguments.words)
      let session = try console.bench()
      guard let player = console.player else {
        throw CommandFailure(
          "playing needs a terminal", hints: ["'strip' draws frames side by side"])
      }
      player(session, speed)
      console.write("t=\(NumberFormat.string(session.seconds))")
    }
  ]

  /// `--speed 0.25`, `--speed=0.25`, or the number alone.
  private static func speed(_ words: [String]) throws(CommandFailure) -> Double {
    guard let word = words.last else { return 1 }
    let text = word.hasPrefix("--speed=") ? String(word.dropFirst("--speed=".count)) : word
    guard let speed = Double(text), speed >= 0.01, speed <= 100 else {
      throw CommandFailure(
        "'\(Escaping.visible(text))' is not a speed", hints: ["play --speed 0.25"])
    }
    return speed
  }
}
