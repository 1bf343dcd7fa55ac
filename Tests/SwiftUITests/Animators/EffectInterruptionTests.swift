import CoreGraphics
import DisplayList
import Foundation
import Testing
import UIKit

@testable import SwiftUI

/// Effects, styles and shapes whose animation is interrupted by another one.
///
/// Apple documents that animations of a value are added up and that springs take over the speed of springs; a frame, an
/// `Animatable` view and an effect must not differ in that.
@MainActor
@Suite(.serialized)
struct EffectInterruptionTests {
  private let clock = DeviceClockForTests()

  struct Screen: View {
    let animation: Animation
    @State private var step = 0.0

    var body: some View {
      VStack(spacing: 0) {
        Button("Next") { withAnimation(animation) { step += 1 } }.frame(height: 50)
        Button("Back") { withAnimation(animation) { step -= 1 } }.frame(height: 50)
        box("offset").offset(x: step * 100)
        box("scaled").scaleEffect(1 + step)
        box("transformed").transformEffect(CGAffineTransform(translationX: step * 100, y: 0))
        box("position").frame(width: 300 + step * 100, alignment: .trailing)
        Color(white: step / 4).frame(width: 10, height: 10)
        Color.white.frame(width: 10, height: 10).opacity(1 - step / 4)
        Rectangle().trim(from: 0, to: step / 4).stroke(lineWidth: 1).frame(width: 100, height: 10)
        Color.white.frame(width: 10, height: 10).blur(radius: step * 4)
      }
      .frame(width: 800, height: 800)
    }

    private func box(_ name: String) -> some View {
      Color.red.frame(width: 10, height: 10).accessibilityElement().accessibilityLabel(name)
    }
  }

  /// How many steps the parts have gone.
  private func steps(_ host: TestHost) -> [String: Double] {
    host.settle()
    var found: [String: Double] = [:]
    func frame(_ name: String) -> CGRect { host.element(.other, name)?.frame ?? .null }
    found["offset"] = (frame("offset").midX - 400) / 100
    found["scaled"] = frame("scaled").width / 10 - 1
    found["transformed"] = (frame("transformed").midX - 400) / 100
    // It stands at the end of a room that grows at both sides.
    found["position"] = (frame("position").maxX - 550) / 50
    func visit(_ item: DisplayItem) {
      switch item {
      case .fill(_, .color(let color), _) where color.red < 1 && color.red == color.green:
        found["white"] = color.red * 4
      case .stroke(let path, _, _): found["trim"] = Self.length(of: path) / 220 * 4
      case .group(let attributes, let items):
        if attributes.opacity < 1 { found["opacity"] = (1 - attributes.opacity) * 4 }
        for filter in attributes.filters {
          if case .blur(let radius, _) = filter { found["blur"] = radius / 4 }
        }
        items.forEach(visit)
      default: break
      }
    }
    host.canvas.items.forEach(visit)
    return found
  }

  private static func length(of path: CGPath) -> Double {
    var length = 0.0
    var last = CGPoint.zero
    path.applyWithBlock { element in
      let point = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint: last = point[0]
      case .addLineToPoint:
        length += last.distance(to: point[0])
        last = point[0]
      default: break
      }
    }
    return length
  }

  private func expect(_ host: TestHost, _ step: Double, _ tolerance: Double = 0.06) {
    for (name, value) in steps(host).sorted(by: { $0.key < $1.key }) {
      #expect(abs(value - step) < tolerance, "\(name): \(value), not \(step)")
    }
  }

  @Test func curvesAreAddedUp() {
    let host = TestHost(
      Screen(animation: .linear(duration: 1)), size: CGSize(width: 800, height: 800))
    host.tap("Next")
    clock.advance(0.5)
    #expect(steps(host).count == 8, "\(steps(host))")
    expect(host, 0.5)
    host.tap("Next")
    expect(host, 0.5)
    clock.advance(0.25)
    // Three quarters of the first way and a quarter of the second one.
    expect(host, 1)
    clock.advance(0.5)
    expect(host, 1.75)
    clock.advance(0.5)
    expect(host, 2)
  }

  @Test func aWayBackIsAddedToo() {
    let host = TestHost(
      Screen(animation: .linear(duration: 1)), size: CGSize(width: 800, height: 800))
    host.tap("Next")
    clock.advance(2)
    host.tap("Next")
    clock.advance(0.5)
    host.tap("Back")
    clock.advance(0.25)
    expect(host, 1.5)
    clock.advance(2)
    expect(host, 1)
  }

  @Test func springsTakeOverTheSpeed() {
    let host = TestHost(
      Screen(animation: .spring(duration: 1)), size: CGSize(width: 800, height: 800))
    host.tap("Next")
    clock.advance(2)
    host.tap("Next")
    clock.advance(0.25)
    let before = steps(host)
    host.tap("Back")
    clock.advance(1.0 / 60)
    let after = steps(host)
    #expect(before.count == 8 && after.count == 8)
    for (name, value) in before {
      // All go on in the old direction for a moment, all equally far.
      #expect((after[name] ?? 0) > value, "\(name): \(value) → \(after[name] ?? 0)")
      #expect(abs((after[name] ?? 0) - (after["offset"] ?? 0)) < 0.05, "\(name)")
    }
    clock.advance(5)
    expect(host, 1)
  }

  @Test func aChangeWithoutAnimationEndsTheWay() {
    struct Jumping: View {
      @State private var scale = 1.0
      var body: some View {
        VStack {
          Button("Run") { withAnimation(.linear(duration: 1)) { scale = 3 } }
          Button("Jump") { scale = 5 }
          Color.red.frame(width: 10, height: 10).accessibilityElement()
            .accessibilityLabel("box").scaleEffect(scale)
        }
      }
    }
    let host = TestHost(Jumping())
    host.tap("Run")
    clock.advance(0.5)
    host.tap("Jump")
    host.settle()
    #expect(host.element(.other, "box").map { abs($0.frame.width - 50) < 0.01 } == true)
    clock.advance(1)
    host.settle()
    #expect(host.element(.other, "box").map { abs($0.frame.width - 50) < 0.01 } == true)
  }

  @Test func aGradientWithMoreStopsIsThereAtOnce() {
    struct Painted: View {
      @State private var colors = [Color(white: 0), Color(white: 0.5)]
      var body: some View {
        VStack {
          Button("Shift") {
            withAnimation(.linear(duration: 1)) { colors = [Color(white: 0.5), Color(white: 1)] }
          }
          Button("More") {
            withAnimation(.linear(duration: 1)) { colors = [.red, .green, .blue] }
          }
          Rectangle().fill(.linearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
            .frame(width: 10, height: 10)
        }
      }
    }
    let host = TestHost(Painted())
    func stops() -> [PaintGradient.Stop] {
      host.settle()
      for case .fill(_, .gradient(let gradient), _) in host.canvas.items { return gradient.stops }
      return []
    }
    host.tap("Shift")
    clock.advance(0.5)
    #expect(stops().map { ($0.color.red * 100).rounded() } == [25, 75])
    host.tap("More")
    #expect(stops().count == 3)
    clock.advance(2)
    #expect(stops().count == 3)
  }
}
