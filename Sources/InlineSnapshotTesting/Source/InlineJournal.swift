import Foundation

/// What was written into one source since the program was built.
///
/// It lies in the folder for temporary files, so that the processes of one run, which all know the lines of
/// the source as it was compiled, find the calls that others have moved.
struct InlineJournal: Codable {
  struct Edit: Codable {
    /// As compiled.
    let line: Int
    let column: Int
    let text: String?
    /// Lines that were added.
    let growth: Int
  }

  private var program: String
  private var edits: [Edit] = []
  /// What the source said after the last edit.
  private var source = ""

  private init() {
    program = Self.program
  }

  /// This journal, or an empty one if the program was built anew or somebody else has changed the source.
  func matching(_ text: String) -> InlineJournal {
    program == Self.program && source == text ? self : InlineJournal()
  }

  /// The present line of what was compiled in a line.
  func line(of line: Int) -> Int {
    line + edits.filter { $0.line < line }.reduce(0) { $0 + $1.growth }
  }

  /// What was written for a call.
  func edit(at line: Int, column: Int) -> Edit? {
    edits.first { $0.line == line && $0.column == column }
  }

  mutating func add(_ edit: Edit, giving text: String) {
    edits.append(edit)
    source = text
  }

  // MARK: Keeping

  /// Reads the journal of a source, lets `body` change it, and keeps it, while other processes wait.
  static func withLock(on path: String, _ body: (inout InlineJournal) throws -> Void) throws {
    let name = path.utf8.reduce(into: UInt64(5381)) { $0 = $0 &* 33 &+ UInt64($1) }
    let file = URL(fileURLWithPath: NSTemporaryDirectory())
      .appendingPathComponent("vitrine-inline-\(String(name, radix: 16)).json")
    let descriptor = open(file.path + ".lock", O_CREAT | O_RDWR, 0o600)
    if descriptor >= 0 { flock(descriptor, LOCK_EX) }
    defer { if descriptor >= 0 { close(descriptor) } }
    let kept = (try? Data(contentsOf: file)).flatMap {
      try? JSONDecoder().decode(InlineJournal.self, from: $0)
    }
    var journal = kept ?? InlineJournal()
    try body(&journal)
    try? JSONEncoder().encode(journal).write(to: file, options: .atomic)
  }

  /// Tells this build of the program from others.
  private static let program: String = {
    var status = stat()
    guard stat("/proc/self/exe", &status) == 0 else { return "" }
    return "\(status.st_ino) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
  }()
}
