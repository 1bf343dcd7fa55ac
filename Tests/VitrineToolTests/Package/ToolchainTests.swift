import Foundation
import Testing

@testable import VitrineTool

@Suite struct ToolchainTests {
  private let temporary = TemporaryFolder()

  /// A toolchain whose `swift` prints a text whatever it is asked.
  private func toolchain(printing text: String) throws -> Toolchain {
    try temporary.write("#!/bin/sh\necho '\(text)'\n", to: "swift")
    let path = temporary.url.appendingPathComponent("swift").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return try Toolchain.find(searchPath: temporary.url.path)
  }

  private func complaint(about text: String) throws -> String? {
    try toolchain(printing: text)
      .complaint(marker: RunMarker(inheriting: nil), interruption: Interruption())
  }

  @Test func anOldToolchainIsNamedWithWhatIsNeeded() throws {
    let complaint = try complaint(about: "Swift version 6.2.1 (swift-6.2.1-RELEASE)")
    #expect(
      complaint == """
        The toolchain of \(temporary.url.path)/swift is Swift 6.2; Vitrine needs Swift 6.3 or later.
        Install it (https://www.swift.org/install/linux/), and put its usr/bin before others in PATH.
        """)
  }

  @Test(arguments: ["Swift version 6.3", "Swift version 6.10-dev", "Swift version 7.0", "hello"])
  func otherToolchainsAreNot(_ text: String) throws {
    #expect(try complaint(about: text) == nil)
  }

  @Test func theVersionIsFoundAmongOtherWords() {
    #expect(
      SwiftVersion(printed: "Apple Swift version 5.9.2 (swiftlang-5.9.2)\nTarget: arm64")
        == SwiftVersion(major: 5, minor: 9))
    #expect(SwiftVersion(printed: "swift 6.3") == nil)
  }

  @Test func noNewMinorReleaseOfADependencyIsTakenByItself() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let manifest = try String(
      contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let dependencies = manifest.split(separator: "\n").filter { $0.contains(".package(url:") }
    #expect(dependencies.count == 3)
    for line in dependencies { #expect(line.contains(".upToNextMinor(from: "), "\(line)") }
  }

  @Test func allPlacesNameTheSameLeastVersion() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    func text(_ path: String) throws -> String {
      try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }
    let least = SwiftVersion.least
    #expect(try text("Package.swift").hasPrefix("// swift-tools-version: \(least)\n"))
    #expect(try text("Scripts/setup").contains("\nleast_swift=\(least)\n"))
    #expect(try text("README.md").contains("the Swift \(least) toolchain"))
    #expect(try text("CONTRIBUTING.md").contains("You need Linux and Swift \(least)"))
    #expect(try text(".github/workflows/ci.yml").contains("container: swift:\(least)\n"))
    let probe = try text("Sources/Device/Toolchain/ToolchainProbe.swift")
    #expect(probe.contains("#if !compiler(>=\(least))"))
    #expect(probe.contains("Vitrine needs Swift \(least) or later"))
  }
}
