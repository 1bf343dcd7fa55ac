import CoreGraphics
import Testing
import UIKit

@testable import SwiftUI

/// What stands in navigation bars follows the text size and the direction; all numbers in points.
@MainActor
@Suite struct BarTextSizeTests {
  private struct Screen: View {
    @State var text: String
    var body: some View {
      NavigationStack {
        List { Text("row") }
          .navigationTitle("Title")
          .searchable(text: $text, placement: .navigationBarDrawer(displayMode: .always))
      }
    }
  }

  private func host(_ size: DynamicTypeSize, text: String = "") -> TestHost {
    TestHost(Screen(text: text).environment(\.dynamicTypeSize, size))
  }

  @Test func largeTitlesAndSearchFieldsGrow() throws {
    let (usual, large) = (host(.large), host(.accessibility1))
    #expect(large.frame(ofText: "Title").height > usual.frame(ofText: "Title").height + 8)
    let field = try #require(large.first(SearchFieldNode.self))
    let usualField = try #require(usual.first(SearchFieldNode.self))
    #expect(usualField.size.height == 36)
    #expect(field.size.height > 42)
    #expect(field.rootFrame.minY >= large.frame(ofText: "Title").maxY)
    let (row, usualRow) = (large.frame(ofText: "row"), usual.frame(ofText: "row"))
    #expect(row.minY > usualRow.minY + 16)
  }

  @Test(arguments: [DynamicTypeSize.large, .accessibility3])
  func theClearButtonStaysInTheField(size: DynamicTypeSize) throws {
    let host = host(size, text: "Emma")
    let field = try #require(host.first(SearchFieldNode.self))
    var signs: [CGRect] = []
    func visit(_ node: LayoutNode) {
      if node is ImageNode { signs.append(node.rootFrame) }
      node.forEachElement(visit)
    }
    visit(field)
    let clear = try #require(signs.last)
    #expect(signs.count == 2)
    #expect(clear.maxX <= field.rootFrame.maxX)
    #expect(clear.minX >= host.frame(ofText: "Emma").maxX)
  }

  @Test func cancelLeavesTheFieldItsHalfAtTheLargestSize() throws {
    let host = TestHost(
      Screen(text: "").environment(\.dynamicTypeSize, .accessibility5),
      size: CGSize(width: 320, height: 568))
    let frame = try #require(host.element(.searchField)?.frame)
    host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    host.type("E")
    let node = try #require(host.first(SearchFieldNode.self))
    let field = try #require(host.element(.searchField)?.frame)
    let cancel = try #require(host.text("Cancel")?.rootFrame)
    #expect(field.width >= node.size.width / 2)
    #expect(cancel.minX >= field.maxX)
    #expect(cancel.maxX <= node.rootFrame.maxX + 0.01)
    var signs: [CGRect] = []
    func visit(_ node: LayoutNode) {
      if node is ImageNode { signs.append(node.rootFrame) }
      node.forEachElement(visit)
    }
    visit(node)
    #expect(signs.count == 2)
    // The magnifying glass, the sign that clears the text, and the end of the field.
    #expect(zip(signs, signs.dropFirst()).allSatisfy { $0.maxX <= $1.minX })
    #expect(try #require(signs.last).maxX <= field.maxX, "\(signs) in \(field)")
  }

  @Test(arguments: [375, 402]) func nothingOfTheFieldIsCutOffAtTheLargestSize(width: Int) throws {
    let host = TestHost(
      Screen(text: "").environment(\.dynamicTypeSize, .accessibility5),
      size: CGSize(width: CGFloat(width), height: 844))
    var field = try #require(host.element(.searchField)?.frame)
    func line(_ category: UIContentSizeCategory) -> CGFloat {
      UIFont.preferredFont(
        forTextStyle: .body,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
      ).lineHeight
    }
    let growth = line(.accessibilityExtraExtraExtraLarge) - line(.large)
    #expect(abs(field.height - 36 - growth) < 0.01)
    host.tap(at: CGPoint(x: field.midX, y: field.midY))
    host.type("E")
    let node = try #require(host.first(SearchFieldNode.self))
    field = try #require(host.element(.searchField)?.frame)
    #expect(abs(field.height - 36 - growth) < 0.01)
    let input = try #require(host.first(TextInputNode.self)?.rootFrame)
    #expect(field.contains(input))
    #expect(input.width > 20)
    var signs: [CGRect] = []
    func visit(_ node: LayoutNode) {
      if node is ImageNode { signs.append(node.rootFrame) }
      node.forEachElement(visit)
    }
    visit(node)
    #expect(signs.count == 2)
    #expect(signs.allSatisfy { field.contains($0) }, "\(signs) in \(field)")
    #expect(signs.allSatisfy { $0.maxX <= input.minX || $0.minX >= input.maxX })
  }

  @Test func theSearchFieldIsMirrored() throws {
    let plain = host(.large)
    let mirrored = TestHost(Screen(text: "").environment(\.layoutDirection, .rightToLeft))
    func glass(_ host: TestHost) -> CGRect? {
      var found: CGRect?
      func visit(_ node: LayoutNode) {
        if found == nil, node is ImageNode { found = node.rootFrame }
        node.forEachElement(visit)
      }
      if let field = host.first(SearchFieldNode.self) { visit(field) }
      return found
    }
    let (left, right) = (try #require(glass(plain)), try #require(glass(mirrored)))
    #expect(abs(left.midX - (390 - right.midX)) < 0.5)
    #expect(right.midX > 300)
  }

  @Test func aBarStaysBelowTheStatusBarOfATabViewThatReachesTheTop() throws {
    let view = TabView {
      NavigationStack { Text("content").navigationTitle("Title") }.tabItem { Text("One") }
    }
    func bar<V: View>(_ view: V) throws -> CGRect {
      let host = TestHost(view)
      host.graph.safeAreaInsets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
      host.settle()
      return try #require(host.first(NavigationBarNode.self)?.rootFrame)
    }
    let usual = try bar(view)
    // Phones with a Dynamic Island have a status bar that is lower than the safe area.
    #expect(abs(usual.minY - 53.67) < 0.01)
    #expect(try bar(view.ignoresSafeArea(.container, edges: .top)) == usual)
  }
}
