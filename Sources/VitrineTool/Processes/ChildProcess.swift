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
  /// Whether standard output is a terminal, so that lines come as they are printed.
  package var hasTerminal = false

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
  ///   - events: A further stream to read, held open by the caller.
  ///   - interruption: What stops the program early.
  ///   - onLine: Called for each line, without its line end, on the caller's thread.
  /// - Returns: How the program ended.
  /// - Throws: `ToolError` when the program can't be started; what `onLine` throws, after the
  ///   program has been stopped.
  package func run(
    events: FileDescriptor? = nil, interruption: Interruption,
    onLine: (Source, String) throws -> Void
  ) throws -> Ending {
    let output = try hasTerminal ? FileDescriptor.terminal() : FileDescriptor.pipe()
    let error = try FileDescriptor.pipe()
    let process = try spawn(output: output.write, error: error.write)
    output.write.close()
    error.write.close()
    var streams = [
      Stream(source: .output, descriptor: output.read),
      Stream(source: .error, descriptor: error.read),
    ]
    if let events { streams.append(Stream(source: .events, descriptor: events)) }
    do {
      return try follow(process, streams: &streams, interruption: interruption, onLine: onLine)
    } catch {
      stop(process)
      throw error
    }
  }

  // MARK: Reading

  private struct Stream {
    let source: Source
    let descriptor: FileDescriptor
    var decoder = LineDecoder()
    var isAtEnd = false
  }

  private func follow(
    _ process: pid_t, streams: inout [Stream], interruption: Interruption,
    onLine: (Source, String) throws -> Void
  ) throws -> Ending {
    var ending: Ending?
    var silence = 0
    while true {
      if interruption.isTripped {
        stop(process)
        return .interrupted
      }
      let didRead = try readOnce(
        &streams, interruption: interruption, timeout: 50, onLine: onLine)
      // After the end, what is still in the pipes is read: a terminal hands it over a while after it
      // was written. A grandchild may hold them open.
      silence = didRead || ending == nil ? 0 : silence + 1
      let isComplete = streams.allSatisfy { $0.isAtEnd || $0.source == .events }
      if let ending, !didRead, isComplete || silence > Self.maximumSilence {
        for index in streams.indices {
          if let rest = streams[index].decoder.finish() { try onLine(streams[index].source, rest) }
        }
        return ending
      }
      if ending == nil { ending = Self.ending(of: process, wait: false) }
    }
  }

  /// So many waits without a word after the end, in steps of 50 ms.
  private static let maximumSilence = 20

  /// - Returns: whether there was something to read, or may be.
  private func readOnce(
    _ streams: inout [Stream], interruption: Interruption, timeout: Int32,
    onLine: (Source, String) throws -> Void
  ) throws -> Bool {
    let open = streams.indices.filter { !streams[$0].isAtEnd }
    var requests = open.map {
      pollfd(fd: streams[$0].descriptor.number, events: Int16(POLLIN), revents: 0)
    }
    requests.append(pollfd(fd: interruption.descriptor.number, events: Int16(POLLIN), revents: 0))
    let count = poll(&requests, nfds_t(requests.count), timeout)
    guard count > 0 else { return count < 0 && errno == EINTR }
    var didRead = false
    for (request, index) in zip(requests, open) where request.revents != 0 {
      guard let bytes = streams[index].descriptor.readAvailable() else { continue }
      streams[index].isAtEnd = bytes.isEmpty
      didRead = didRead || !bytes.isEmpty
      for line in streams[index].decoder.append(bytes) { try onLine(streams[index].source, line) }
    }
    return didRead
  }

  // MARK: Starting and stopping

  private func spawn(output: FileDescriptor, error: FileDescriptor) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.number, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, error.number, STDERR_FILENO)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for number in [SIGINT, SIGTERM, SIGHUP, SIGPIPE] { sigaddset(&defaults, number) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    // A thread of Dispatch blocks signals, and a child would inherit that.
    var mask = sigset_t()
    sigemptyset(&mask)
    posix_spawnattr_setsigmask(&attributes, &mask)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

    var variables = ProcessInfo.processInfo.environment
    variables.merge(environment) { $1 }
    variables[RunMarker.variable] = marker.value
    var process = pid_t()
    let status = Self.withCStrings([executable] + arguments) { arguments in
      Self.withCStrings(variables.map { "\($0.key)=\($0.value)" }.sorted()) { variables in
        posix_spawn(&process, executable, &actions, &attributes, arguments, variables)
      }
    }
    guard status == 0 else {
      throw ToolError("Could not start \(executable): \(String(cString: strerror(status))).")
    }
    return process
  }

  private func stop(_ process: pid_t) {
    kill(-process, SIGTERM)
    marker.stopProcesses(grace: 2)
    kill(-process, SIGKILL)
    _ = Self.ending(of: process, wait: true)
  }

  private static func ending(of process: pid_t, wait: Bool) -> Ending? {
    var status: Int32 = 0
    var result = waitpid(process, &status, wait ? 0 : WNOHANG)
    while result == -1, errno == EINTR { result = waitpid(process, &status, wait ? 0 : WNOHANG) }
    guard result == process else { return result == 0 ? nil : .exited(ExitStatus.failed) }
    // The macros WIFEXITED and WTERMSIG of wait.h, which Swift doesn't import.
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}
