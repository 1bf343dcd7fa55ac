import CoreGraphics
import DisplayList
import Testing

@testable import SwiftUI

/// Chevrons, arrows and checkmarks in rows and beside controls.
@MainActor
@Suite struct RowSignTests {
  /// The lines of what is drawn, each in its own space.
  private func lines(_ items: [DisplayItem]) -> [CGPath] {
    items.flatMap { item -> [CGPath] in
      switch item {
      case .stroke(let path, _, _): [path]
      case .group(_, let items): lines(items)
      default: []
      }
    }
  }

  private func lines(_ view: some View) -> [CGPath] {
    lines(TestHost(view).graph.displayList().items)
  }

  /// Whether a sign of two strokes has its tip at the right.
  private func pointsRight(_ sign: CGPath) -> Bool {
    abs(sign.currentPoint.x - sign.boundingBoxOfPath.minX) < 0.01
  }

  private var links: some View {
    NavigationStack { List { NavigationLink("Link") { Text("There") } } }
  }

  @Test func chevronsPointToWhereReadingGoesOn() throws {
    let plain = try #require(lines(links).first)
    let mirrored = try #require(
      lines(links.environment(\.layoutDirection, .rightToLeft)).first)
    #expect(pointsRight(plain) && !pointsRight(mirrored))
  }

  @Test func marksOfChosenOptionsStandAtTheEndOfReading() throws {
    let row = List {
      VStack {
        Picker("Size", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.inline)
      }
    }
    let plain = try #require(lines(row).first)
    let mirrored = try #require(
      lines(row.environment(\.layoutDirection, .rightToLeft)).first)
    #expect(
      abs(plain.boundingBoxOfPath.minX + mirrored.boundingBoxOfPath.maxX - 390) < 0.5)
  }

  @Test func linksHaveNoChevronWhileRowsAreEdited() {
    func screen(_ mode: EditMode) -> some View {
      NavigationStack {
        List { NavigationLink("Link") { Text("There") } }
          .environment(\.editMode, .constant(mode))
      }
    }
    #expect(lines(screen(.inactive)).count == 1)
    #expect(lines(screen(.active)).isEmpty)
  }

  @Test func arrowsOfClosedGroupsDoToo() throws {
    let group = DisclosureGroup("Group", isExpanded: .constant(false)) { Text("Inside") }
    let plain = try #require(lines(group).first)
    let mirrored = try #require(
      lines(group.environment(\.layoutDirection, .rightToLeft)).first)
    #expect(pointsRight(plain) && !pointsRight(mirrored))
  }

  @Test func signsGrowWithTheLetters() throws {
    let picker = Picker("Size", selection: .constant(1)) { Text("One").tag(1) }
    let option = List {
      Picker("Size", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.inline)
    }
    let group = DisclosureGroup("Group", isExpanded: .constant(true)) { Text("Inside") }
    for view in [AnyView(links), AnyView(picker), AnyView(option), AnyView(group)] {
      let usual = try #require(lines(view).first?.boundingBoxOfPath)
      let large = try #require(
        lines(view.environment(\.dynamicTypeSize, .accessibility3)).first?.boundingBoxOfPath)
      #expect(abs(large.height / usual.height - 40.0 / 17) < 0.1)
    }
  }

  @Test func largeSignsKeepOffTheWords() throws {
    let host = TestHost(
      NavigationStack {
        List { NavigationLink("A link whose words need all of the row") { Text("There") } }
      }
      .environment(\.dynamicTypeSize, .accessibility3))
    let words = host.frame(ofText: "A link whose words need all of the row")
    let sign = try #require(lines(host.graph.displayList().items).first?.boundingBoxOfPath)
    #expect(words.maxX <= sign.minX)
  }
}
