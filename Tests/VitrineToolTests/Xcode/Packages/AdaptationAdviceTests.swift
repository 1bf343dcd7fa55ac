import Foundation
import Testing

@testable import VitrineTool

@Suite struct AdaptationAdviceTests {
  private let package = TestPackage(
    name: "Clock", directory: URL(fileURLWithPath: "/clock"), testTargets: ["ClockTests"])

  private func error(_ message: String, in file: String) throws -> CompilerDiagnostic {
    try #require(CompilerDiagnostic(line: "\(file):7:3: error: \(message)"))
  }

  @Test func setUpOnTheMainActorIsAdvisedAbout() throws {
    let advice = try AdaptationAdvice.text(
      on: [
        error("cannot find 'x' in scope", in: "/clock/Sources/Clock/A.swift"),
        error(
          "main actor-isolated instance method 'setUp()' has different actor isolation from "
            + "nonisolated overridden declaration", in: "/clock/Tests/ClockTests/ClockTests.swift"),
      ], in: package)
    #expect(
      advice == """
        Tests/ClockTests/ClockTests.swift:7 is written for Apple's systems: main actor-isolated instance method \
        'setUp()' has different actor isolation from nonisolated overridden declaration
          To have the package's sources adapted, as those of Xcode projects are: vitrine test … --adapt
        """)
  }

  @Test func objectiveCIsAdvisedAboutInAllSources() throws {
    let advice = try AdaptationAdvice.text(
      on: [error("Objective-C interoperability is disabled", in: "/clock/Sources/Clock/A.swift")],
      in: package)
    #expect(advice?.hasPrefix("Sources/Clock/A.swift:7 ") == true)
  }

  @Test func modulesThatTheManifestDoesNotAskForAreAdvisedAbout() throws {
    let file = "/clock/Sources/Clock/A.swift"
    func advice(_ module: String) throws -> String? {
      AdaptationAdvice.text(
        on: [try error("no such module '\(module)'", in: file)], in: package)
    }
    #expect(try advice("SwiftUI") != nil)
    #expect(try advice("Metal") == nil)
  }

  @Test func otherErrorsAreTheUsersOwn() throws {
    #expect(
      try AdaptationAdvice.text(
        on: [
          error("cannot find 'x' in scope", in: "/clock/Sources/Clock/A.swift"),
          error(
            "call to main actor-isolated instance method 'a()' in a synchronous nonisolated context",
            in: "/clock/Sources/Clock/A.swift"),
        ], in: package) == nil)
  }
}
