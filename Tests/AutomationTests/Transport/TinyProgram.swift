import Foundation

/// What this test executable is when it is launched with `TINY_PROGRAM`: a program that tells what it sees and ends as
/// the variable says.
private enum TinyProgram {
  static func run(_ end: String) -> Never {
    switch end {
    case "tell": tell()
    case "hash": print("x".hashValue)
    case "abort": abort()
    case "trap": fatalError("out of luck")
    case "fork": fork()
    case "wait": wait()
    default: exit(Int32(end) ?? 1)
    }
    exit(0)
  }

  private static func tell() {
    let process = getpid()
    print(CommandLine.arguments, ProcessInfo.processInfo.arguments, CommandLine.argc)
    for name in ["cmdline", "environ"] {
      let data = FileManager.default.contents(atPath: "/proc/self/\(name)") ?? Data()
      print(name, data.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
    }
    print(ProcessInfo.processInfo.environment.sorted { $0.key < $1.key })
    print(getenv("MARK").map { String(cString: $0) } ?? "no mark")
    print(FileManager.default.currentDirectoryPath, umask(0o77), getppid())
    print("leads \(getpgrp() == process) session \(getsid(0))")
    print((try? String(contentsOfFile: "/proc/self/limits", encoding: .utf8)) ?? "")
    for line in (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8))?
      .split(separator: "\n") ?? []
    where ["Name", "SigBlk", "SigIgn", "SigPnd", "Threads"].contains(where: line.hasPrefix) {
      print(line)
    }
    let input = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/0")
    print("input", input ?? "none", "output", file(1) == file(2))
    print((try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "none")
    // The C library's own number of this thread.
    print("raises \(raise(SIGWINCH))")
  }

  private static func file(_ descriptor: Int32) -> UInt {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? UInt(status.st_ino) : 0
  }

  private static func fork() {
    typealias Fork = @convention(c) () -> Int32
    guard let symbol = dlsym(nil, "fork") else { return }
    let child = unsafeBitCast(symbol, to: Fork.self)()
    if child == 0 { _exit(9) }
    var status: Int32 = 0
    waitpid(child, &status, 0)
    print("its child ended with \(status >> 8)")
  }

  private static func wait() -> Never {
    print("waits")
    fflush(nil)
    while true { sleep(60) }
  }
}

@used @section(".init_array")
private let start: @convention(c) () -> Void = {
  if let end = getenv("TINY_PROGRAM") { TinyProgram.run(String(cString: end)) }
}
