import Foundation

@testable import VitrineTool

/// A small package with tests that pass, fail, are skipped and crash, in both libraries.
struct FixturePackage {
  let folder = TemporaryFolder()

  init(crashes: Bool = true) throws {
    try folder.write(Self.manifest(crashes: crashes), to: "Package.swift")
    try folder.write("public func one() -> Int { 1 }\n", to: "Sources/Shop/Shop.swift")
    try folder.write(Self.cartTests, to: "Tests/CartTests/CartTests.swift")
    if crashes { try folder.write(Self.crashTests, to: "Tests/CrashTests/CrashTests.swift") }
  }

  /// What a run of the tool gave.
  struct Result {
    var status: Int32
    var console: String
    var json: [String: Any]
    var junit: String

    /// The status of each test, by its name.
    var statuses: [String: String] {
      Dictionary(uniqueKeysWithValues: tests.map { (string($0, "id"), string($0, "status")) })
    }

    var tests: [[String: Any]] { json["tests"] as? [[String: Any]] ?? [] }

    func messages(of id: String) -> [String] {
      let test = tests.first { string($0, "id") == id }
      return (test?["issues"] as? [[String: Any]] ?? []).map { string($0, "message") }
    }

    private func string(_ object: [String: Any], _ key: String) -> String {
      object[key] as? String ?? ""
    }
  }

  /// Runs the tool on the package, as the command line does.
  func run(_ arguments: [String] = [], interruption: Interruption? = nil) throws -> Result {
    let out = folder.url.appendingPathComponent("results")
    let json = out.appendingPathComponent("tests.json")
    let junit = out.appendingPathComponent("tests.xml")
    let command = try TestCommand.parse(
      [folder.url.path, "--json", json.path, "--junit", junit.path] + arguments)
    var text = ""
    let console = Console(isInteractive: false, hasColors: false) { text += $0 }
    let status = try command.run(
      environment: ProcessInfo.processInfo.environment, console: console,
      interruption: try interruption ?? Interruption())
    let data = (try? Data(contentsOf: json)) ?? Data()
    return Result(
      status: status, console: text,
      json: (try? JSONSerialization.jsonObject(with: data) as? [String: Any]) ?? [:],
      junit: (try? String(contentsOf: junit, encoding: .utf8)) ?? "")
  }

  // MARK: Sources

  private static func manifest(crashes: Bool) -> String {
    let crash = #"    .testTarget(name: "CrashTests", dependencies: ["Shop"]),"#
    return """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "Shop"),
          .testTarget(name: "CartTests", dependencies: ["Shop"]),
      \(crashes ? crash : "")
        ]
      )
      """
  }

  private static let cartTests = """
    import Foundation
    import Shop
    import Testing
    import XCTest

    final class CartTests: XCTestCase {
      func testPasses() { XCTAssertEqual(one(), 1) }
      func testFails() throws {
        print("output of the test")
        if let folder = ProcessInfo.processInfo.environment["VITRINE_ARTIFACTS"] {
          let url = URL(fileURLWithPath: folder).appendingPathComponent("CartTests.testFails")
          try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
          try Data("tree".utf8).write(to: url.appendingPathComponent("view-tree.txt"))
        }
        XCTFail("first line\\nsecond line")
      }
      func testSkips() throws { throw XCTSkip("not today") }
    }

    @Suite struct Cart {
      @Test func passes() { #expect(one() == 1) }
      @Test("Fails on purpose") func fails() { Issue.record("first line\\nsecond line") }
      @Test(.disabled("not today")) func skips() {}
      @Test(arguments: [1, 2]) func takes(_ number: Int) { #expect(number > 0) }
    }
    """

  private static let crashTests = """
    import Foundation
    import Shop
    import Testing
    import XCTest

    final class CrashTests: XCTestCase {
      func testBefore() {}
      func testCrash() { fatalError("on purpose \\(one())") }
      func testLater() {}
    }

    @Suite struct Crash {
      @Test func beside() async throws { try await Task.sleep(for: .milliseconds(300)) }
      @Test func crashes() async throws {
        try await Task.sleep(for: .milliseconds(100))
        fatalError("on purpose \\(one())")
      }
    }
    """
}
