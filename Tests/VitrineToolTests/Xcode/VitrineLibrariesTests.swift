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

  @Test func theSystemsSoundsComeWithAVFoundation() {
    let text = "import AVFoundation\nfunc f() { AudioServicesPlaySystemSound(1104) }\n"
    #expect(VitrineLibraries.imported(by: text) == ["AVFAudio", "AudioToolbox"])
    #expect(VitrineLibraries.imported(by: "import AVFoundation\n") == ["AVFAudio"])
  }

  @Test func everyAppHasTheAppsFrameworks() {
    #expect(VitrineLibraries.always.isSuperset(of: ["SwiftUI", "UIKit"]))
    #expect(VitrineLibraries.modules.isSuperset(of: ["XCUIAutomation", "SwiftUI"]))
  }

  // The manifest and the adaptation, a program of its own, cannot ask the tool: each has a list of its own. What is
  // not in the manifest can't be linked, what the adaptation lacks loses its imports.

  @Test func theManifestHasAProductForEachModule() throws {
    let products = try keys(of: "let libraries = \"\"\"", in: "Package.swift")
    #expect(all.subtracting(products).sorted() == [])
    #expect(products.subtracting(all).sorted() == [])
  }

  @Test func theAdaptationKnowsAllModulesThatAnAppCanImport() throws {
    let known = try words(
      of: "private static let vitrine: Set<String> = [", in: "Sources/Adaptation/Job/Modules.swift")
    #expect(all.subtracting(known).sorted() == [])
    #expect(known.subtracting(all).sorted() == [])
  }

  @Test func theAdaptationPutsTheSameModulesInThePlaceOfOthers() throws {
    let path = "Sources/Adaptation/Job/Modules.swift"
    let parts = try pairs(of: "private static let parts = [", in: path)
    #expect(parts == VitrineLibraries.parts)
    let substitutes = try pairs(of: "private static let substitutes = [", in: path)
    for (name, product) in VitrineLibraries.parts.merging(
      VitrineLibraries.overlays, uniquingKeysWith: { $1 })
    {
      #expect(substitutes[name] == product)
    }
  }

  private var all: Set<String> { VitrineLibraries.modules.union([VitrineLibraries.swiftFour]) }

  /// What stands in a source of this package between two texts.
  private func text(from start: String, to end: String, in path: String) throws -> Substring {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let source = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    let begin = try #require(source.range(of: start))
    let end = try #require(source[begin.upperBound...].firstRange(of: end))
    return source[begin.upperBound..<end.lowerBound]
  }

  /// What a list in a source of this package has between its quotes.
  private func list(_ start: String, in path: String) throws -> [String] {
    let parts = try text(from: start, to: "]", in: path)
      .split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    return parts.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }

  /// The words before the colons of a table, whose entries end with semicolons.
  private func keys(of start: String, in path: String) throws -> Set<String> {
    let entries = try text(from: start, to: "\"\"\"", in: path).split(separator: ";")
    return Set(
      entries.flatMap { entry in
        entry.prefix { $0 != ":" }.split(whereSeparator: \.isWhitespace).map(String.init)
      })
  }

  private func words(of start: String, in path: String) throws -> Set<String> {
    Set(try list(start, in: path))
  }

  private func pairs(of start: String, in path: String) throws -> [String: String] {
    let words = try list(start, in: path)
    return Dictionary(
      uniqueKeysWithValues: stride(from: 0, to: words.count - 1, by: 2).map {
        (words[$0], words[$0 + 1])
      })
  }
}
