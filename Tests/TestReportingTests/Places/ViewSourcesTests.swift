import CoreGraphics
import Foundation
import Testing

@testable import TestReporting

/// Declarations as they are found in sources, and views as they are found in dumps.
struct ViewSourcesTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  /// A repository, as which it has nothing to do with what else lies around; removed when the test is over.
  private final class Folder: Sendable {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("sources-\(UUID().uuidString)")

    init() throws {
      try FileManager.default.createDirectory(
        at: url.appendingPathComponent(".git"), withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }
  }

  private func write(_ text: String, _ name: String) throws {
    let url = folder.url.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func sources() -> ViewSources {
    .around(folder.url.appendingPathComponent("Tests/AppTests/CartTests.swift").path)
  }

  @Test func aTypeIsFoundWithItsExtensionsInTheWholeProject() throws {
    try write("", "Package.swift")
    try write(
      """
      import SwiftUI

      // struct CartView is here.
      struct CartView: View {
        var body: some View { total }
      }

      struct CartViewModel {}
      """, "Sources/App/CartView.swift")
    try write(
      """
      extension CartView {
        var total: some View { Text("Total") }
      }
      """, "Sources/App/Parts/CartView+Total.swift")
    try write("struct CartView {}", ".build/checkouts/Other/CartView.swift")
    try write("struct CartView {}", "Pods/CartView.swift")
    let type = sources().type(named: "CartView")
    #expect(type.map(\.isExtension) == [false, true])
    #expect(type.first?.first == 4 && type.first?.lines.count == 3)
    #expect(type.compactMap { $0.onlyLine(with: "\"Total\"") } == [2])
    #expect(sources().type(named: "CartViewMod").isEmpty)
  }

  @Test func aNameOfTwoTypesIsNobodys() throws {
    try write("", "App.xcodeproj/project.pbxproj")
    try write("final class Row: UIView {\n}\n", "App/Row.swift")
    try write("enum Screen {\n  struct Row: View {\n  }\n}\n", "App/Screen.swift")
    #expect(sources().type(named: "Row").isEmpty)
    #expect(sources().type(named: "Screen").first?.lines.count == 4)
  }

  @Test func aProjectAboveTheRepositoryIsNotLookedAt() throws {
    try write("struct Row {}", "Package.swift")
    try write("struct Row {}", "App/Row.swift")
    let inner = folder.url.appendingPathComponent("App/.git")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    let file = folder.url.appendingPathComponent("App/Tests/RowTests.swift")
    let found = ViewSources.around(file.path).declarations(of: "Row")
    #expect(found.map(\.file.lastPathComponent) == ["Row.swift"])
  }

  @Test func wordsInSeveralLinesAreNowhere() throws {
    try write("", "Package.swift")
    try write(
      """
      struct A {
        let one = "x"
        // "y"
        let two = "x"
        let y = "y"
      }
      """, "A.swift")
    let type = try #require(sources().type(named: "A").first)
    #expect(type.onlyLine(with: "\"x\"") == nil)
    #expect(type.onlyLine(with: "\"y\"") == 5)
  }

  @Test func viewsOfADumpHaveTheirPlacesOnTheScreen() {
    let places = ViewPlaces(
      dump: """
        <UIWindow: frame = (0 0; 390 844)>
          <UIView: frame = (10 20; 300 400)> (CartController)
            <UILabel: frame = (5 6; 80 20); userInteractionEnabled = NO> text: 'Total'
            <HostingView<CartView>: frame = (0 100; 300 200)>
              CartView
                VStack (0, 0, 300 × 200)
                  Text("Pay (now)") (8, 10, 40 × 20)
        """)
    let label = places.view(at: CGPoint(x: 20, y: 30))
    #expect(
      label.map { places.owners(of: $0).prefix(3) } == ["UILabel", "UIView", "CartController"])
    let text = places.view(for: CGRect(x: 18, y: 130, width: 40, height: 20))
    #expect(
      text.map(places.owners) == [
        "CartView", "HostingView", "UIView", "CartController", "UIWindow",
      ], "an app's type may be named like one of SwiftUI's, which have frames")
    #expect(places.view(at: CGPoint(x: 500, y: 500)) == nil)
  }
}
