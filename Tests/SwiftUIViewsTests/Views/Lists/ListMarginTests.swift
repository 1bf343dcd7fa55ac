import CoreGraphics
import Testing

@testable import SwiftUI

/// Margins of sections and insets of rows at single edges.
@MainActor
@Suite struct ListMarginTests {
  private func rows<V: View>(_ view: V, width: CGFloat = 390) -> [CGRect] {
    let host = TestHost(view, size: CGSize(width: width, height: 844))
    return host.first(ListNode.self)?.placedRows.map(\.frame) ?? []
  }

  private func text<V: View>(_ view: V, _ string: String = "A") -> CGRect {
    TestHost(view, size: CGSize(width: 390, height: 844)).frame(ofText: string)
  }

  // MARK: Sections

  @Test func horizontalMarginsAreTheSectionsAlone() {
    let found = rows(
      List {
        Section { Text("A") }.listSectionMargins(.horizontal, 40)
        Section { ForEach(0..<2) { Text("\($0)") } }.listSectionMargins(.leading, 0)
        Section { Text("C") }
      })
    let usual = rows(List { Section { Text("C") } }).first ?? .null
    #expect(found.map(\.minX) == [40, 0, 0, usual.minX])
    #expect(found.map(\.maxX) == [350, usual.maxX, usual.maxX, usual.maxX])
  }

  @Test func verticalMarginsOfNeighboursAddUp() {
    let found = rows(
      List {
        Section { Text("A") }.listSectionMargins(.top, 7).listSectionMargins(.bottom, 12)
        Section { Text("B") }.listSectionMargins(.vertical, 5)
        Section { Text("C") }
      })
    let usual = rows(
      List {
        Section { Text("A") }
        Section { Text("B") }
      })
    let gap = usual[1].minY - usual[0].maxY
    #expect(found[0].minY == 7)
    #expect(found[1].minY - found[0].maxY == 17)
    #expect(found[2].minY - found[1].maxY == 5 + gap / 2)
  }

  @Test func theLastMarginEndsTheList() {
    func height(_ view: some View) -> CGFloat {
      TestHost(view).first(ListNode.self)?.contentSize.height ?? 0
    }
    let section = Section { Text("A") }
    let usual = rows(List { section }).first?.maxY ?? 0
    #expect(height(List { section.listSectionMargins(.bottom, 120) }) == usual + 120)
  }

  @Test func headersKeepTheirSectionsMargins() {
    let host = TestHost(
      List { Section("Head") { Text("A") }.listSectionMargins(.leading, 50) })
    let usual = TestHost(List { Section("Head") { Text("A") } })
    let margin = usual.first(ListNode.self)?.metrics.cardMargin ?? 0
    let moved = host.frame(ofText: "Head").minX - usual.frame(ofText: "Head").minX
    #expect(moved == 50 - margin)
  }

  @Test func marginsFollowTheDirectionOfTexts() {
    let found = rows(
      List { Section { Text("A") }.listSectionMargins(.leading, 60) }
        .environment(\.layoutDirection, .rightToLeft))
    #expect(found.first?.maxX == 330)
  }

  @Test func theNearestMarginCounts() {
    let found = rows(
      List {
        Section { Text("A") }.listSectionMargins(.leading, 30).listSectionMargins(.all, 60)
      })
    #expect(found.first?.minX == 30)
    #expect(found.first?.maxX == 330)
  }

  @Test func nothingIsTheUsualMargin() {
    let found = rows(
      List {
        Section { Text("A") }.listSectionMargins(.leading, nil).listSectionMargins(.leading, 60)
      })
    #expect(found.first?.minX == rows(List { Section { Text("A") } }).first?.minX)
  }

  @Test func aChangedMarginMovesTheSection() {
    struct Screen: View {
      @State var margin: CGFloat = 20
      var body: some View {
        List {
          Section { Button("Wider") { margin = 0 } }.listSectionMargins(.horizontal, margin)
        }
      }
    }
    let host = TestHost(Screen())
    #expect(host.first(ListNode.self)?.placedRows.first?.frame.minX == 20)
    host.tap("Wider")
    #expect(host.first(ListNode.self)?.placedRows.first?.frame.minX == 0)
  }

  @Test func oddMarginsAreNone() {
    let found = rows(List { Section { Text("A") }.listSectionMargins(.all, .nan) })
    #expect(found == rows(List { Section { Text("A") } }))
    let wide = rows(List { Section { Text("A") }.listSectionMargins(.horizontal, 10_000) })
    #expect(wide.first?.width == 0)
  }

  // MARK: Rows

  @Test func insetsAreSetAtSingleEdges() {
    let usual = text(List { Text("A") })
    let moved = text(List { Text("A").listRowInsets(.leading, 40) })
    let card = rows(List { Text("A") }).first?.minX ?? 0
    #expect(moved.minX == card + 40)
    #expect(moved.minY == usual.minY)
    let both = List { Text("A").listRowInsets(.vertical, 30).listRowInsets(.leading, 40) }
    #expect(text(both).minX == card + 40)
    #expect(rows(both).first.map { $0.height - usual.height } == 60)
  }

  @Test func theInsetNearestToTheRowCounts() {
    let card = rows(List { Text("A") }).first?.minX ?? 0
    let row = Text("A").listRowInsets(.leading, 5).listRowInsets(EdgeInsets())
    #expect(text(List { row }).minX == card + 5)
    let other = Text("A").listRowInsets(EdgeInsets()).listRowInsets(.leading, 5)
    #expect(text(List { other }).minX == card)
    let usual = Text("A").listRowInsets(.leading, nil).listRowInsets(EdgeInsets())
    #expect(text(List { usual }).minX == text(List { Text("A") }).minX)
  }
}
