import CoreGraphics
import Metrics
import Testing

@testable import SwiftUI

/// The titles at a list's side, by which fingers and assistive technologies jump to its sections.
@MainActor
@Suite struct ListSectionIndexTests {
  private struct Names: View {
    var letters = ["A", "B", "C", "D"]
    var visibility = Visibility.automatic
    @State private var picked = "none"

    var body: some View {
      VStack(spacing: 0) {
        List {
          ForEach(letters, id: \.self) { letter in
            Section {
              ForEach(0..<20) { place in
                Button("\(letter)\(place)") { picked = "\(letter)\(place)" }
              }
            } header: {
              Text("Names in \(letter)")
            }
            .sectionIndexLabel(letter == "C" ? nil : letter)
          }
        }
        .listStyle(.plain)
        .listSectionIndexVisibility(visibility)
        Text("picked \(picked)")
      }
    }
  }

  private func index(_ host: TestHost) throws -> CGRect {
    try #require(host.element(.other, "Section index")).frame
  }

  @Test func aTapGoesToTheTitlesSectionAndPicksNoRow() throws {
    let host = TestHost(Names())
    let list = try #require(host.first(ListNode.self))
    let frame = try index(host)
    #expect(frame.maxX == 390)
    #expect(frame.width == SectionIndexMetrics.width)
    host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(list.offset.y == list.sections[1].top)
    #expect(host.text("Names in B") != nil)
    host.tap(at: CGPoint(x: frame.midX, y: frame.maxY - 2))
    #expect(list.offset.y == min(list.sections[3].top, list.maximumOffset.y))
    #expect(host.text("D0") != nil)
    host.tap(at: CGPoint(x: frame.midX, y: frame.minY + 2))
    #expect(list.offset.y == list.sections[0].top)
    #expect(host.text("picked none") != nil)
  }

  @Test func aDragGoesThroughTheTitlesAndDoesNotScroll() throws {
    let host = TestHost(Names())
    let list = try #require(host.first(ListNode.self))
    let frame = try index(host)
    host.touch(.began, at: CGPoint(x: frame.midX, y: frame.maxY - 2))
    let end = list.offset.y
    #expect(end > 0)
    host.touch(.moved, at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(list.offset.y == list.sections[1].top)
    host.touch(.ended, at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(list.offset.y == list.sections[1].top)
  }

  @Test func onlySectionsWithTitlesAreInTheIndex() throws {
    let host = TestHost(Names())
    let node = try #require(host.first(ListIndexNode.self))
    #expect(node.titles == ["A", "B", "D"].map { (title: String) in Text(title) })
  }

  @Test func theIndexStaysAtItsPlaceWhileTheListScrolls() throws {
    let host = TestHost(Names())
    let before = try index(host)
    host.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 200))
    let after = try index(host)
    #expect(abs(after.minY - before.minY) < 0.01)
    #expect(abs(after.minX - before.minX) < 0.01 && after.size == before.size)
  }

  @Test func aHiddenIndexIsNotThere() {
    let host = TestHost(Names(visibility: .hidden))
    #expect(host.element(.other, "Section index") == nil)
    host.update(Names(visibility: .visible))
    host.settle()
    #expect(host.element(.other, "Section index") != nil)
  }

  @Test func aListWithoutTitlesHasNoIndex() {
    let host = TestHost(List { Section("A") { Text("1") } }.listSectionIndexVisibility(.visible))
    #expect(host.element(.other, "Section index") == nil)
  }

  @Test func titlesFollowTheSections() throws {
    let host = TestHost(Names())
    host.update(Names(letters: ["X", "Y"]))
    host.settle()
    let node = try #require(host.first(ListIndexNode.self))
    #expect(node.titles == ["X", "Y"].map { (title: String) in Text(title) })
  }

  @Test func swipesOfAssistiveTechnologiesGoThroughTheTitles() throws {
    let host = TestHost(Names())
    let list = try #require(host.first(ListNode.self))
    let node = try #require(host.first(ListIndexNode.self))
    #expect(node.performAccessibilityAction(.increment))
    #expect(node.performAccessibilityAction(.increment))
    host.settle()
    #expect(list.offset.y == list.sections[1].top)
    #expect(node.performAccessibilityAction(.decrement))
    host.settle()
    #expect(list.offset.y == list.sections[0].top)
  }

  @Test func titlesWithoutRoomAreDots() {
    let letters = (0..<26).map { "\($0)" }
    let fitting = SectionIndexMetrics.fitting(letters, room: 5, dot: "•")
    #expect(fitting == ["0", "•", "12", "•", "25"])
    #expect(SectionIndexMetrics.title(at: .nan, of: 3) == 0)
    #expect(SectionIndexMetrics.title(at: 2, of: 3) == 2)
  }
}
