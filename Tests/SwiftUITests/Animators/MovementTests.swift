import Accessibility
import CoreGraphics
import DisplayList
import Foundation
import Testing
import UIKit

@testable import SwiftUI

/// What is seen of frames, effects, colours and shapes while they are on their way.
@MainActor
@Suite(.serialized)
struct MovementTests {
  private let clock = DeviceClockForTests()

  struct Sliding: View {
    @State var isAtEnd = false
    var body: some View {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          if isAtEnd { Spacer(minLength: 0) }
          Button("Go") { withAnimation(.linear(duration: 1)) { isAtEnd.toggle() } }
            .frame(width: 100, height: 50)
          if !isAtEnd { Spacer(minLength: 0) }
        }
        Button("Jump") { isAtEnd.toggle() }.frame(height: 50)
      }
      .frame(width: 300)
    }
  }

  @Test func aFrameIsSeenOnItsWay() throws {
    let host = TestHost(Sliding())
    let start = try #require(host.element(.button, "Go")).frame
    host.tap("Go")
    #expect(host.element(.button, "Go")?.frame == start)
    clock.advance(0.25)
    let quarter = try #require(host.element(.button, "Go")).frame
    #expect(abs(quarter.minX - start.minX - 50) < 4)
    clock.advance(1)
    let end = try #require(host.element(.button, "Go")).frame
    #expect(end.minX == start.minX + 200)
  }

  @Test func aChangeWithoutAnimationJumps() throws {
    let host = TestHost(Sliding())
    let start = try #require(host.element(.button, "Go")).frame
    host.tap("Jump")
    #expect(host.element(.button, "Go")?.frame.minX == start.minX + 200)
  }

  @Test func aMovingViewIsTouchedWhereItIsSeen() throws {
    let host = TestHost(Sliding())
    host.tap("Go")
    clock.advance(0.5)
    // On its way, 100 points from both ends: this takes it back from where it is.
    let frame = try #require(host.element(.button, "Go")).frame
    host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    let turned = try #require(host.element(.button, "Go")).frame
    #expect(abs(turned.minX - frame.minX) < 20)
    clock.advance(2)
    #expect(host.element(.button, "Go").map { $0.frame.minX < frame.minX - 50 } == true)
  }

  @Test func anImplicitAnimationMovesOnlyWhatIsInside() throws {
    struct Screen: View {
      @State var isWide = false
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Button("Wide") { isWide.toggle() }.frame(height: 40)
          Color.red.frame(width: isWide ? 200 : 100, height: 10)
            .accessibilityElement().accessibilityLabel("red")
            .animation(.linear(duration: 1), value: isWide)
          Color.blue.frame(width: isWide ? 200 : 100, height: 10)
            .accessibilityElement().accessibilityLabel("blue")
        }
      }
    }
    let host = TestHost(Screen())
    host.tap("Wide")
    clock.advance(0.5)
    func width(_ label: String) -> CGFloat? {
      host.elements.flatMap(\.flattened).first { $0.label == label }?.frame.width
    }
    #expect(width("blue") == 200)
    #expect(width("red").map { abs($0 - 150) < 4 } == true)
    clock.advance(1)
    #expect(width("red") == 200)
  }

  @Test func effectsShapesAndColoursTakeTheirTime() throws {
    struct Screen: View {
      @State var isOn = false
      var body: some View {
        VStack {
          Button("Go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
          Rectangle().fill(isOn ? Color(white: 1) : Color(white: 0)).frame(width: 20, height: 20)
            .opacity(isOn ? 0.5 : 1)
          Circle().trim(from: 0, to: isOn ? 1 : 0).stroke(.red, lineWidth: 2)
            .frame(width: 20, height: 20)
          Text("Words").foregroundStyle(isOn ? Color(white: 1) : Color(white: 0))
        }
      }
    }
    let host = TestHost(Screen())
    let before = host.graph.displayList().description
    host.tap("Go")
    clock.advance(0.5)
    let half = host.graph.displayList().description
    clock.advance(1)
    let after = host.graph.displayList().description
    #expect(before != half && half != after)
    #expect(half.contains("opacity 0.7"), "\(half)")
  }

  @Test func aComingViewFadesIn() throws {
    struct Screen: View {
      @State var isShown = false
      var body: some View {
        VStack {
          Button("Show") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
          if isShown { Text("Hello").transition(.move(edge: .leading)) }
        }
        .frame(width: 300)
      }
    }
    let host = TestHost(Screen())
    host.tap("Show")
    let start = try #require(host.element(.staticText, "Hello")).frame
    clock.advance(2)
    let end = try #require(host.element(.staticText, "Hello")).frame
    #expect(abs(end.minX - start.minX - end.width) < 1)
  }
}

extension AccessibilityElement {
  fileprivate var flattened: [AccessibilityElement] { [self] + children.flatMap(\.flattened) }
}
