import Foundation

/// `xcrun`: runs the tools that have a counterpart here, and those of the toolchain.
package struct Xcrun {
  package var environment: [String: String]
  package var directory: URL
  package var print: (String) -> Void
  package var warn: (String) -> Void

  package init(
    environment: [String: String], directory: URL, print: @escaping (String) -> Void,
    warn: @escaping (String) -> Void
  ) {
    self.environment = environment
    self.directory = directory
    self.print = print
    self.warn = warn
  }

  /// - Returns: The exit status.
  package func run(_ words: [String]) -> Int32 {
    var rest = words[...]
    var finds = false
    while let word = rest.first, word.hasPrefix("-") {
      rest = rest.dropFirst()
      switch word {
      case "--sdk", "-sdk", "--toolchain", "-toolchain":
        if let sdk = rest.popFirst(), word.hasSuffix("sdk"), !Self.isPhone(sdk) {
          return fail("SDK \"\(sdk)\" cannot be located")
        }
      case "-f", "--find": finds = true
      case "-r", "--run", "-l", "--log", "-n", "--no-cache", "-k", "--kill-cache", "-v",
        "--verbose":
        continue
      case "--show-sdk-version", "-show-sdk-version", "--show-sdk-platform-version":
        print("26.2")
        return 0
      case "--show-sdk-path", "-show-sdk-path", "--show-sdk-platform-path":
        return fail("\(word) can't be answered: apps are built without an SDK of Apple's")
      case "--version":
        print("xcrun version 72.")
        return 0
      default: return fail("unrecognized option '\(word)'")
      }
    }
    guard let tool = rest.popFirst() else { return fail("no tool is named") }
    return finds ? find(tool) : run(tool, Array(rest))
  }

  private static func isPhone(_ sdk: String) -> Bool { sdk.lowercased().hasPrefix("iphone") }

  private func fail(_ message: String) -> Int32 {
    warn("xcrun: error: \(message)")
    return 72
  }

  // MARK: Tools

  private func run(_ tool: String, _ words: [String]) -> Int32 {
    switch tool {
    case "simctl":
      let set = SimulatorSet(environment: environment)
      return Simctl(set: set, environment: environment, print: print, warn: warn).run(words)
    case "xcresulttool":
      return ResultTool(directory: directory, print: print, warn: warn).run(words)
    case "xccov": return CoverageTool(directory: directory, print: print, warn: warn).run(words)
    case "xcodebuild":
      guard let interruption = try? Interruption() else { return fail("no files can be opened") }
      interruption.listen()
      return XcodeBuildRun(
        words: words, environment: environment, directory: directory, interruption: interruption,
        print: print, warn: warn
      ).run()
    default:
      guard let path = program(tool) else { return missing(tool) }
      return Self.become(path, [path] + words)
    }
  }

  private func find(_ tool: String) -> Int32 {
    if ["simctl", "xcresulttool", "xccov", "xcodebuild"].contains(tool) {
      print("/proc/self/exe".resolvingLink)
      return 0
    }
    guard let path = program(tool) else { return missing(tool) }
    print(path)
    return 0
  }

  private func missing(_ tool: String) -> Int32 {
    fail(
      "unable to find utility \"\(tool)\", not a developer tool or in PATH. Here are simctl, xcresulttool, "
        + "xccov, xcodebuild and the tools of Swift's toolchain")
  }

  /// A tool of Swift's toolchain.
  private func program(_ tool: String) -> String? {
    guard let toolchain = try? Toolchain.find(searchPath: environment["PATH"]),
      !tool.contains("/")
    else { return nil }
    let folder = URL(fileURLWithPath: toolchain.swift.resolvingLink).deletingLastPathComponent()
    let path = folder.appendingPathComponent(tool).path
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }

  /// Lets another program go on in this process.
  private static func become(_ path: String, _ words: [String]) -> Int32 {
    var arguments = words.map { strdup($0) } + [nil]
    execv(path, &arguments)
    for argument in arguments { free(argument) }
    return 72
  }
}

extension String {
  fileprivate var resolvingLink: String {
    URL(fileURLWithPath: self).resolvingSymlinksInPath().path
  }
}
