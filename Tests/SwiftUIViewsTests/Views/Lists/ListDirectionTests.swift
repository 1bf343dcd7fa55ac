import CoreGraphics
import Testing

@testable import SwiftUI

/// Rows follow a change of the direction though nothing changes its size.
@MainActor
@Suite struct ListDirectionTests {
  private struct Screen: View {
    var outer = LayoutDirection.leftToRight
    var inner: LayoutDirection?

    var body: some View {
      List {
        Image(systemName: "star").environment(\.layoutDirection, inner ?? outer)
        Color.red.frame(width: 30, height: 10)
        LazyVStack { Text("lazy").fixedSize() }
      }
      .environment(\.layoutDirection, outer)
    }
  }

  private func places(_ screen: Screen) -> [CGRect] { places(TestHost(screen)) }

  private func places(_ host: TestHost) -> [CGRect] {
    host.nodes.compactMap { node in
      node is ImageNode || node is StyleFillNode || node is TextNode
        ? (node as? LayoutNode)?.rootFrame : nil
    }
  }

  @Test func theDirectionAroundTheListMirrorsItsRows() {
    let mirrored = Screen(outer: .rightToLeft)
    let host = TestHost(Screen())
    #expect(places(host) != places(mirrored))
    host.update(mirrored)
    host.settle()
    #expect(places(host) == places(mirrored))
    host.update(Screen())
    host.settle()
    #expect(places(host) == places(Screen()))
  }

  @Test func theDirectionInsideARowMirrorsThatRow() {
    let mirrored = Screen(inner: .rightToLeft)
    let host = TestHost(Screen(inner: .leftToRight))
    host.update(mirrored)
    host.settle()
    #expect(places(host) == places(mirrored))
  }
}
