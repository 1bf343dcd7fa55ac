import Foundation

/// Runs the cases in a process of their own, and goes on behind a case that ended it or hangs.
struct Supervisor {
  struct Finding {
    var number: Int
    var entry: String
    var what: String
    var lastWords: String
  }

  let command: Fuzzer
  let entries: [String]
  private(set) var findings: [Finding] = []

  /// How many seconds of work one case may take.
  private static let limit: TimeInterval = 20
  /// How long one case may take in real time: far away, since other programs may be at work too.
  private static let farLimit = Duration.seconds(180)
  /// An entry point that was found so often is left alone by a person's patience.
  private static let most = 200

  init(command: Fuzzer, entries: [String]) {
    self.command = command
    self.entries = entries
  }

  mutating func run() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "fuzzer-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Real time: the date in this process is the device's.
    let end = ContinuousClock.now.advanced(by: .seconds(command.seconds ?? 365 * 86_400))
    var next = command.from
    let last = command.from + command.cases
    while next < last, ContinuousClock.now < end, findings.count < Self.most {
      next = try runProcess(from: next, to: last, until: end, folder: folder)
    }
    print(
      "fuzzer: \(next - command.from) cases over \(entries.count) entry points, "
        + "\(findings.count) findings")
    for (name, group) in Dictionary(grouping: findings, by: \.entry).sorted(by: { $0.key < $1.key })
    {
      print("  \(name): \(group.count) times; \(group[0].what) in case \(group[0].number)")
      if !group[0].lastWords.isEmpty { print("    \(group[0].lastWords)") }
      let entry = command.entry.map { " --entry '\($0)'" } ?? ""
      print(
        "    to see it again: Scripts/fuzz --seed \(command.seed) --from \(group[0].number) --cases 1\(entry)"
      )
    }
  }

  /// - Returns: The number of the next case.
  private mutating func runProcess(
    from first: Int, to last: Int, until end: ContinuousClock.Instant, folder: URL
  ) throws -> Int {
    let journal = folder.appendingPathComponent("journal")
    let output = folder.appendingPathComponent("output")
    try Data("\(first)            \n".utf8).write(to: journal)
    try Data().write(to: output)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = [
      "--seed", "\(command.seed)", "--from", "\(first)", "--cases", "\(last - first)", "--journal",
      journal.path,
    ]
    if let entry = command.entry { process.arguments? += ["--entry", entry] }
    process.environment = ProcessInfo.processInfo.environment
    // A backtrace takes longer than thousands of cases; a case that is run again shows it.
    if command.cases > 1 { process.environment?["SWIFT_BACKTRACE"] = "enable=no" }
    let log = try FileHandle(forWritingTo: output)
    // Open as long as this process lives.
    process.standardInput = Pipe()
    process.standardOutput = log
    process.standardError = log
    try process.run()
    var (current, since, workBefore) = (first, ContinuousClock.now, 0.0)
    while process.isRunning, ContinuousClock.now < end {
      Thread.sleep(forTimeInterval: 0.05)
      let number = Self.number(in: journal) ?? last
      let work = Self.work(of: process.processIdentifier)
      if number != current { (current, since, workBefore) = (number, .now, work) }
      if work - workBefore > Self.limit || since.duration(to: .now) > Self.farLimit {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        note(current, "hangs", output)
        return current + 1
      }
    }
    if process.isRunning {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      return Self.number(in: journal) ?? last
    }
    guard let number = Self.number(in: journal) else { return last }
    note(number, "ends the process (signal \(process.terminationStatus))", output)
    return number + 1
  }

  /// How long processors have worked for a process, in seconds.
  private static func work(of process: pid_t) -> TimeInterval {
    let text = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
    // The name of the program, which may hold spaces, stands in parentheses; behind it the twelfth and thirteenth.
    let fields = text.drop { $0 != ")" }.split(separator: " ").dropFirst()
    let ticks = fields.dropFirst(11).prefix(2).compactMap { Double($0) }.reduce(0, +)
    return ticks / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  private mutating func note(_ number: Int, _ what: String, _ output: URL) {
    let lines = ((try? String(contentsOf: output, encoding: .utf8)) ?? "").split(separator: "\n")
    let words = lines.last { $0.contains("Fatal error") || $0.contains("rror: ") }
    let finding = Finding(
      number: number, entry: entries[number % entries.count], what: what,
      lastWords: words.map(String.init) ?? "")
    findings.append(finding)
    // At once, so that a run that is stopped has told what it has found.
    print("found: case \(number), \(finding.entry): \(what)")
    fflush(nil)
  }

  /// The case under way; nil when all have run.
  private static func number(in journal: URL) -> Int? {
    let text = (try? String(contentsOf: journal, encoding: .utf8)) ?? ""
    return Int(text.prefix { $0.isNumber })
  }
}
