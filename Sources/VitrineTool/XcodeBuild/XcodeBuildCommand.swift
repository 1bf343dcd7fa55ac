import ArgumentParser
import Foundation

/// `vitrine xcodebuild`: takes the command lines of Xcode's `xcodebuild`.
package struct XcodeBuildCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "xcodebuild",
    abstract: "Takes the command lines of Xcode's xcodebuild.",
    discussion:
      "Exit status: 0, 64 usage, 65 failed, 66 no project, 70 no such device, 74 packages."
  )

  @Argument(parsing: .captureForPassthrough, help: "What xcodebuild takes.")
  package var words: [String] = []

  package init() {}

  package func run() throws {
    let interruption = try Interruption()
    interruption.listen()
    let command = XcodeBuildRun(
      words: words, environment: ProcessInfo.processInfo.environment,
      directory: URL(fileURLWithPath: FileManager.default.currentDirectoryPath),
      interruption: interruption, print: StandardStreams.print, warn: StandardStreams.warn)
    throw ExitCode(command.run())
  }
}
