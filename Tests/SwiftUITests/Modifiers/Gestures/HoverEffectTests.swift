import CoreGraphics
import DisplayList
import Testing

@testable import SwiftUI

@MainActor
struct HoverEffectTests {
  private func items(_ host: TestHost) -> String { String(describing: host.canvas.items) }

  @Test func looksOtherwiseOnlyBelowAPointer() {
    let host = TestHost(Text("Point here").hoverEffect(.highlight))
    let usual = items(host)
    let frame = host.frame(ofText: "Point here")
    host.graph.movePointer(to: CGPoint(x: frame.midX, y: frame.midY))
    #expect(items(host) != usual)
    host.graph.movePointer(to: nil)
    #expect(items(host) == usual)
  }

  @Test func aContentShapeForHoveringIsHighlighted() {
    func highlighted<V: View>(_ view: V) -> String {
      let host = TestHost(view)
      host.graph.movePointer(to: CGPoint(x: 195, y: 422))
      return items(host)
    }
    let text = Text("Point here")
    let usual = highlighted(text.hoverEffect())
    #expect(highlighted(text.contentShape(.hoverEffect, Circle()).hoverEffect()) != usual)
    #expect(highlighted(text.contentShape(.interaction, Circle()).hoverEffect()) == usual)
  }

  @Test func aLiftedViewCastsAShadow() {
    let host = TestHost(Text("Point here").hoverEffect(.lift))
    host.graph.movePointer(to: CGPoint(x: 195, y: 422))
    let shadows = host.canvas.items.compactMap { item -> Shadow? in
      guard case .group(let attributes, _) = item else { return nil }
      return attributes.shadow
    }
    #expect(
      shadows == [
        Shadow(
          color: PaintColor(white: 0, alpha: 0.2), radius: 10, offset: CGSize(width: 0, height: 6))
      ])
  }

  @Test func disabledEffectsShowNothing() {
    let host = TestHost(Text("Point here").hoverEffect(.lift, isEnabled: false))
    let usual = items(host)
    host.graph.movePointer(to: CGPoint(x: 195, y: 422))
    #expect(items(host) == usual)
  }
}
