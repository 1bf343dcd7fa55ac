import Foundation

/// A script that Xcode would run while it builds a target.
package struct ScriptPhase: Hashable, Sendable {
  package var name: String
  package var shell: String
  package var script: String
  /// What it reads, as the project says it: paths, seen from the project's folder where they are relative.
  package var inputs: [String]
  /// Files that list further inputs, one a line.
  package var inputLists: [String] = []
  /// What it writes.
  package var outputs: [String]
  /// Files that list further outputs.
  package var outputLists: [String] = []
  /// Whether it is to run at each build, whatever its inputs and outputs.
  package var isAlwaysOutOfDate = false
  /// The line in the project's file.
  package var line: Int?

  /// What a script is there for, as far as its name and the tools that it calls tell.
  package enum Purpose: Equatable, Sendable {
    /// It writes Swift files or resources that the target is built from.
    case generator
    /// It looks at the sources or formats them: this tool.
    case linter(String)
    /// It sends symbols or versions somewhere, copies built frameworks, or stamps a finished product: this one.
    case delivery(String)
    case other
  }

  package var purpose: Purpose {
    let text = "\(name)\n\(script)".lowercased()
    // CocoaPods' own phases copy what is linked anyway.
    if name.hasPrefix("[CP") { return .delivery("CocoaPods") }
    if Self.generators.contains(where: text.contains) || script.contains("R.swift") {
      return .generator
    }
    if let tool = Self.linters.first(where: text.contains) { return .linter(tool) }
    if let tool = Self.deliveries.first(where: text.contains) { return .delivery(tool) }
    let sources = ["swift", "strings", "json", "plist"]
    return outputs.contains { sources.contains($0.pathSuffix) } ? .generator : .other
  }

  /// Whether it writes Swift files or resources that the target is built from.
  package var generatesSources: Bool { purpose == .generator }

  private static let generators = [
    "swiftgen", "sourcery", "rswift", "apollo", "xcodegen", "cuckoo", "mockolo",
    "needle generate", "protoc ",
  ]
  private static let linters = [
    "swiftlint", "swiftformat", "swift-format", "periphery", "licenseplist", "license-plist",
    "bartycrouch", "ibunused", "ktlint", "clang-format",
  ]
  private static let deliveries = [
    "upload-symbols", "crashlytics", "sentry-cli", "bugsnag", "datadog-ci", "appcenter",
    "instabug", "copy-frameworks", "agvtool", "plistbuddy", "codesign", "strip-frameworks",
    "fastlane",
  ]

  // MARK: Paths

  /// The absolute paths of what it writes, those in its lists among them.
  ///
  /// - Parameter settings: Those of its target.
  /// - Returns: The paths, in the project's order.
  package func outputPaths(_ settings: BuildSettings) -> [String] {
    paths(outputs, lists: outputLists, settings)
  }

  /// The absolute paths of what it reads, those in its lists among them.
  package func inputPaths(_ settings: BuildSettings) -> [String] {
    paths(inputs, lists: inputLists, settings)
  }

  private func paths(
    _ paths: [String], lists: [String], _ settings: BuildSettings
  ) -> [String] {
    let root = settings.string("SRCROOT")
    let listed = lists.flatMap { list -> [String] in
      let text = try? String(
        contentsOfFile: root.appending(path: list).standardizedPath, encoding: .utf8)
      return (text ?? "").split(whereSeparator: \.isNewline).map { settings.expand(String($0)) }
        .filter { !$0.isEmpty && !$0.hasPrefix("#") }
    }
    return (paths + listed).map { root.appending(path: $0).standardizedPath }
  }
}
