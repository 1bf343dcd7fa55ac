import Foundation

/// What a program is started with.
struct ProgramStart: Sendable {
  let path: String
  /// The first is the program itself.
  let arguments: [String]
  /// `NAME=value`, in order.
  let variables: [String]

  init(path: String, arguments: [String], environment: [String: String]) {
    self.init(
      path: path, arguments: [path] + arguments,
      variables: environment.map { "\($0.key)=\($0.value)" }.sorted())
  }

  init(path: String, arguments: [String], variables: [String]) {
    self.path = path
    self.arguments = arguments
    self.variables = variables
  }

  /// Starts the program as the leader of a process group.
  ///
  /// Its output and errors go to `output`, nowhere if that is nil; it gets `inherited` under the same number.
  ///
  /// - Returns: The number of the process.
  /// - Throws: `.launchFailed` if the system refuses.
  func spawn(output: Int32?, inherited: Int32) throws(AutomationError) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    for number in [STDOUT_FILENO, STDERR_FILENO] {
      if let output {
        posix_spawn_file_actions_adddup2(&actions, output, number)
      } else {
        posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_WRONLY, 0)
      }
    }
    // The same number on both sides: the descriptor is inherited.
    posix_spawn_file_actions_adddup2(&actions, inherited, inherited)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A test runner may block signals in its threads; the app starts with none blocked.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETPGROUP))

    var process: pid_t = 0
    let status = withCStrings { arguments, variables in
      posix_spawn(&process, path, &actions, &attributes, arguments, variables)
    }
    guard status == 0 else {
      let reason =
        status == E2BIG
        ? "its arguments and its environment are longer together than the system allows"
        : String(cString: strerror(status))
      throw AutomationError(.launchFailed, "\(path) cannot be started: \(reason)")
    }
    return process
  }

  typealias CStrings = [UnsafeMutablePointer<CChar>?]

  /// Calls `body` with the arguments and the variables as C takes them.
  func withCStrings<Result>(_ body: (CStrings, CStrings) -> Result) -> Result {
    let copies = arguments.map { strdup($0) }
    let others = variables.map { strdup($0) }
    defer { for copy in copies + others { free(copy) } }
    return body(copies + [nil], others + [nil])
  }
}
