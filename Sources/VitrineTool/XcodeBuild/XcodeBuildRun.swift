import Foundation
import XcodeProjects

/// One call of `xcodebuild`, from its words to its exit status.
package struct XcodeBuildRun {
  package var words: [String]
  package var environment: [String: String]
  /// The folder in which it was called.
  package var directory: URL
  package var interruption: Interruption
  /// Takes what goes to standard output, whole lines.
  package var print: (String) -> Void
  /// Takes what goes to standard error, whole lines.
  package var warn: (String) -> Void

  /// The variable with the folder in which packages are built, where it is not to be the derived data.
  package static let buildPathVariable = "VITRINE_BUILD_PATH"

  package init(
    words: [String], environment: [String: String], directory: URL, interruption: Interruption,
    print: @escaping (String) -> Void, warn: @escaping (String) -> Void
  ) {
    self.words = words
    self.environment = environment
    self.directory = directory
    self.interruption = interruption
    self.print = print
    self.warn = warn
  }

  /// - Returns: The exit status.
  package func run() -> Int32 {
    do {
      let arguments = try XcodeBuildArguments(words)
      if let query = arguments.query { return try answer(query, arguments) }
      return try perform(arguments)
    } catch let error as XcodeBuildError {
      warn(error.description)
      return error.status.rawValue
    } catch {
      let error = XcodeBuildError(.failed, "\(error)")
      warn(error.description)
      return error.status.rawValue
    }
  }

  private func perform(_ arguments: XcodeBuildArguments) throws -> Int32 {
    try refuse(arguments)
    sayInvocation(arguments)
    var status: Int32 = 0
    for action in arguments.actions where status == 0 {
      switch action {
      case .clean: status = try clean(arguments)
      case .build, .analyze:
        // Tests build what they need.
        if arguments.actions.contains(.test) || arguments.actions.contains(.buildForTesting) {
          continue
        }
        status = try build(arguments, action)
      case .buildForTesting, .test, .testWithoutBuilding: status = try test(arguments, action)
      }
    }
    return status
  }

  /// What would go on otherwise, and mean something else than was asked.
  private func refuse(_ arguments: XcodeBuildArguments) throws(XcodeBuildError) {
    if arguments.sanitizes == true {
      throw XcodeBuildError(
        .usage, "Sanitizers can't be linked into an app here; leave -enable…Sanitizer out.")
    }
    if let sdk = arguments.sdk, !sdk.lowercased().contains("iphone") {
      throw XcodeBuildError(.usage, "SDK \"\(sdk)\" cannot be located: apps run as on an iPhone.")
    }
  }

  private func sayInvocation(_ arguments: XcodeBuildArguments) {
    guard !arguments.isQuiet else { return }
    print("Command line invocation:")
    print("    xcodebuild " + words.map(Self.shellWord).joined(separator: " ") + "\n")
    guard !arguments.settings.isEmpty else { return }
    print("Build settings from command line:")
    for (name, value) in arguments.settings.sorted(by: { $0.key < $1.key }) {
      print("    \(name) = \(value)")
    }
    print("")
  }

  private static func shellWord(_ word: String) -> String {
    let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "-_=./:,@".contains($0) }
    return isPlain && !word.isEmpty ? word : "\"\(word)\""
  }

  // MARK: Places

  func path(_ text: String) -> URL {
    URL(fileURLWithPath: text, relativeTo: directory).standardizedFileURL
  }

  /// The folder with all that is made for a project.
  func derivedData(
    of workspace: XcodeWorkspace, _ arguments: XcodeBuildArguments
  ) -> URL {
    arguments.derivedDataPath.map(path)
      ?? ScratchFolder.standard(
        for: URL(fileURLWithPath: workspace.path), environment: environment)
  }

  /// Where SwiftPM builds.
  func buildPath(in derivedData: URL) -> URL {
    environment[Self.buildPathVariable].map(path) ?? derivedData.appendingPathComponent("build")
  }

  // MARK: The project

  /// The workspace or the project that is meant.
  ///
  /// - Throws: `XcodeBuildError` with status 66 when there is none.
  func workspace(_ arguments: XcodeBuildArguments) throws(XcodeBuildError) -> XcodeWorkspace {
    let named = arguments.workspace ?? arguments.project
    if let named, !FileManager.default.fileExists(atPath: path(named).path) {
      throw XcodeBuildError(.noInput, "'\(named)' does not exist.")
    }
    do {
      return try XcodeWorkspace.open(at: named.map { path($0).path } ?? directory.path)
    } catch {
      throw XcodeBuildError(.noInput, error.description)
    }
  }

  /// The scheme of a name.
  ///
  /// - Throws: `XcodeBuildError` with status 65 when there is none.
  func scheme(
    _ name: String, of workspace: XcodeWorkspace
  ) throws(XcodeBuildError) -> XcodeScheme {
    if let scheme = workspace.schemes()[name] { return scheme }
    let kind = workspace.isWorkspace ? "workspace" : "project"
    throw XcodeBuildError(
      .failed,
      "The \(kind) named \"\(workspace.name)\" does not contain a scheme named \"\(name)\". The \"-list\" "
        + "option can be used to find the names of the schemes in the \(kind).")
  }

  /// The targets that a build without tests is of.
  ///
  /// - Throws: `XcodeBuildError` when there is no such scheme or target.
  func targets(
    _ arguments: XcodeBuildArguments, of workspace: XcodeWorkspace
  ) throws(XcodeBuildError) -> [XcodeTarget] {
    if !arguments.targets.isEmpty {
      var found: [XcodeTarget] = []
      for name in arguments.targets {
        guard let target = workspace.target(named: name) else {
          throw XcodeBuildError(
            .failed,
            "The project \"\(workspace.name)\" does not contain a target named \"\(name)\".")
        }
        found.append(target)
      }
      return found
    }
    let all = workspace.targets.filter { !$0.type.isTests }
    guard let name = arguments.scheme else {
      return arguments.allTargets ? all : Array(all.prefix(1))
    }
    let scheme = try scheme(name, of: workspace)
    let references = scheme.buildTargets + [scheme.launchAction.target].compactMap(\.self)
    var found: [XcodeTarget] = []
    for target in references.compactMap(workspace.target)
    where !target.type.isTests && !found.contains(target) {
      found.append(target)
    }
    return found
  }

  // MARK: Devices

  /// The devices on which tests run.
  ///
  /// - Throws: `XcodeBuildError` with status 70 when a destination means none.
  func devices(
    _ arguments: XcodeBuildArguments, scheme: String
  ) throws(XcodeBuildError) -> [SimulatorDevice] {
    let finder = SimulatorDestination(
      devices: SimulatorSet(environment: environment).devices, scheme: scheme)
    var choices: [SimulatorDestination.Choice] = []
    for destination in arguments.destinations {
      guard !destination.isGeneric else {
        throw XcodeBuildError(
          .noDestination,
          "Cannot test target on a generic destination: tests run on a concrete device. Give its name, as "
            + "-destination 'platform=iOS Simulator,name=iPhone 16'.")
      }
      choices.append(try finder.device(for: destination))
    }
    if choices.isEmpty { choices = [try finder.standard()] }
    for choice in choices {
      if let warning = choice.warning { warn("--- xcodebuild: WARNING: \(warning)") }
    }
    return choices.map(\.device)
  }
}
