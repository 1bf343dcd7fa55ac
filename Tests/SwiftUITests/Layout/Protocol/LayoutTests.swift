import CoreGraphics
import Foundation
import Testing

@testable import SwiftUI

/// Places its views one below the other without gaps, each as far to the right as its value says.
private struct Staircase: Layout {
  struct Step: LayoutValueKey { static let defaultValue: CGFloat = 0 }

  var width: CGFloat = 100

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    CGSize(
      width: width,
      height: subviews.reduce(0) { $0 + $1.sizeThatFits(.unspecified).height })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for subview in subviews {
      subview.place(at: CGPoint(x: subview[Step.self], y: y), proposal: .unspecified)
      y += subview.sizeThatFits(.unspecified).height
    }
  }
}

/// Counts its caches.
private struct Counting: Layout {
  final class Log: @unchecked Sendable {
    var made = 0
    var updated = 0
  }

  let log: Log

  func makeCache(subviews: Subviews) -> Int {
    log.made += 1
    return subviews.count
  }

  func updateCache(_ cache: inout Int, subviews: Subviews) {
    log.updated += 1
    cache = subviews.count
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
  ) -> CGSize { CGSize(width: 10 * cache, height: 10) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
  ) {}
}

@MainActor
@Suite struct LayoutTests {
  private func frames(_ host: TestHost, _ label: String = "Rectangle") -> [CGRect] {
    host.nodes.compactMap { $0 as? LayoutNode }.filter { $0.dumpLabel == label }.map(\.rootFrame)
  }

  private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Rectangle().frame(width: width, height: height)
  }

  @Test func aLayoutPlacesItsViewsByTheirValues() {
    let host = TestHost(
      Staircase() {
        box(10, 10)
        box(10, 20).layoutValue(key: Staircase.Step.self, value: 30).padding(0)
      }, size: CGSize(width: 100, height: 30))
    #expect(
      frames(host) == [
        CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 30, y: 10, width: 10, height: 20),
      ])
  }

  @Test func rightToLeftMirrorsWhatALayoutPlaces() {
    let host = TestHost(
      Staircase() { box(10, 10) }.environment(\.layoutDirection, .rightToLeft),
      size: CGSize(width: 100, height: 10))
    #expect(frames(host) == [CGRect(x: 90, y: 0, width: 10, height: 10)])
  }

  @Test func aNewValueOfTheLayoutLaysOutAgain() {
    let host = TestHost(Staircase() { box(10, 10) }, size: CGSize(width: 200, height: 10))
    #expect(frames(host, "Staircase") == [CGRect(x: 50, y: 0, width: 100, height: 10)])
    let measured = host.graph.statistics.nodesMeasured
    host.update(Staircase() { box(10, 10) })
    #expect(host.graph.statistics.nodesMeasured == measured)
    host.update(Staircase(width: 50) { box(10, 10) })
    #expect(frames(host, "Staircase") == [CGRect(x: 75, y: 0, width: 50, height: 10)])
  }

  @Test func viewsThatAreNotPlacedStandInTheMiddle() {
    let host = TestHost(
      Counting(log: .init()) {
        box(10, 10)
        box(20, 10)
      }, size: CGSize(width: 100, height: 100))
    #expect(frames(host).map(\.midX) == [50, 50])
    #expect(frames(host).map(\.midY) == [50, 50])
  }

  @Test func theCacheIsMadeOnceAndUpdatedAfterChanges() {
    struct Screen: View {
      let log: Counting.Log
      @State var count = 2
      var body: some View {
        VStack {
          Button("More") { count += 1 }
          Counting(log: log) {
            ForEach(0..<count, id: \.self) { _ in Rectangle().frame(width: 5, height: 5) }
          }
        }
      }
    }
    let log = Counting.Log()
    let host = TestHost(Screen(log: log))
    #expect(log.made == 1)
    let before = log.updated
    host.tap("More")
    #expect(log.made == 1)
    #expect(log.updated > before)
    #expect(frames(host, "Counting").first?.width == 30)
  }

  @Test func subviewsKnowTheirPriorityAndSpacing() {
    struct Reader: Layout {
      let seen: @Sendable (Double, CGFloat) -> Void
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        seen(
          subviews[0].priority,
          subviews[0].spacing.distance(to: subviews[1].spacing, along: .vertical))
        return .zero
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    nonisolated(unsafe) var seen: (Double, CGFloat) = (0, 0)
    _ = TestHost(
      Reader(seen: { seen = ($0, $1) }) {
        Rectangle().layoutPriority(3)
        Rectangle()
      })
    #expect(seen == (3, 8))
  }

  @Test func explicitGuidesShineThroughALayout() {
    let host = TestHost(
      HStack(alignment: .top, spacing: 0) {
        box(10, 40)
        Staircase(width: 20) {
          box(10, 10).alignmentGuide(.top) { _ in -5 }
        }
      }, size: CGSize(width: 100, height: 45))
    #expect(frames(host)[1].minY - frames(host)[0].minY == 5)
  }

  @Test func unusableSizesAndPlacesDoNoHarm() {
    struct Broken: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { CGSize(width: CGFloat.nan, height: -5) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        subviews.first?.place(at: CGPoint(x: CGFloat.nan, y: .infinity), proposal: .infinity)
      }
    }
    let host = TestHost(Broken() { box(10, 10) })
    #expect(frames(host, "Broken").first?.size == .zero)
    _ = host.canvas
    _ = host.elements
  }
}

@MainActor
@Suite struct AnyLayoutTests {
  private struct Counter: View {
    @State var count = 0
    var body: some View { Button("Count \(count)") { count += 1 } }
  }

  private struct Screen: View {
    @State var isVertical = false
    var body: some View {
      VStack {
        Button("Turn") { isVertical.toggle() }
        let layout =
          isVertical
          ? AnyLayout(VStackLayout(alignment: .leading)) : AnyLayout(HStackLayout(spacing: 4))
        layout {
          Counter()
          Text("Other")
        }
      }
    }
  }

  @Test func viewsKeepTheirStateWhenTheLayoutChanges() {
    let host = TestHost(Screen())
    host.tap("Count 0")
    #expect(host.frame(ofText: "Count 1").midY == host.frame(ofText: "Other").midY)
    host.tap("Turn")
    #expect(host.frame(ofText: "Count 1").maxY <= host.frame(ofText: "Other").minY)
    #expect(host.frame(ofText: "Count 1").minX == host.frame(ofText: "Other").minX)
    host.tap("Turn")
    #expect(host.frame(ofText: "Count 1").midY == host.frame(ofText: "Other").midY)
  }

  @Test func spacersFollowTheHiddenLayout() {
    let host = TestHost(
      AnyLayout(HStackLayout(spacing: 0)) {
        Text("Left")
        Spacer()
        Text("Right")
      }, size: CGSize(width: 300, height: 100))
    #expect(abs(host.frame(ofText: "Left").minX) < 0.001)
    #expect(abs(host.frame(ofText: "Right").maxX - 300) < 0.001)
  }

  @Test func stackLayoutsArrangeAsTheirStacks() {
    func views() -> some View {
      Group {
        Text("One").font(.title)
        Rectangle().frame(maxWidth: 60)
        Text("Two").padding(3)
      }
    }
    func frames(_ host: TestHost) -> [CGRect] {
      host.nodes.compactMap { $0 as? LayoutNode }
        .filter { ["Rectangle", "Text"].contains($0.dumpLabel) || $0 is TextNode }
        .map(\.rootFrame)
    }
    let size = CGSize(width: 300, height: 200)
    #expect(
      frames(TestHost(VStack(alignment: .leading) { views() }, size: size))
        == frames(TestHost(VStackLayout(alignment: .leading) { views() }, size: size)))
    #expect(
      frames(TestHost(HStack(alignment: .lastTextBaseline) { views() }, size: size))
        == frames(TestHost(HStackLayout(alignment: .lastTextBaseline) { views() }, size: size)))
    #expect(
      frames(TestHost(ZStack(alignment: .topTrailing) { views() }, size: size))
        == frames(TestHost(ZStackLayout(alignment: .topTrailing) { views() }, size: size)))
  }
}
