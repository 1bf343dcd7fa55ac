import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
@Suite struct AnyScrollPositionTests {
  private let size = CGSize(width: 200, height: 400)

  private struct Rows: View {
    let model: Box<ScrollPosition>
    @State var position: ScrollPosition
    @State var count = 30

    init(_ model: Box<ScrollPosition>) {
      self.model = model
      _position = State(initialValue: model.value)
    }

    var body: some View {
      VStack(spacing: 0) {
        HStack {
          Button("Row 20") { position.scrollTo(id: 20, anchor: .top) }
          Button("Bottom") { position.scrollTo(edge: .bottom) }
          Button("Point") { position.scrollTo(y: 123) }
          Button("More") { count += 10 }
        }
        .frame(height: 100)
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<count, id: \.self) { Text("Row \($0)").frame(height: 50) }
          }
          .scrollTargetLayout()
        }
        .scrollPosition($position)
      }
      .onChange(of: position) { model.value = position }
    }
  }

  private func y(_ host: TestHost) -> CGFloat { host.first(ScrollViewNode.self)?.offset.y ?? -1 }

  @Test func itBeginsWhereTheAppSays() {
    #expect(y(TestHost(Rows(Box(ScrollPosition())), size: size)) == 0)
    #expect(y(TestHost(Rows(Box(ScrollPosition(edge: .bottom))), size: size)) == 1200)
    #expect(y(TestHost(Rows(Box(ScrollPosition(y: 77))), size: size)) == 77)
    #expect(
      y(TestHost(Rows(Box(ScrollPosition(point: CGPoint(x: 0, y: 9999)))), size: size)) == 1200)
    #expect(y(TestHost(Rows(Box(ScrollPosition(id: 10, anchor: .top))), size: size)) == 500)
  }

  @Test func viewsEdgesAndPointsCanBeScrolledTo() {
    let model = Box(ScrollPosition(idType: Int.self))
    let host = TestHost(Rows(model), size: size)
    host.tap("Row 20")
    #expect(y(host) == 1000)
    #expect(model.value.viewID(type: Int.self) == 20)
    host.tap("Point")
    #expect(y(host) == 123)
    #expect(model.value.y == 123)
    #expect(model.value.viewID == nil)
    host.tap("Bottom")
    #expect(y(host) == 1200)
    #expect(model.value.edge == .bottom)
    #expect(!model.value.isPositionedByUser)
  }

  @Test func anEdgeIsKeptWhileTheContentGrows() {
    let host = TestHost(Rows(Box(ScrollPosition(edge: .bottom))), size: size)
    host.tap("More")
    #expect(y(host) == 1700)
  }

  @Test func aFingerTakesThePositionOver() {
    let model = Box(ScrollPosition(idType: Int.self, edge: .top))
    let host = TestHost(Rows(model), size: size)
    host.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), duration: 3)
    #expect(model.value.isPositionedByUser)
    #expect(model.value.edge == nil)
    #expect(model.value.point == nil)
    let first = Int((y(host) + 0.5) / 50)
    #expect(model.value.viewID(type: Int.self) == first)
    #expect(model.value.viewID(type: String.self) == nil)
    let before = y(host)
    host.tap("More")
    #expect(y(host) == before)
    host.tap("Bottom")
    #expect(!model.value.isPositionedByUser)
    #expect(y(host) == 1700)
  }

  @Test func claimingToBeByTheUserForgetsEdgesAndPoints() {
    var position = ScrollPosition(x: 1, y: 2)
    #expect(position.point == CGPoint(x: 1, y: 2))
    position.isPositionedByUser = true
    #expect(position.point == nil)
    #expect(position.x == nil)
    position.scrollTo(x: 5)
    #expect(!position.isPositionedByUser)
    #expect(position.x == 5)
    #expect(position.y == nil)
    #expect(position.point == nil)
    #expect(position != ScrollPosition(x: 6))
    #expect(ScrollPosition(id: "a") == ScrollPosition(id: "a"))
    #expect(ScrollPosition(id: "a") != ScrollPosition(id: "b"))
  }

  @Test func thePageStaysWhenTheWidthChanges() {
    struct Pages: View {
      @State var page: Int?
      var body: some View {
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(0..<10, id: \.self) { Text("Page \($0)").containerRelativeFrame(.horizontal) }
          }
          .scrollTargetLayout()
        }
        .scrollTargetBehavior(.paging)
        .scrollPosition(id: $page)
        .overlay(alignment: .top) { Button("Jump") { page = 7 } }
      }
    }
    let host = TestHost(Pages(), size: size)
    host.tap("Jump")
    host.graph.size = CGSize(width: 400, height: 200)
    host.settle()
    #expect(host.first(ScrollViewNode.self)?.offset.x == 2800)
  }

  @Test func aFlickPassesAsManyViewsAsAreSeen() {
    let host = TestHost(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<60, id: \.self) { _ in Color.red.frame(height: 100) }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByFew)), size: size)
    host.drag(from: CGPoint(x: 100, y: 390), to: CGPoint(x: 100, y: 10), duration: 0.05)
    #expect(y(host) == 400)
  }
}
