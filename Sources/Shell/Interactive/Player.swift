import Basics
import Lab
import Terminal

/// The motion after the last event on the whole screen, with keys. Real time decides which frame is
/// asked for next, and nothing else: the session hears only instants.
struct Player {
  private let session: Session
  private var position: PlayerPosition
  private var screen = PlayerScreen()

  init(_ session: Session, speed: Double) {
    self.session = session
    let seconds = session.motionSeconds()
    position = PlayerPosition(
      frames: Int(((seconds ?? 5) * 60).rounded(.up)), isEndless: seconds == nil, speed: speed)
    // Where nothing is left to see, it starts from the beginning.
    let present = Int((session.seconds * 60).rounded(.down))
    if present < position.last { position.frame = present }
  }

  /// Plays until a key ends it; answers a signal that did. The session stays where the player was.
  mutating func run() -> Int32? {
    var signal: Int32?
    var player = self
    TerminalDevice.withFullScreen { signal = player.loop() }
    self = player
    return signal
  }

  private mutating func loop() -> Int32? {
    let clock = ContinuousClock()
    var last = clock.now
    var isDirty = true
    while true {
      if isDirty { screen.draw(session, position) }
      let event = TerminalDevice.next(milliseconds: position.isPlaying ? 16 : nil)
      let now = clock.now
      let passed = now - last
      last = now
      isDirty = position.advance(bySeconds: passed.seconds)
      switch event {
      case .timeout: continue
      case .terminated(let signal): return signal
      case .end: return 1
      case .resized, .continued: screen.invalidate()
      case .interrupt, .escape, .character("q"), .character("\u{04}"): return nil
      default: position.press(event)
      }
      isDirty = true
    }
  }
}

extension Duration {
  fileprivate var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}

/// Where a player stands: a frame, a speed, and what happens at the end.
struct PlayerPosition {
  static let speeds = [0.1, 0.25, 0.5, 1, 2, 4]

  /// Counted from the last event.
  var frame = 0
  /// The first frame in which everything has ended.
  let last: Int
  /// Whether something never ends; then `last` is where the player turns back.
  let isEndless: Bool
  var speed: Double
  var isPlaying = true
  var isLooping = false
  /// What real time has added to the frame so far, less than a frame.
  private var fraction = 0.0

  init(frames: Int, isEndless: Bool, speed: Double) {
    last = max(frames, 0)
    self.isEndless = isEndless
    self.speed = speed
    isPlaying = last > 0
  }

  /// Lets real time pass; true when another frame is to be shown.
  mutating func advance(bySeconds seconds: Double) -> Bool {
    guard isPlaying else { return false }
    // A terminal that was stopped or slow skips no more than this.
    fraction += min(seconds, 0.25) * speed * 60
    let whole = Int(fraction)
    guard whole > 0 else { return false }
    fraction -= Double(whole)
    frame += whole
    if frame > last {
      if isLooping, last > 0 {
        frame %= last + 1
      } else {
        frame = last
        isPlaying = false
      }
    }
    return true
  }

  mutating func press(_ event: TerminalEvent) {
    switch event {
    case .character(" "):
      if !isPlaying, frame >= last { frame = 0 }
      isPlaying.toggle()
      fraction = 0
    case .right: step(1)
    case .left: step(-1)
    case .up: step(10)
    case .down: step(-10)
    case .home: step(-frame)
    case .last: step(last - frame)
    case .character("+"), .character("="): change(1)
    case .character("-"): change(-1)
    case .character("l"): isLooping.toggle()
    default: break
    }
  }

  private mutating func step(_ frames: Int) {
    isPlaying = false
    frame = min(max(frame + frames, 0), last)
  }

  private mutating func change(_ direction: Int) {
    let faster = PlayerPosition.speeds.first { $0 > speed }
    let slower = PlayerPosition.speeds.last { $0 < speed }
    speed = (direction > 0 ? faster : slower) ?? speed
  }
}
