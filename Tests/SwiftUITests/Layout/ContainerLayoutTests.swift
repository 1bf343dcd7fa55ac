import CoreGraphics
import Foundation
import Testing

@testable import SwiftUI

/// Sizes and places of the containers and the modifiers around views; all numbers in points.
@MainActor
@Suite struct ContainerLayoutTests {
  private func frames(_ host: TestHost, _ label: String) -> [CGRect] {
    host.nodes.compactMap { $0 as? LayoutNode }
      .filter { $0.dumpLabel == label }
      .map(\.rootFrame)
  }

  private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
    Rectangle().frame(width: width, height: height)
  }

  @Test func geometryReaderTakesAllRoomAndPlacesContentAtTheTopLeadingCorner() {
    let seen = Box(CGSize.zero)
    let host = TestHost(
      GeometryReader { proxy in
        let _ = seen.value = proxy.size
        box(proxy.size.width / 2, 20)
      }, size: CGSize(width: 200, height: 100))
    #expect(seen.value == CGSize(width: 200, height: 100))
    #expect(frames(host, "Rectangle") == [CGRect(x: 0, y: 0, width: 100, height: 20)])
  }

  @Test func geometryReaderKnowsItsFrameInNamedAndGlobalSpaces() {
    let seen = Box<[CGRect]>([])
    _ = TestHost(
      VStack(spacing: 0) {
        box(10, 30)
        VStack(spacing: 0) {
          box(10, 20)
          GeometryReader { proxy in
            let _ =
              seen.value = [
                proxy.frame(in: .global), proxy.frame(in: .named("inner")), proxy.frame(in: .local),
              ]
            Rectangle()
          }
        }
        .coordinateSpace(name: "inner")
      }, size: CGSize(width: 100, height: 200))
    #expect(
      seen.value == [
        CGRect(x: 0, y: 50, width: 100, height: 150), CGRect(x: 0, y: 20, width: 100, height: 150),
        CGRect(x: 0, y: 0, width: 100, height: 150),
      ])
  }

  @Test func lazyStackFillsTheWidthAndKeepsItsOwnHeight() {
    let host = TestHost(
      LazyVStack(alignment: .leading, spacing: 4) {
        box(50, 10)
        box(30, 20)
      }, size: CGSize(width: 200, height: 100))
    #expect(frames(host, "LazyVStack") == [CGRect(x: 0, y: 33, width: 200, height: 34)])
    #expect(
      frames(host, "Rectangle") == [
        CGRect(x: 0, y: 33, width: 50, height: 10), CGRect(x: 0, y: 47, width: 30, height: 20),
      ])
  }

  @Test func adaptiveGridMakesAsManyColumnsAsFindRoom() {
    let host = TestHost(
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) {
        ForEach(0..<4) { _ in Rectangle().frame(height: 10) }
      }, size: CGSize(width: 216, height: 100))
    // n = floor((216 + 8) / (60 + 8)) = 3 columns of (216 - 2 * 8) / 3.
    let frames = frames(host, "Rectangle")
    #expect(frames.count == 4)
    #expect(abs(frames[0].width - 200.0 / 3) < 0.001)
    #expect(frames[3].minX == 0)
    #expect(frames[3].minY - frames[0].minY == 18)
  }

  @Test func flexibleColumnsShareWhatFixedOnesLeave() {
    let tracks = GridTracks(
      [GridItem(.fixed(40)), GridItem(.flexible()), GridItem(.flexible(), spacing: 0)], length: 156)
    #expect(tracks.tracks.map(\.length) == [40, 50, 50])
    #expect(tracks.tracks.map(\.start) == [0, 48, 106])
    #expect(tracks.length == 156)
  }

  @Test func viewsAtTheBorderOfTheSafeAreaGrowBeyondIt() {
    let host = TestHost(
      VStack(spacing: 0) {
        Rectangle().ignoresSafeArea()
        Ellipse()
      }, size: CGSize(width: 100, height: 200))
    host.graph.safeAreaInsets = EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)
    host.settle()
    #expect(frames(host, "Rectangle") == [CGRect(x: 0, y: 0, width: 100, height: 110)])
    #expect(frames(host, "Ellipse") == [CGRect(x: 0, y: 110, width: 100, height: 70)])
  }

  @Test func colourBackgroundBleedsUnderTheBars() {
    let host = TestHost(
      Ellipse().background(Color.red), size: CGSize(width: 100, height: 200))
    host.graph.safeAreaInsets = EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)
    host.settle()
    #expect(frames(host, "Ellipse") == [CGRect(x: 0, y: 40, width: 100, height: 140)])
    #expect(frames(host, "Rectangle") == [CGRect(x: 0, y: 0, width: 100, height: 200)])
  }

  @Test func alignmentGuideMovesAView() {
    let host = TestHost(
      VStack(alignment: .leading, spacing: 0) {
        box(50, 10)
        Ellipse().frame(width: 20, height: 10).alignmentGuide(.leading) { $0.width - 30 }
      }, size: CGSize(width: 100, height: 100))
    #expect(frames(host, "Rectangle")[0].minX == 25)
    #expect(frames(host, "Ellipse")[0].minX == 35)
  }

  @Test func higherZIndexIsDrawnLast() {
    let host = TestHost(
      ZStack {
        Rectangle().zIndex(1)
        Ellipse()
      }, size: CGSize(width: 100, height: 100))
    let stack = host.first(ZStackNode.self)
    var order: [String] = []
    stack?.forEachElement { order.append($0 is ZIndexNode ? "front" : "back") }
    #expect(order == ["back", "front"])
  }

  @Test func trimmedLineEndsAtItsFraction() {
    var line = Path()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 100, y: 0))
    #expect(
      line.trimmedPath(from: 0.25, to: 0.75).boundingRect
        == CGRect(x: 25, y: 0, width: 50, height: 0))
    #expect(line.trimmedPath(from: 0.6, to: 0.2).isEmpty)
  }

  @Test func springsHaveTheirDocumentedNumbers() {
    #expect(Animation.default == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.easeInOut.duration == 0.35)
    #expect(Animation.linear(duration: 2).delay(1).speed(2).duration == 1.5)
    #expect(Animation.linear.repeatForever().duration == .infinity)
    #expect(Animation.snappy == .spring(Spring(duration: 0.5, bounce: 0.15)))
  }
}
