import Foundation
import XcodeProjects

/// The answers of `xcodebuild` to questions about a project, in its words.
package enum XcodeBuildListing {
  /// `-list` for a person.
  package static func list(_ workspace: XcodeWorkspace) -> String {
    let schemes = workspace.schemes().schemes.map(\.name)
    guard !workspace.isWorkspace, let project = workspace.projects.first else {
      return (["Information about workspace \"\(workspace.name)\":"] + block("Schemes", schemes))
        .joined(separator: "\n") + "\n"
    }
    var lines = ["Information about project \"\(project.name)\":"]
    lines += block("Targets", project.targets.map(\.name)) + [""]
    lines += block("Build Configurations", project.configurations) + [""]
    let fallback = project.configurations.contains("Release") ? "Release" : "Debug"
    lines += [
      "    If no build configuration is specified and -scheme is not passed then \"\(fallback)\" is used.",
      "",
    ]
    lines +=
      schemes.isEmpty ? ["    This project contains no schemes."] : block("Schemes", schemes)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func block(_ title: String, _ names: [String]) -> [String] {
    ["    \(title):"] + names.map { "        \($0)" }
  }

  /// `-list -json`.
  ///
  /// - Throws: An error of `JSONEncoder`.
  package static func listJSON(_ workspace: XcodeWorkspace) throws -> String {
    let schemes = workspace.schemes().schemes.map(\.name)
    guard !workspace.isWorkspace, let project = workspace.projects.first else {
      return try encode(["workspace": Names(name: workspace.name, schemes: schemes)])
    }
    return try encode([
      "project": Names(
        configurations: project.configurations, name: project.name, schemes: schemes,
        targets: project.targets.map(\.name))
    ])
  }

  private struct Names: Encodable {
    var configurations: [String]?
    var name: String
    var schemes: [String]
    var targets: [String]?
  }

  // MARK: Build settings

  /// `-showBuildSettings` for one target.
  package static func settings(
    of target: XcodeTarget, _ settings: BuildSettings, action: String = "build"
  ) -> String {
    let lines = settings.names.filter { !$0.isEmpty }.map { "    \($0) = \(settings.string($0))" }
    return (["Build settings for action \(action) and target \"\(target.name)\":"] + lines)
      .joined(separator: "\n") + "\n"
  }

  /// `-showBuildSettings -json`.
  ///
  /// - Throws: An error of `JSONEncoder`.
  package static func settingsJSON(
    of targets: [(XcodeTarget, BuildSettings)], action: String = "build"
  ) throws -> String {
    try encode(
      targets.map { target, settings in
        Settings(
          action: action, target: target.name,
          buildSettings: Dictionary(
            settings.names.map { ($0, settings.string($0)) }, uniquingKeysWith: { $1 }))
      })
  }

  private struct Settings: Encodable {
    var action: String
    var target: String
    var buildSettings: [String: String]
  }

  private static func encode(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }

  // MARK: Versions

  /// `-version`: the Xcode whose behaviour is followed.
  package static let version = "Xcode 26.2\nBuild version 17C52\n"

  /// `-showsdks`.
  package static let sdks = """
    iOS SDKs:
    \tiOS 26.2                      \t-sdk iphoneos26.2

    iOS Simulator SDKs:
    \tSimulator - iOS 26.2          \t-sdk iphonesimulator26.2


    """
}
