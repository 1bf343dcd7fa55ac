import Foundation

/// What is asked of a program that hangs, before it is ended: its screen, then the stacks of its threads.
///
/// The test libraries answer a signal with the files of a failure. The stacks are read by gdb; where there
/// is none, Swift's runtime shows the one of the thread that works most, once. A process that wouldn't answer
/// to a signal isn't sent it.
struct Interrogation {
  private enum Phase {
    case screen
    case stacks
    case over
  }

  /// The signal at which the test libraries keep the screen.
  static let screenSignal = SIGUSR2
  /// What they print when they have done so.
  static let screenAnswer = "vitrine: kept the screen of a test that hangs"
  /// How a backtrace of Swift's runtime ends.
  private static let stacksAnswer = "Backtrace took "

  private static let screenLimit = Duration.seconds(5)
  private static let stacksLimit = Duration.seconds(30)

  private let processes: [Int32]
  private var phase = Phase.screen
  private var deadline: ContinuousClock.Instant
  /// What gdb has told, to be handed over once.
  private var told: [String] = []

  /// - Parameter processes: Those that belong to the program.
  init(of processes: [Int32]) {
    self.processes = processes
    deadline = .now + Self.screenLimit
    if !send(Self.screenSignal) { askForStacks() }
  }

  /// Whether nothing more is to be waited for.
  mutating func isOver() -> Bool {
    if phase != .over, ContinuousClock.now >= deadline { advance() }
    return phase == .over
  }

  /// Takes a line that the program printed.
  mutating func note(_ line: String) {
    switch phase {
    case .screen where line.contains(Self.screenAnswer): advance()
    case .stacks where line.hasPrefix(Self.stacksAnswer): advance()
    default: break
    }
  }

  private mutating func advance() {
    if phase == .screen { askForStacks() } else { phase = .over }
  }

  private mutating func askForStacks() {
    deadline = .now + Self.stacksLimit
    let listening = processes.filter { Self.catches(SIGQUIT, process: $0) }
    told = listening.flatMap(ThreadStacks.read)
    phase = .over
    guard told.isEmpty else { return }
    for process in listening where ThreadStacks.signal(SIGQUIT, to: process) { phase = .stacks }
  }

  /// Lines for the output of the program, once.
  mutating func takeLines() -> [String] {
    defer { told = [] }
    return told
  }

  /// - Returns: Whether some process answers to the signal.
  private func send(_ signal: Int32) -> Bool {
    let listening = processes.filter { Self.catches(signal, process: $0) }
    for process in listening { kill(process, signal) }
    return !listening.isEmpty
  }

  /// Whether a process has a handler for the signal; without one it would just end.
  static func catches(_ signal: Int32, process: Int32) -> Bool {
    let status = FileManager.default.contents(atPath: "/proc/\(process)/status") ?? Data()
    let lines = String(decoding: status, as: UTF8.self).split(separator: "\n")
    guard let line = lines.first(where: { $0.hasPrefix("SigCgt:") }),
      let mask = UInt64(line.dropFirst("SigCgt:".count).drop { $0 == "\t" || $0 == " " }, radix: 16)
    else { return false }
    return mask & (1 << UInt64(signal - 1)) != 0
  }
}
