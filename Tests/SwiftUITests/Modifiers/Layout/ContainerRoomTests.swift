import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
@Suite struct ContainerRoomTests {
  private let size = CGSize(width: 400, height: 800)

  @Test func acrossAScrollViewItIsWhatTheScrollViewWasOffered() {
    let host = TestHost(
      ScrollView {
        LazyHStack {
          Color.red.containerRelativeFrame(.horizontal) { width, _ in width / 2 }
        }
      }, size: size)
    #expect(host.first(StyleFillNode.self)?.size.width == 200)
    #expect(!host.graph.hasWork)
  }

  @Test func aScrollViewAsLongAsItsContentIsNoContainer() {
    let host = TestHost(
      ScrollView(.horizontal) {
        Color.red.containerRelativeFrame(.horizontal) { width, _ in width / 2 }
      }
      .fixedSize(), size: size)
    #expect(host.first(StyleFillNode.self)?.size.width == 200)
    #expect(!host.graph.hasWork)
  }

  @Test func alongAScrollViewItIsThePartThatShows() {
    let host = TestHost(
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<4, id: \.self) { _ in
            Color.red.containerRelativeFrame(.horizontal, count: 2, spacing: 0)
          }
        }
      }
      .frame(width: 300), size: size)
    #expect(host.first(StyleFillNode.self)?.size.width == 150)
    #expect(host.first(ScrollViewNode.self)?.contentSize.width == 600)
  }

  @Test func anInsetDoesNotStandInTheRoomThatItTakes() {
    let host = TestHost(
      Color.blue.safeAreaInset(edge: .leading, spacing: 0) {
        Color.red.containerRelativeFrame(.horizontal) { width, _ in width / 4 }
      }, size: size)
    let widths = host.nodes.compactMap { ($0 as? StyleFillNode)?.size.width }
    #expect(widths == [300, 100])
  }

  @Test func aToggleHasThePriorityOfAToggle() {
    let host = TestHost(
      HStack(spacing: 0) {
        Color.red
        Toggle(isOn: .constant(true)) { Spacer() }
      }, size: size)
    #expect(host.first(StyleFillNode.self)?.size.width == 200)
  }
}
