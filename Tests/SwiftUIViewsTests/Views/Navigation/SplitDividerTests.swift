import CoreGraphics
import DisplayList
import Testing

@testable import SwiftUI

/// The lines between columns that stand beside each other.
@MainActor
@Suite struct SplitDividerTests {
  private struct Mail: View {
    var direction = LayoutDirection.leftToRight
    var visibility = NavigationSplitViewVisibility.automatic

    var body: some View {
      NavigationSplitView(columnVisibility: .constant(visibility)) {
        Text("Folders").navigationSplitViewColumnWidth(280)
      } detail: {
        Text("Mail")
      }
      .environment(\.horizontalSizeClass, .regular)
      .environment(\.layoutDirection, direction)
    }
  }

  /// Upright lines on a screen that is wider than high, in its space, in points.
  private func lines(_ screen: Mail) -> [CGRect] {
    let host = TestHost(screen, size: CGSize(width: 1000, height: 700))
    host.settle()
    func visit(_ items: [DisplayItem], _ place: CGAffineTransform) -> [CGRect] {
      items.flatMap { item -> [CGRect] in
        switch item {
        case .fill(let path, _, _): [path.boundingBoxOfPath.applying(place)]
        case .group(let attributes, let items):
          visit(items, attributes.transform.concatenating(place))
        default: []
        }
      }
    }
    return visit(host.graph.displayList().items, .identity)
      .filter { $0.width <= 1 && $0.height > 100 }
  }

  @Test func aLineStandsBeforeTheDetail() throws {
    let line = try #require(lines(Mail()).first)
    #expect(abs(line.minX - 280) < 0.001)
    #expect(abs(line.height - 700) < 0.001)
    #expect(lines(Mail(visibility: .detailOnly)).isEmpty)
  }

  @Test func fromRightToLeftItChangesSides() throws {
    let line = try #require(lines(Mail(direction: .rightToLeft)).first)
    #expect(abs(line.maxX - 720) < 0.001)
  }
}
