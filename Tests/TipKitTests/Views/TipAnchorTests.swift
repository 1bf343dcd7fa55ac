import CoreGraphics
import DisplayList
import Testing
import UIKit

@testable import SwiftUI
@testable import TipKit

extension TipTests {
  /// Arrows that point at views.
  @MainActor
  @Suite struct TipAnchorTests {
    /// The bounds of the arrow that is drawn: the one outline of three straight lines.
    private func arrow<V: View>(_ view: V) throws -> CGRect? {
      try launch()
      let graph = ViewGraph(size: CGSize(width: 390, height: 400))
      graph.setRoot(view)
      graph.runTurn()
      var canvas = DisplayCanvas()
      graph.layoutRoot?.draw(into: &canvas)
      var found: CGRect?
      func visit(_ item: DisplayItem, _ transform: CGAffineTransform) {
        switch item {
        case .fill(let path, _, _):
          var steps = 0
          Path(path).forEach { _ in steps += 1 }
          if steps == 4 || steps == 5, path.boundingBox.height == 10 {
            found = path.boundingBox.applying(transform)
          }
        case .group(let attributes, let items):
          for item in items { visit(item, attributes.transform.concatenating(transform)) }
        default: break
        }
      }
      for item in canvas.items { visit(item, .identity) }
      return found
    }

    private func screen(
      _ alignment: Alignment, edge: Edge? = nil, isAbove: Bool = true
    ) -> some View {
      let anchor = Color.clear.frame(width: 20, height: 30).tipAnchor("anchor")
        .frame(maxWidth: .infinity, alignment: alignment)
      return VStack(spacing: 0) {
        if isAbove { anchor }
        TipView(PlainTip(), arrowEdge: edge, anchorID: "anchor")
        if !isAbove { anchor }
      }
      .frame(width: 390)
    }

    @Test func theArrowStandsAtTheSideOfItsAnchor() throws {
      let above = try #require(try arrow(screen(.center)))
      #expect(abs(above.midX - 195) < 0.5)
      let below = try #require(try arrow(screen(.center, isAbove: false)))
      #expect(below.minY > above.minY)
    }

    @Test func theArrowFollowsItsAnchorAlongTheEdge() throws {
      let middle = try #require(try arrow(screen(.center, edge: .top)))
      let leading = try #require(try arrow(screen(.leading, edge: .top)))
      let trailing = try #require(try arrow(screen(.trailing, edge: .top)))
      #expect(leading.midX < middle.midX && middle.midX < trailing.midX)
      // The corners of the card are round.
      #expect(leading.minX >= 12 && trailing.maxX <= 390 - 12)
    }

    @Test func withoutItsAnchorTheArrowStandsInTheMiddle() throws {
      let found = try arrow(
        TipView(PlainTip(), arrowEdge: .top, anchorID: "missing").frame(width: 390))
      #expect(found.map { abs($0.midX - 195) < 0.5 } == true)
      #expect(try arrow(TipView(PlainTip(), anchorID: "missing")) == nil)
    }
  }
}
