import Foundation

/// A program that goes on when this process has ended.
struct DetachedProcess {
  var program: String
  var arguments: [String]
  /// All of it.
  var environment: [String: String]
  /// Where its output and errors go.
  var log: String

  /// `POSIX_SPAWN_SETSID`, which Glibc's module leaves out.
  static let ownSession: Int16 = 0x80

  /// - Returns: The number of the process.
  /// - Throws: `ToolError` when it can't be started.
  func start() throws -> pid_t {
    try FileManager.default.createDirectory(
      atPath: (log as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(
      &actions, STDOUT_FILENO, log, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A session of its own: no terminal's end or Ctrl-C reaches it.
    posix_spawnattr_setflags(&attributes, Self.ownSession)
    var process = pid_t()
    let status = Self.withCStrings([program] + arguments) { arguments in
      Self.withCStrings(environment.map { "\($0.key)=\($0.value)" }.sorted()) { variables in
        posix_spawn(&process, program, &actions, &attributes, arguments, variables)
      }
    }
    guard status == 0 else {
      throw ToolError("Could not start \(program): \(String(cString: strerror(status))).")
    }
    return process
  }

  /// Whether a process that this one started has ended.
  static func hasEnded(_ process: pid_t) -> Bool {
    var status: Int32 = 0
    return waitpid(process, &status, WNOHANG) != 0
  }

  /// What it has printed.
  var logText: String { (try? String(contentsOfFile: log, encoding: .utf8)) ?? "" }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}
