import Foundation

/// Runs one program to its end, and hands over what it prints line by line.
package struct ChildProcess {
  /// How a program ended.
  package enum Ending: Equatable, Sendable {
    case exited(Int32)
    case signalled(Int32)
    case interrupted
  }

  /// Where a line came from.
  package enum Source: Equatable, Sendable {
    case output
    case error
    /// The extra stream given to `run`.
    case events
  }

  /// An absolute path.
  package var executable: String
  package var arguments: [String]
  /// Added to this process's own environment.
  package var environment: [String: String]
  package var marker: RunMarker
  /// Whether what the program sees is the same in each run: it runs in a session of its own, by which it is found
  /// instead (`RunMarker`), and without what shells note in the environment for themselves.
  ///
  /// SwiftPM compiles plugins and reads manifests again wherever any variable has changed.
  package var hidesMarker = false
  /// Whether standard output is a terminal, so that lines come as they are printed.
  package var hasTerminal = false
  /// Whether standard error goes to standard output, so that the lines of both keep their order.
  package var mergesErrors = false
  /// What the program reads as its standard input; nil gives it an empty one.
  package var input: FileDescriptor?
  /// The absolute path of the folder in which the program starts; nil for this process's own.
  package var directory: String?

  package init(
    executable: String, arguments: [String], environment: [String: String] = [:], marker: RunMarker
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.marker = marker
  }

  /// Starts the program, reads its streams until it has ended, and returns how it ended.
  ///
  /// The program gets an empty standard input and a process group of its own. An interruption
  /// stops it and everything it started.
  /// - Parameters:
  ///   - interruption: What stops the program early.
  ///   - onLine: Called for each line, without its line end, on the caller's thread.
  /// - Returns: How the program ended.
  /// - Throws: `ToolError` when the program can't be started.
  package func run(
    interruption: Interruption, onLine: (Source, String) -> Void
  ) throws -> Ending {
    let process = try start()
    while true {
      if interruption.isTripped {
        process.stop()
        return .interrupted
      }
      RunningProcess.wait(for: [process], or: interruption)
      if let ending = process.read(onLine: onLine) { return ending }
    }
  }

  /// Starts the program, which the caller then reads to its end.
  ///
  /// - Parameter events: A further stream to read, held open by the caller.
  /// - Returns: The program as it runs.
  /// - Throws: `ToolError` when the program can't be started.
  package func start(events: FileDescriptor? = nil) throws -> RunningProcess {
    let output = try hasTerminal ? FileDescriptor.terminal() : FileDescriptor.pipe()
    let error = try mergesErrors ? nil : FileDescriptor.pipe()
    let process = try spawn(output: output.write, error: error?.write ?? output.write)
    output.write.close()
    error?.write.close()
    var streams: [(Source, FileDescriptor)] = [(.output, output.read)]
    if let error { streams.append((.error, error.read)) }
    if let events { streams.append((.events, events)) }
    return RunningProcess(process, streams: streams, marker: marker)
  }

  /// Starts the program and leaves it alone: what it prints goes where this process prints.
  ///
  /// - Throws: `ToolError` when the program can't be started.
  package func startDetached() throws {
    _ = try spawn(output: nil, error: nil)
  }

  private func spawn(output: FileDescriptor?, error: FileDescriptor?) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input.number, STDIN_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    if let output { posix_spawn_file_actions_adddup2(&actions, output.number, STDOUT_FILENO) }
    if let error { posix_spawn_file_actions_adddup2(&actions, error.number, STDERR_FILENO) }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGQUIT] { sigaddset(&defaults, number) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    // A thread of Dispatch blocks signals, and a child would inherit that.
    var mask = sigset_t()
    sigemptyset(&mask)
    posix_spawnattr_setsigmask(&attributes, &mask)
    posix_spawnattr_setpgroup(&attributes, 0)
    let group = hidesMarker ? DetachedProcess.ownSession : Int16(POSIX_SPAWN_SETPGROUP)
    posix_spawnattr_setflags(
      &attributes, group | Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

    var variables = ProcessInfo.processInfo.environment
    variables.merge(environment) { $1 }
    variables[RunMarker.variable] = marker.value
    var process = pid_t()
    var command = [executable] + arguments
    if hidesMarker { command = ["/bin/sh", "-c", Self.hidingMarker, "sh"] + command }
    // Swift's Glibc has no call for a folder to start in: a shell goes there and becomes the program.
    if let directory { command = ["/bin/sh", "-c", #"cd "$0" && exec "$@""#, directory] + command }
    let program = command[0]
    let status = Self.withCStrings(command) { arguments in
      Self.withCStrings(variables.map { "\($0.key)=\($0.value)" }.sorted()) { variables in
        var status = posix_spawn(&process, program, &actions, &attributes, arguments, variables)
        // A program that this process has just written is busy until another child, which was started
        // in that moment, has become its own program and let go of the file.
        for _ in 0..<100 {
          guard status == ETXTBSY else { break }
          usleep(10_000)
          status = posix_spawn(&process, program, &actions, &attributes, arguments, variables)
        }
        return status
      }
    }
    guard status == 0 else {
      throw ToolError("Could not start \(executable): \(String(cString: strerror(status))).")
    }
    return process
  }

  /// A shell that carries the marker, and waits for a program that does not.
  private static let hidingMarker =
    #"unset \#(RunMarker.variable) _ OLDPWD SHLVL; "$@"; exit $?"#

  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}
