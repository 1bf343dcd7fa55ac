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
}
