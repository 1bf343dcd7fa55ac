import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
@Suite struct CoordinateSpaceTests {
  @Test func gesturesTellTheirPlaceInANamedSpace() {
    let seen = Box<[CGPoint]>([])
    let host = TestHost(
      VStack(spacing: 0) {
        Rectangle().frame(height: 30)
        VStack(spacing: 0) {
          Rectangle().frame(height: 20)
          Rectangle().frame(height: 50)
            .gesture(
              DragGesture(minimumDistance: 0, coordinateSpace: .named("card"))
                .onEnded { seen.value = [$0.startLocation, $0.location] })
        }
        .coordinateSpace(name: "card")
      }, size: CGSize(width: 100, height: 100))
    host.drag(from: CGPoint(x: 10, y: 60), to: CGPoint(x: 40, y: 70))
    #expect(seen.value == [CGPoint(x: 10, y: 30), CGPoint(x: 40, y: 40)])
  }

  @Test func tapsTellTheirPlaceInANamedSpace() {
    let seen = Box(CGPoint.zero)
    let host = TestHost(
      Color.red.padding(10)
        .contentShape(Rectangle())
        .onTapGesture(coordinateSpace: .named("outer")) { seen.value = $0 }
        .padding(.top, 20)
        .coordinateSpace(.named("outer"))
        .padding(.leading, 5), size: CGSize(width: 100, height: 100))
    host.tap(at: CGPoint(x: 50, y: 50))
    #expect(seen.value == CGPoint(x: 45, y: 50))
  }

  @Test func scrollViewsHaveASpaceOfTheirOwn() {
    let seen = Box(CGFloat(0))
    let host = TestHost(
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 300)
          GeometryReader { proxy in
            let _ = seen.value = proxy.frame(in: .scrollView(axis: .vertical)).minY
            Color.clear
          }
          .frame(height: 10)
          Color.red.frame(height: 900)
        }
      }, size: CGSize(width: 100, height: 200))
    #expect(seen.value == 300)
    host.first(ScrollViewNode.self)?.scroll(to: CGPoint(x: 0, y: 120))
    host.settle()
    #expect(seen.value == 180)
  }

  @Test func boundsOfANamedSpaceAreToldFromInside() {
    let seen = Box<CGRect?>(nil)
    _ = TestHost(
      GeometryReader { proxy in
        let _ = seen.value = proxy.bounds(of: .named("outer"))
        Color.clear
      }
      .padding(10)
      .coordinateSpace(.named("outer")), size: CGSize(width: 100, height: 100))
    #expect(seen.value == CGRect(x: -10, y: -10, width: 100, height: 100))
  }
}
