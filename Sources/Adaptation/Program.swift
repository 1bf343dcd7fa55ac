// Rewrites the Swift sources of a module of an iOS app, or of its tests, so that Swift on Linux compiles them with
// Vitrine's modules: line for line, so that errors, backtraces and coverage name the user's own lines.
//
// First all files' declarations are read into an index, then each file is rewritten with it. It is no target of the
// package: the tool compiles it with the SwiftSyntax that the toolchain brings. May import nothing of Vitrine's.

import Foundation

/// The commands `Adaptation --job job.json`, `--build-step job.json` for what a build runs, which tells as compilers do,
/// and `--stub job.json` for stand-ins of missing modules.
@main
enum Program {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, ["--job", "--build-step", "--stub"].contains(arguments[1]) else {
      fail("usage: Adaptation --job|--build-step|--stub job.json")
    }
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: arguments[2]))
      if arguments[1] == "--stub" {
        try JSONDecoder().decode(StubJob.self, from: data).run()
        exit(0)
      }
      let job = try JSONDecoder().decode(Job.self, from: data)
      let output = Output(arguments[1] == "--job" ? .json : .diagnostics)
      let succeeded = ModuleAdaptation(job).run(telling: output)
      exit(succeeded && !output.hasErrors ? 0 : 1)
    } catch {
      fail("\(arguments[2]): \(error)")
    }
  }

  private static func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("Adaptation: \(message)\n".utf8))
    exit(2)
  }
}
