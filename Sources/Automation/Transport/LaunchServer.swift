import ForkServer
import Foundation

/// A process of an app's program that has loaded its libraries and waits to be copied: a fork server.
///
/// It ends with this object, and with this process, whose end closes the socket.
final class LaunchServer: Sendable {
  enum Answer: Equatable {
    case started(Int32)
    /// There are more arguments or variables than it has room for.
    case doesNotFit
    /// It is of no use any more.
    case gone
  }

  /// How long it may take to load, or to answer, in seconds of real time.
  private static let patience: Int32 = 10
  /// For arguments, which need two each; for variables, so many more than those of the start for which it was made.
  private static let places = 256
  /// In bytes: where a start is larger, the system decides whether it is too large.
  private static let most = 100_000

  let process: Int32
  private let socket: OwnedDescriptor
  private let files: [String: FileIdentity]
  private let loading: [String]

  /// Makes the server for a program, which has loaded when this returns.
  ///
  /// Nil if the program has none, or it cannot serve here.
  init?(for start: ProgramStart) {
    guard forkServerIsIn(start.path), let program = FileIdentity(at: start.path),
      let (process, socket) = Self.spawn(for: start)
    else { return nil }
    self.process = process
    self.socket = socket
    loading = Self.loading(of: start)
    let isReady = forkServerGreets(socket.number, Self.patience * 1000)
    files = isReady ? Self.files(of: process).merging([start.path: program]) { $1 } : [:]
    if !isReady { return nil }
  }

  /// The process with this process's end of its socket; the other end is its alone, so that its end shows.
  private static func spawn(for start: ProgramStart) -> (Int32, OwnedDescriptor)? {
    var numbers: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &numbers) == 0 else { return nil }
    let socket = OwnedDescriptor(numbers[0], isDriverSocket: true)
    defer { close(numbers[1]) }
    let variables =
      loading(of: start) + [
        // All is looked up before the first copy, and not in each of them.
        "LD_BIND_NOW=1", "\(String(cString: forkServerVariable))=\(numbers[1])",
        // Room for the texts of what is started.
        String(repeating: "-", count: most),
      ] + Array(repeating: "", count: start.variables.count + places)
    let server = ProgramStart(
      path: start.path, arguments: [start.path] + Array(repeating: "", count: places - 1),
      variables: variables)
    guard let process = try? server.spawn(output: nil, inherited: numbers[1]) else { return nil }
    return (process, socket)
  }

  deinit {
    kill(-process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }

  /// Whether it would load the same files in the same way for this start.
  func serves(_ start: ProgramStart) -> Bool {
    files[start.path] != nil && loading == Self.loading(of: start)
      && files.allSatisfy { FileIdentity(at: $0.key) == $0.value }
  }

  /// Starts the program, as the leader of a process group.
  func start(_ start: ProgramStart, output: Int32, inherited: Int32) -> Answer {
    let texts = start.arguments + start.variables
    guard texts.reduce(0, { $0 + $1.utf8.count + 9 }) < Self.most else { return .doesNotFit }
    let answer = start.withCStrings { arguments, variables in
      forkServerStart(
        socket.number, arguments, variables, output, inherited, Self.patience * 1000)
    }
    guard answer > 0 else { return answer == -E2BIG ? .doesNotFit : .gone }
    // It does so itself; but what is done with it from here on is done with the group.
    setpgid(answer, answer)
    return .started(answer)
  }

  /// The variables that decide what is loaded.
  private static func loading(of start: ProgramStart) -> [String] {
    start.variables.filter { variable in
      ["LD_", "GLIBC_TUNABLES=", "MALLOC_"].contains { variable.hasPrefix($0) }
    }
  }

  /// The files that a process has loaded and a build may replace: not those of the system and of the toolchain.
  static func files(of process: Int32) -> [String: FileIdentity] {
    let maps = ProcessFiles.wholeText(of: "/proc/\(process)/maps")
    var paths: Set<Substring> = []
    for line in maps.split(separator: "\n") {
      if let start = line.firstIndex(of: "/") { paths.insert(line[start...]) }
    }
    let runtime = paths.first { $0.hasSuffix("/libswiftCore.so") }?.dropLast(15)
    let fixed = ["/usr/", "/lib"] + (runtime.map { [String($0)] } ?? [])
    let own = paths.filter { path in !fixed.contains { path.hasPrefix($0) } }
    return Dictionary(
      uniqueKeysWithValues: own.compactMap { path in
        FileIdentity(at: String(path)).map { (String(path), $0) }
      })
  }
}
