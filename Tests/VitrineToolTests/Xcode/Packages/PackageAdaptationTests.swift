import Foundation
import Testing

@testable import VitrineTool

/// Packages whose sources are adapted as those of Xcode projects are.
@Suite struct PackageAdaptationTests {
  private let temporary = TemporaryFolder()

  private func prepare() throws -> ProjectPreparation.Prepared {
    var options = ProjectPreparation.Options()
    options.scratch = temporary.url.appendingPathComponent("scratch")
    let environment = ProcessInfo.processInfo.environment
    return try ProjectPreparation(
      options: options, toolchain: try Toolchain.find(searchPath: environment["PATH"]),
      environment: environment, marker: RunMarker(inheriting: nil),
      interruption: try Interruption()
    ).prepare(package: temporary.url.appendingPathComponent("Clock"))
  }

  private func written(_ path: String) throws -> String {
    try String(
      contentsOf: temporary.url.appendingPathComponent("scratch/\(path)"), encoding: .utf8)
  }

  private func writeClock(dependencies: String = "", products: String = "") throws {
    try temporary.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Clock",
        dependencies: [\(dependencies)],
        targets: [
          .executableTarget(name: "Clock", dependencies: [\(products)]),
          .testTarget(
            name: "ClockTests", dependencies: ["Clock"],
            plugins: [\(dependencies.isEmpty ? "" : ".plugin(name: \"XcodeTests\", package: \"vitrine\")")]),
        ]
      )
      """, to: "Clock/Package.swift")
    try temporary.write(
      "import SwiftUI\n\n@main struct ClockApp: App { var body: some Scene { WindowGroup { Text(\"12\") } } }\n",
      to: "Clock/Sources/Clock/ClockApp.swift")
    try temporary.write(
      """
      import XCTest

      @MainActor
      final class ClockTests: XCTestCase {
        var hours = 0

        override func setUp() {
          hours = 12
        }

        func testHours() { XCTAssertEqual(hours, 12) }
      }
      """, to: "Clock/Tests/ClockTests/ClockTests.swift")
  }

  @Test(.timeLimit(.minutes(10)))
  func testsAndProgramsBecomeModulesOfAGeneratedPackage() throws {
    try writeClock()
    let prepared = try prepare()
    #expect(prepared.notes.isEmpty)
    #expect(prepared.package.testTargets == ["ClockTests"])
    #expect(prepared.package.directory.lastPathComponent == "Clock")
    let manifest = try written("Package.swift")
    #expect(manifest.contains(".executableTarget(\n      name: \"Clock\""))
    #expect(manifest.contains(".testTarget(\n      name: \"ClockTests\""))
    #expect(manifest.contains(".product(name: \"SwiftUI\", package: \"vitrine\")"))
    let tests = try written("Sources/ClockTests/ClockTests.adapted.swift")
    #expect(tests.contains("MainActorBody.run(self)"))
    #expect(tests.contains("#sourceLocation(file: \"\(temporary.url.path)/Clock/Tests"))
    // The user's folder is as it was.
    let left = try FileManager.default.subpathsOfDirectory(
      atPath: temporary.url.appendingPathComponent("Clock").path)
    #expect(!left.contains { $0.hasPrefix(".build") })
  }

  @Test(.timeLimit(.minutes(10)))
  func whatAPackageSaysOfVitrineItselfIsKnown() throws {
    let home = try VitrineHome.find(environment: ProcessInfo.processInfo.environment).path
    try writeClock(
      dependencies: ".package(name: \"vitrine\", path: \"\(home)\")",
      products: ".product(name: \"SwiftUI\", package: \"vitrine\")")
    let prepared = try prepare()
    #expect(prepared.notes.isEmpty)
    let manifest = try written("Package.swift")
    #expect(manifest.components(separatedBy: ".package(").count == 2)
  }

  @Test(.timeLimit(.minutes(10)))
  func aStandInIsWrittenForAPackageAndBuiltWithIt() throws {
    try writeClock()
    try temporary.write(
      "import Chimes\n\nfunc ring() { ChimeBox.shared.strike(times: 3) }\n",
      to: "Clock/Sources/Clock/Ring.swift")
    let folder = temporary.url.appendingPathComponent("Clock").resolvingSymlinksInPath().path
    let before = try prepare()
    #expect(before.notes.contains { $0.contains("nothing in the project makes the module Chimes") })

    func writeStub(_ name: String) throws -> [String] {
      try StubCommand.parse([name, "--package", folder]).run(
        environment: ProcessInfo.processInfo.environment, interruption: try Interruption()
      ).map(\.text)
    }
    #expect(try writeStub("Chimes") == ["Vitrine/Stubs/Chimes.swift is written: 1 type."])
    let after = try prepare()
    #expect(!after.notes.contains { $0.contains("Chimes") })
    let manifest = try written("Package.swift")
    #expect(manifest.contains("name: \"Chimes\""))
    #expect(try written("Sources/Clock/Ring.adapted.swift").contains("import Chimes"))
    #expect(throws: ToolError.self) { try writeStub("Water") }
  }

  @Test func aPackageWithoutTestsIsRefused() throws {
    try temporary.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Clock", targets: [.target(name: "Clock")])
      """, to: "Clock/Package.swift")
    try temporary.write("public let hours = 12\n", to: "Clock/Sources/Clock/Clock.swift")
    #expect(throws: ToolError.self) { try prepare() }
  }
}
