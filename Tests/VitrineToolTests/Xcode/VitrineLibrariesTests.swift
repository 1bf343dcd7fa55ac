import Foundation
import Testing

@testable import VitrineTool

@Suite struct VitrineLibrariesTests {
  @Test func importsOfEveryFormAreSeen() {
    let products = VitrineLibraries.imported(
      by: """
        import Charts
        @testable import ViewInspector
        import struct os.Logger
          import OSLog; import CoreTransferable
        // import LocalAuthentication is only spoken of
        let text = "import SafariServices"
        import MyKit
        import _SwiftData_SwiftUI
        """)
    #expect(products.contains("SwiftData"))
    #expect(products.isSuperset(of: ["Charts", "ViewInspector", "os", "OSLog"]))
    #expect(!products.contains("MyKit"))
  }

  @Test func everyAppHasTheAppsFrameworks() {
    #expect(VitrineLibraries.always.isSuperset(of: ["SwiftUI", "UIKit"]))
    #expect(VitrineLibraries.modules.isSuperset(of: ["XCUIAutomation", "SwiftUI"]))
  }

  /// The adaptation is a program of its own and has a list of its own: what is not in it loses its imports.
  @Test func theAdaptationKnowsAllModulesThatAnAppCanImport() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let source = try String(
      contentsOf: root.appendingPathComponent("Sources/Adaptation/Job/Modules.swift"),
      encoding: .utf8)
    let start = try #require(source.range(of: "private static let vitrine: Set<String> = ["))
    let list = try #require(source[start.upperBound...].firstRange(of: "]"))
    let known = Set(
      source[start.upperBound..<list.lowerBound].split(separator: "\"").map(String.init))
    #expect(VitrineLibraries.modules.subtracting(known).sorted() == [])
  }
}
