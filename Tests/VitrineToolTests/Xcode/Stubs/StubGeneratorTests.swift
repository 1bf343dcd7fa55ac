import Foundation
import Testing
import XcodeProjects

@testable import VitrineTool

@Suite struct StubGeneratorTests {
  private let project = ProjectFixture()

  private func write(_ names: [String], force: Bool = false) throws -> [StubGenerator.Outcome] {
    let environment = ProcessInfo.processInfo.environment
    let home = try VitrineHome.find(environment: environment)
    let toolchain = try Toolchain.find(searchPath: environment["PATH"])
    let marker = RunMarker(inheriting: nil)
    let program = try AdaptationProgram(
      home: home, toolchain: toolchain,
      cache: AdaptationProgram.cache(home: home, environment: environment), marker: marker,
      interruption: try Interruption())
    return try StubGenerator(
      scope: .project(
        try XcodeWorkspace.open(at: project.url.appendingPathComponent("Shop.xcodeproj").path)),
      home: home, toolchain: toolchain, scratch: try project.scratch(), program: program,
      marker: marker, interruption: try Interruption()
    ).write(names, force: force)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: project.url.appendingPathComponent(path), encoding: .utf8)
  }

  @Test(.timeLimit(.minutes(20)))
  func aStandInIsWrittenKeptAndWrittenAnew() throws {
    try project.write(
      "Shop",
      [.init(name: "ShopTests", type: "bundle.unit-test", products: [("FireAuth", 0)])],
      packages: ["https://example.org/nowhere/fire"])
    try project.write(
      """
      import UIKit
      import FireCore
      import FireAuth
      import CoreLocation
      func start(_ view: UIView, _ url: URLRequest, _ place: CLLocation) {
        FireApp.configure()
        print(Auth.auth().currentUser?.email ?? "")
      }
      """, to: "ShopTests/Tests.swift")
    #expect {
      try write(["Water"])
    } throws: { error in
      "\(error)".contains("imports a module Water, or one whose name begins so.")
        && "\(error)".hasSuffix("Modules that nothing makes: FireCore")
    }
    let outcomes = try write(["Fire"])
    #expect(
      outcomes.map(\.text) == [
        "Vitrine/Stubs/FireAuth.swift is written: 0 types.",
        "Vitrine/Stubs/FireCore.swift is written: 3 types.",
      ])
    let written = try text("Vitrine/Stubs/FireCore.swift")
    #expect(written.contains("open class Auth: NSObject"))
    #expect(!written.contains("UIView:") && !written.contains("class CLLocation"))
    #expect(StubModule.all(beside: project.url.path).keys.sorted() == ["FireAuth", "FireCore"])

    // As it was written, it is written anew; edited, it is the user's.
    #expect(try write(["Fire"]).allSatisfy(\.isWritten))
    try project.write(written + "// mine\n", to: "Vitrine/Stubs/FireCore.swift")
    #expect(
      try write(["FireCore"]).map(\.text) == [
        "Vitrine/Stubs/FireCore.swift has been edited and stays as it is. With --force it is written anew."
      ])
    #expect(try text("Vitrine/Stubs/FireCore.swift").hasSuffix("// mine\n"))
    #expect(try write(["FireCore"], force: true).map(\.isWritten) == [true])
  }

  @Test func publicTypesAreReadFromSources() {
    #expect(
      StubTypes.types(
        in:
          "public final class View: Base {\n  public var x = 1\n  public struct Storage {}\n@MainActor open class Cell<T> {\nclass Own {}\n"
      )
        == ["View", "Cell"])
    #expect(StubTypes.isApples("CLLocation"))
    #expect(!StubTypes.isApples("CLIENT") && !StubTypes.isApples("Client"))
  }
}
