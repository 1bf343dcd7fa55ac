import Foundation
import PackagePlugin

/// Lets test classes written for Xcode override what XCTest for Linux has no place for:
/// `runsForEachTargetApplicationUIConfiguration` and `record(_:)`.
///
/// A synchronous `setUp` that reaches what belongs to the main actor is not among it: XCTest's own belongs to no actor, and
/// no base class changes that. `override func setUp() async throws` does the same; tests whose sources are adapted, by
/// `vitrine test --adapt`, by the plug-in `AdaptedTests` or as part of an Xcode project, need no change.
///
/// Adds one file to a test target, which names the base class of its test cases and imports
/// `XCUIAutomation` for all of the target's files.
@main
struct XcodeTests: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
    let file = context.pluginWorkDirectoryURL.appendingPathComponent("XcodeTestCase.swift")
    let text = """
      @_exported import XCUIAutomation

      public typealias XCTestCase = XCUIAutomation._XcodeTestCase

      """
    return [
      .buildCommand(
        displayName: "Naming the base class of \(target.name)'s test cases",
        executable: URL(fileURLWithPath: "/bin/sh"),
        arguments: ["-c", "printf '%s' \"$1\" > \"$0\"", file.path, text],
        outputFiles: [file])
    ]
  }
}
