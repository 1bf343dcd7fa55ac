import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
@Suite struct ButtonBorderShapeTests {
  private func button(_ shape: ButtonBorderShape) -> some View {
    Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly).buttonStyle(.bordered)
      .buttonBorderShape(shape)
  }

  private func size(_ view: some View) -> CGSize {
    TestHost(view).first(ButtonNode.self)?.size ?? .zero
  }

  @Test func aCircleIsAsWideAsHigh() {
    let circle = size(button(.circle))
    #expect(circle.width == circle.height)
    #expect(circle.width < size(button(.automatic)).width)
  }

  @Test func theSignStandsInItsMiddle() throws {
    let host = TestHost(button(.circle))
    let node = try #require(host.first(ButtonNode.self))
    let image = try #require(host.first(ImageNode.self))
    #expect(abs(image.rootFrame.midX - node.rootFrame.midX) < 0.01)
    #expect(abs(image.rootFrame.midY - node.rootFrame.midY) < 0.01)
  }

  @Test func anotherShapeIsTakenAtOnce() {
    let host = TestHost(button(.automatic))
    host.update(button(.circle))
    #expect(host.first(ButtonNode.self)?.size == size(button(.circle)))
    host.update(button(.capsule))
    #expect(host.first(ButtonNode.self)?.size == size(button(.automatic)))
  }
}
