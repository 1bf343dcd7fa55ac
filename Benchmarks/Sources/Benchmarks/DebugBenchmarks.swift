import Foundation

/// How much slower the engine is in a debug build, which is what tests run with.
///
/// The program builds itself a second time, for debugging, in the scratch folder from which it runs;
/// the first time that takes as long as a build from nothing. Both builds then time W(1,000) in
/// processes of their own, by turns, so that what else the machine does slows both down.
@MainActor
enum DebugBenchmarks {
  static func run(_ report: inout Report) {
    let size = report.isSmoke ? 100 : 1_000
    let name = "graph/debug/\(size)"
    guard report.wants(name) else { return }
    let this = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    guard let debug = report.isSmoke ? this : debugBuild(of: this) else {
      report.add(name, ratio: .infinity, limit: 4.5, note: "the debug build has failed")
      return
    }
    var best = (debug: Double.infinity, this: Double.infinity)
    for _ in 0..<(report.isSmoke ? 1 : 5) {
      best.debug = min(best.debug, secondsToBuild(size, in: debug))
      best.this = min(best.this, secondsToBuild(size, in: this))
    }
    report.add(
      name, ratio: best.debug / best.this, limit: report.isSmoke ? nil : 4.5,
      note: "\(milliseconds(best.debug)) for debugging, \(milliseconds(best.this)) as built")
  }

  /// What a process that is started for it says of its best time, in seconds.
  private static func secondsToBuild(_ size: Int, in program: URL) -> Double {
    let answer = output(of: program, ["--seconds-to-build", "\(size)"])
    guard let seconds = answer.flatMap(Double.init) else {
      preconditionFailure("\(program.path) must say how long W(\(size)) takes, not \(answer ?? "")")
    }
    return seconds
  }

  /// The same program built for debugging; nil if that failed.
  private static func debugBuild(of program: URL) -> URL? {
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    // The scratch folder holds a folder for the platform, which holds one a configuration.
    let scratch = program.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let swift = URL(fileURLWithPath: "/usr/bin/env")
    let build = [
      "swift", "build", "-c", "debug", "--product", "benchmarks", "-j", "2",
      "--package-path", package.path, "--scratch-path", scratch.path,
    ]
    guard output(of: swift, build) != nil,
      let folder = output(of: swift, build + ["--show-bin-path"])
    else { return nil }
    return URL(fileURLWithPath: folder).appendingPathComponent(program.lastPathComponent)
  }

  /// What a program prints; nil if it fails, which is then shown.
  private static func output(of program: URL, _ arguments: [String]) -> String? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = pipe
    do { try process.run() } catch { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: data, as: UTF8.self)
    guard process.terminationStatus == 0 else {
      FileHandle.standardError.write(Data(text.utf8))
      return nil
    }
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
