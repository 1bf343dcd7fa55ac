import CoreGraphics
import Testing

@testable import SwiftUI

/// How high a list takes its rows to be, also those out of sight.
@MainActor
@Suite struct RowHeightsTests {
  private struct Rows: View {
    let heights: [CGFloat]

    var body: some View {
      List {
        ForEach(Array(heights.enumerated()), id: \.offset) { Color.red.frame(height: $1) }
      }
    }
  }

  private func height(_ host: TestHost) -> CGFloat? {
    host.first(ListNode.self)?.contentSize.height
  }

  @Test func rowsThatWereSeenKeepTheirHeightsWhenTheListGetsSmaller() {
    let host = TestHost(Rows(heights: [60, 60, 60, 60, 60, 60]))
    let before = height(host)
    #expect(before == CGFloat(35 + 6 * 82 + 35))
    host.graph.size = CGSize(width: 844, height: 120)
    host.settle()
    #expect(height(host) == before)
  }

  @Test func aRowOutOfSightMayBecomeHigher() {
    struct Screen: View {
      @State var extra: CGFloat = 0
      var body: some View {
        List {
          ForEach(0..<20, id: \.self) { index in
            Color.red.frame(height: 60 + (index == 0 ? extra : 0))
          }
          Button("More") { extra = 100 }
        }
      }
    }
    let host = TestHost(Screen())
    host.first(ListNode.self)?.scroll(to: CGPoint(x: 0, y: 5000))
    host.settle()
    let before = height(host) ?? 0
    host.tap("More")
    #expect(height(host) == before + 100)
  }

  @Test func rowsOfAnotherOrderTakeTheirHeightsAlong() {
    let host = TestHost(Rows(heights: [300, 20, 20]))
    let before = height(host)
    host.update(Rows(heights: [20, 20, 300]))
    #expect(height(host) == before)
    host.update(Rows(heights: [20, 20]))
    #expect(height(host) == CGFloat(35 + 2 * 44 + 35))
  }

  @Test func nothingCountsAsNothingOutOfSightToo() {
    let host = TestHost(
      List {
        ForEach(0..<200, id: \.self) { index in
          if index < 100 { Text("Row \(index)") }
        }
      })
    #expect(height(host) == CGFloat(35 + 100 * 44 + 35))
    let empty = TestHost(List { ForEach(0..<200, id: \.self) { _ in EmptyView() } })
    #expect(height(empty) == 70)
  }

  @Test func rowsThatAreOnlyCountedDoNotAppear() {
    let seen = Box<[Int]>([])
    let host = TestHost(
      List {
        ForEach(0..<200, id: \.self) { index in
          if index % 2 == 0 { Text("Row \(index)").onAppear { seen.value.append(index) } }
        }
      })
    #expect(seen.value.count < 30)
    host.first(ListNode.self)?.scroll(to: CGPoint(x: 0, y: 100_000))
    host.settle()
    #expect(seen.value.contains(198))
    #expect(!seen.value.contains(100))
  }

  @Test func severalViewsOfAnItemAreRowsOfTheirOwn() {
    let host = TestHost(
      List {
        ForEach(0..<2, id: \.self) { index in
          Text("A\(index)")
          Text("B\(index)")
        }
      })
    #expect(host.first(ListNode.self)?.rowFrames.count == 4)
    #expect(height(host) == CGFloat(35 + 4 * 44 + 35))
  }

  @Test func aListWithoutRoomShowsNoRows() {
    struct Screen: View {
      @State var height: CGFloat = 300
      var body: some View {
        VStack(spacing: 0) {
          Button("Close") { height = 0 }
          Button("Open") { height = 300 }
          List { Text("Row") }.frame(height: height)
        }
      }
    }
    let host = TestHost(Screen())
    #expect(host.first(ListNode.self)?.rowFrames.count == 1)
    host.tap("Close")
    #expect(host.first(ListNode.self)?.rowFrames == [])
    #expect(host.element(.cell) == nil)
    host.tap("Open")
    #expect(host.first(ListNode.self)?.rowFrames.count == 1)
  }

  @Test func aRowFollowsTheLabelOfItsToggleThoughTheToggleStaysAsHigh() {
    func screen(_ height: CGFloat) -> some View {
      List {
        Toggle(isOn: .constant(true)) { Color.red.frame(height: height) }
      }
    }
    let changed = TestHost(screen(10))
    changed.update(screen(30))
    let fresh = TestHost(screen(30))
    #expect(
      changed.first(ListNode.self)?.rowFrames == fresh.first(ListNode.self)?.rowFrames)
  }

  @Test func typesTellHowManyRowsTheyMake() {
    struct Pair: View {
      var body: some View {
        Text("A")
        Text("B").padding()
      }
    }
    struct Endless: View {
      var body: some View { Group { Endless() } }
    }
    #expect(ViewCount.of(Text.self) == 1)
    #expect(ViewCount.of(EmptyView.self) == 0)
    #expect(ViewCount.of(Pair.self) == 2)
    #expect(ViewCount.of(Group<Pair>.self) == 2)
    #expect(ViewCount.of(VStack<Pair>.self) == 1)
    #expect(ViewCount.of(_ConditionalContent<Text, Image>.self) == 1)
    #expect(ViewCount.of(_ConditionalContent<Text, Pair>.self) == nil)
    #expect(ViewCount.of(Text?.self) == nil)
    #expect(ViewCount.of(AnyView.self) == nil)
    #expect(ViewCount.of(Endless.self) == nil)
  }
}
