import CoreGraphics
import DisplayList
import Testing

@testable import SwiftUI

@MainActor
@Suite struct ListLooksTests {
  @Test func headersOfCardsAreInCapitals() {
    let host = TestHost(List { Section("Fruits") { Text("Apple") } })
    #expect(host.element(.staticText, "FRUITS") != nil)
    #expect(host.frame(ofText: "Fruits").height == 47.0 / 3)
  }

  @Test func textCaseAroundASectionCounts() {
    let host = TestHost(List { Section("Fruits") { Text("Apple") }.textCase(nil) })
    #expect(host.element(.staticText, "Fruits") != nil)
  }

  @Test func plainHeadersKeepTheirCase() {
    let host = TestHost(List { Section("Fruits") { Text("Apple") } }.listStyle(.plain))
    #expect(host.element(.staticText, "Fruits") != nil)
  }

  @Test func prominentHeadersAreLarge() {
    let host = TestHost(
      List { Section("Fruits") { Text("Apple") } }.headerProminence(.increased))
    #expect(host.frame(ofText: "Fruits").height == 24)
  }

  @Test func controlsDoNotMakeRowsHigher() {
    let host = TestHost(
      List {
        Toggle("On", isOn: .constant(true))
        Stepper("Step", value: .constant(1))
        Text("Text")
      })
    let rows = host.nodes.compactMap { $0 as? ListRowNode }
    #expect(rows.isEmpty)
    #expect(host.first(ListNode.self)?.placedRows.map(\.size.height) == [44, 44, 44])
  }

  @Test func rowSpacingKeepsRowsApart() {
    let host = TestHost(List { ForEach(0..<3) { Text("\($0)") } }.listRowSpacing(10))
    let rows = host.first(ListNode.self)?.placedRows ?? []
    #expect(zip(rows, rows.dropFirst()).allSatisfy { $1.frame.minY - $0.frame.maxY == 10 })
  }

  @Test func separatorsBeginWhereTheTextBegins() {
    let host = TestHost(List { Label("Wi-Fi", systemImage: "wifi") })
    let row = host.first(ListNode.self)?.placedRows.first
    #expect(row.map { abs($0.separatorStart - 56) < 4 } == true)
  }

  @Test func theWordsOfWheelsAreNoBeginningOfSeparators() {
    let date = DatePicker("Due", selection: .constant(.init(timeIntervalSince1970: 0)))
    let host = TestHost(List { date.datePickerStyle(.wheel).labelsHidden() })
    let row = host.first(ListNode.self)?.placedRows.first
    #expect(row.map { $0.separatorStart == $0.insets.leading } == true)
  }

  // MARK: In landscape

  /// What is filled on a wide screen, in its space, in points.
  private func fills(
    _ view: some View, direction: LayoutDirection = .leftToRight
  ) -> [(rect: CGRect, paint: Paint)] {
    let host = TestHost(
      view.environment(\.layoutDirection, direction), size: CGSize(width: 844, height: 390))
    host.graph.safeAreaInsets = EdgeInsets(top: 0, leading: 47, bottom: 21, trailing: 47)
    host.settle()
    func visit(_ items: [DisplayItem], _ place: CGAffineTransform) -> [(CGRect, Paint)] {
      items.flatMap { item -> [(CGRect, Paint)] in
        switch item {
        case .fill(let path, let paint, _): [(path.boundingBoxOfPath.applying(place), paint)]
        case .group(let attributes, let items):
          visit(items, attributes.transform.concatenating(place))
        default: []
        }
      }
    }
    return visit(host.graph.displayList().items, .identity).map { (rect: $0.0, paint: $0.1) }
  }

  private func isLine(_ fill: (rect: CGRect, paint: Paint)) -> Bool {
    fill.rect.height <= 1 && fill.rect.width > 100
  }

  private let red = Paint.color(PaintColor(255, 59, 48))

  @Test func rowsOfPlainListsReachTheSidesOfTheScreen() throws {
    let list = List {
      Text("Apple").listRowBackground(Color.red)
      Text("Pear")
    }
    .listStyle(.plain)
    let background = try #require(fills(list).first { $0.paint == red })
    #expect(background.rect.minX == 0 && background.rect.maxX == 844)
    let line = try #require(fills(list).first(where: isLine))
    #expect(line.rect.minX > 47 && line.rect.maxX == 844)
    let mirrored = try #require(
      fills(list, direction: .rightToLeft).first(where: isLine))
    #expect(mirrored.rect.minX == 0 && mirrored.rect.maxX < 844 - 47)
  }

  @Test func groupsReachTheSidesOfTheScreenAndCardsDoNot() throws {
    let list = List { Text("Apple").listRowBackground(Color.red) }
    let grouped = try #require(fills(list.listStyle(.grouped)).first { $0.paint == red })
    #expect(grouped.rect.minX == 0 && grouped.rect.width == 844)
    let card = try #require(fills(list.listStyle(.insetGrouped)).first { $0.paint == red })
    #expect(card.rect.minX > 47 && card.rect.maxX < 844 - 47)
  }
}
