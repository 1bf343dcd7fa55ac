import ArgumentParser
import Foundation

/// `vitrine xcrun`: finds the tool that a command line of `xcrun` means, and runs it.
package struct XcrunCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "xcrun",
    abstract: "Takes the command lines of Xcode's xcrun: simctl, xcresulttool, xccov, xcodebuild.")

  @Argument(parsing: .captureForPassthrough, help: "What xcrun takes.")
  package var words: [String] = []

  package init() {}

  package func run() throws {
    let xcrun = Xcrun(
      environment: ProcessInfo.processInfo.environment,
      directory: URL(fileURLWithPath: FileManager.default.currentDirectoryPath),
      print: StandardStreams.print, warn: StandardStreams.warn)
    throw ExitCode(xcrun.run(words))
  }
}

/// `vitrine xcode-select`: answers where Xcode would be.
package struct XcodeSelectCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "xcode-select", abstract: "Takes the command lines of Xcode's xcode-select.")

  @Argument(parsing: .captureForPassthrough, help: "What xcode-select takes.")
  package var words: [String] = []

  package init() {}

  package func run() throws {
    switch words.first {
    case "-p", "--print-path":
      print(try VitrineHome.find(environment: ProcessInfo.processInfo.environment).path)
    case "-v", "--version": print("xcode-select version 2416.")
    // There is one toolchain here, so that any choice is the same.
    case "-s", "--switch", "-r", "--reset", "--install": break
    default:
      FileHandle.standardError.write(
        Data("xcode-select: error: invalid argument '\(words.first ?? "")'\n".utf8))
      throw ExitCode(1)
    }
  }
}
