import CoreGraphics
import Device
import Observation
import Testing

@testable import SwiftUI

/// Scrolling to what moves with each layout ends, and says what moves.
@MainActor
@Suite struct RestlessScrollingTests {
  @Observable @MainActor final class Rows { var height: CGFloat = 40 }

  private struct Lines: View {
    let rows: Rows

    var body: some View {
      let height = rows.height
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1000, id: \.self) { Text("Row \($0)").frame(height: height) }
        }
      }
    }
  }

  private struct Names: View {
    let rows: Rows

    var body: some View {
      let height = rows.height
      List {
        ForEach(["A", "B"], id: \.self) { letter in
          Section {
            ForEach(0..<2, id: \.self) { Text("\(letter)\($0)").frame(height: height) }
          } header: {
            Text("Names in \(letter)")
          }
          .sectionIndexLabel(letter)
        }
      }
      .listStyle(.plain)
    }
  }

  /// Lets rows grow now and after each turn, for more turns than scrolling takes.
  private func grow(_ rows: Rows, in host: TestHost) {
    let left = Box(2 * TurnLimits.scrollRounds)
    rows.height += 1
    host.graph.turnObservers.append {
      rows.height += 1
      left.value -= 1
      return left.value > 0
    }
  }

  @Test func aViewThatMovesWhileTheContentIsScrolledToItIsNamed() throws {
    let rows = Rows()
    let host = TestHost(Lines(rows: rows))
    let node = try #require(host.first(ScrollViewNode.self))
    let restful = issues { #expect(node.scroll(toID: AnyHashable(100), anchor: .top)) }
    #expect(restful.isEmpty)
    #expect(node.offset.y == 100 * rows.height)
    grow(rows, in: host)
    let found = issues { #expect(node.scroll(toID: AnyHashable(500), anchor: .top)) }
    #expect(
      found == [
        "The view 500 keeps moving while the content is scrolled to it: the lengths of lines change "
          + "with each layout. Path: \(node.path)"
      ])
  }

  @Test func aSectionThatMovesWhileTheListScrollsToItIsNamed() throws {
    let rows = Rows()
    let host = TestHost(Names(rows: rows))
    let list = try #require(host.first(ListNode.self))
    #expect(issues { list.showSection(titled: 1) }.isEmpty)
    grow(rows, in: host)
    let found = issues { list.showSection(titled: 1) }
    #expect(
      found == [
        "The section B keeps moving while the list scrolls to it: the heights of rows change with "
          + "each layout. Path: \(list.path)"
      ])
  }
}
