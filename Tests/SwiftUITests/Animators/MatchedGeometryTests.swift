import CoreGraphics
import DisplayList
import Foundation
import Testing
import UIKit

@testable import SwiftUI

/// Views that take the place of others in an animated change.
@MainActor
@Suite(.serialized)
struct MatchedGeometryTests {
  private let clock = DeviceClockForTests()
  private let old = Color(red: 1, green: 0, blue: 0)
  private let new = Color(red: 0, green: 0, blue: 1)

  /// A rectangle as it is seen.
  struct Seen {
    var frame: CGRect
    var opacity: Double
  }

  /// The rectangles of a colour, with the opacity that the groups around them give.
  private func seen(_ color: Color, in host: TestHost) -> [Seen] {
    host.settle()
    let paint = host.graph.environment.color(color)
    var found: [Seen] = []
    func visit(_ item: DisplayItem, _ transform: CGAffineTransform, _ opacity: Double) {
      switch item {
      case .fill(let path, .color(let fill), _) where fill == paint:
        found.append(Seen(frame: path.boundingBox.applying(transform), opacity: opacity))
      case .group(let attributes, let items):
        for item in items {
          visit(
            item, attributes.transform.concatenating(transform), opacity * attributes.opacity)
        }
      default: break
      }
    }
    for item in host.canvas.items { visit(item, .identity, 1) }
    return found
  }

  private func isNear(_ frame: CGRect?, _ other: CGRect) -> Bool {
    guard let frame else { return false }
    return abs(frame.minX - other.minX) < 1 && abs(frame.minY - other.minY) < 1
      && abs(frame.width - other.width) < 1 && abs(frame.height - other.height) < 1
  }

  // MARK: One for the other

  struct Heroes: View {
    let old: Color
    let new: Color
    var animation = Animation.linear(duration: 1)
    @Namespace private var space
    @State private var isDetail = false

    var body: some View {
      VStack(spacing: 0) {
        Button("Go") { withAnimation(animation) { isDetail.toggle() } }.frame(height: 100)
        ZStack(alignment: .topLeading) {
          Color.clear
          if isDetail {
            new.matchedGeometryEffect(id: 1, in: space).frame(width: 200, height: 100)
              .padding(.leading, 100).padding(.top, 100)
          } else {
            old.matchedGeometryEffect(id: 1, in: space).frame(width: 100, height: 50)
          }
        }
      }
    }
  }

  private func host(_ animation: Animation = .linear(duration: 1)) -> TestHost {
    TestHost(
      Heroes(old: old, new: new, animation: animation), size: CGSize(width: 400, height: 600))
  }

  @Test func bothAreHalfWayAtHalfTime() {
    let host = host()
    let start = CGRect(x: 0, y: 100, width: 100, height: 50)
    let end = CGRect(x: 100, y: 200, width: 200, height: 100)
    #expect(isNear(seen(old, in: host).first?.frame, start))
    host.tap("Go")
    #expect(isNear(seen(new, in: host).first?.frame, start), "\(seen(new, in: host))")
    #expect(isNear(seen(old, in: host).first?.frame, start))
    clock.advance(0.5)
    let half = CGRect(x: 50, y: 150, width: 150, height: 75)
    #expect(isNear(seen(new, in: host).first?.frame, half), "\(seen(new, in: host))")
    #expect(isNear(seen(old, in: host).first?.frame, half), "\(seen(old, in: host))")
    #expect(abs((seen(new, in: host).first?.opacity ?? 0) - 0.5) < 0.05)
    #expect(abs((seen(old, in: host).first?.opacity ?? 0) - 0.5) < 0.05)
    clock.advance(1)
    #expect(isNear(seen(new, in: host).first?.frame, end))
    #expect(seen(new, in: host).first?.opacity == 1)
    #expect(seen(old, in: host).isEmpty)
  }

  @Test func aViewThatComesBackInTimeTurnsWhereItIs() {
    let host = host()
    host.tap("Go")
    clock.advance(0.5)
    host.tap("Go")
    let half = CGRect(x: 50, y: 150, width: 150, height: 75)
    #expect(isNear(seen(old, in: host).first?.frame, half), "\(seen(old, in: host))")
    #expect(isNear(seen(new, in: host).first?.frame, half), "\(seen(new, in: host))")
    clock.advance(2)
    let start = CGRect(x: 0, y: 100, width: 100, height: 50)
    #expect(isNear(seen(old, in: host).first?.frame, start))
    #expect(seen(new, in: host).isEmpty)
  }

  @Test func itComesFromWhereTheOtherWasOnItsWay() {
    let host = host()
    host.tap("Go")
    clock.advance(2)
    host.tap("Go")
    clock.advance(0.5)
    let half = CGRect(x: 50, y: 150, width: 150, height: 75)
    #expect(isNear(seen(old, in: host).first?.frame, half), "\(seen(old, in: host))")
    clock.advance(2)
    #expect(isNear(seen(old, in: host).first?.frame, CGRect(x: 0, y: 100, width: 100, height: 50)))
  }

  @Test func springsLeadThemToo() {
    let host = host(.spring(duration: 1, bounce: 0.4))
    host.tap("Go")
    clock.advance(0.3)
    let way = seen(new, in: host).first?.frame
    #expect((way?.minX ?? 0) > 20 && (way?.width ?? 0) > 120, "\(seen(new, in: host))")
    #expect(isNear(way, seen(old, in: host).first?.frame ?? .zero))
    clock.advance(5)
  }

  // MARK: Parts of screens

  struct Screens: View {
    let old: Color
    let new: Color
    @Namespace private var space
    @State private var isDetail = false

    var body: some View {
      VStack(spacing: 0) {
        Button("Go") { withAnimation(.linear(duration: 1)) { isDetail.toggle() } }
          .frame(height: 100)
        if isDetail {
          VStack(spacing: 0) {
            Text("Detail").frame(height: 100)
            new.frame(width: 100, height: 100).matchedGeometryEffect(id: "art", in: space)
          }
        } else {
          HStack(spacing: 0) {
            old.frame(width: 100, height: 100).matchedGeometryEffect(id: "art", in: space)
            Text("List").frame(width: 100, height: 100)
          }
        }
      }
      .frame(width: 200, height: 400, alignment: .top)
    }
  }

  @Test func partsOfScreensThatChangeAreMatched() {
    let host = TestHost(Screens(old: old, new: new), size: CGSize(width: 200, height: 400))
    let start = seen(old, in: host).first?.frame
    #expect(isNear(start, CGRect(x: 0, y: 100, width: 100, height: 100)))
    host.tap("Go")
    clock.advance(0.5)
    let half = CGRect(x: 25, y: 150, width: 100, height: 100)
    #expect(isNear(seen(new, in: host).first?.frame, half), "\(seen(new, in: host))")
    #expect(isNear(seen(old, in: host).first?.frame, half), "\(seen(old, in: host))")
    clock.advance(1)
    #expect(
      isNear(seen(new, in: host).first?.frame, CGRect(x: 50, y: 200, width: 100, height: 100)))
  }

  struct Identity: View {
    let old: Color
    let new: Color
    @Namespace private var space
    @State private var isDetail = false

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        if isDetail {
          new.matchedGeometryEffect(id: 1, in: space, properties: .position, anchor: .topLeading)
            .frame(width: 200, height: 100).padding(.leading, 100)
            .transition(.identity)
        } else {
          old.matchedGeometryEffect(id: 1, in: space).frame(width: 100, height: 50)
            .transition(.identity)
        }
        Button("Go") { withAnimation(.linear(duration: 1)) { isDetail.toggle() } }
          .frame(width: 100, height: 50).padding(.top, 300)
      }
    }
  }

  @Test func aViewWithoutTransitionIsFollowedToo() {
    let host = TestHost(Identity(old: old, new: new), size: CGSize(width: 400, height: 400))
    host.tap("Go")
    #expect(seen(old, in: host).isEmpty)
    clock.advance(0.5)
    // Only the position is matched: the size is the view's own.
    let half = CGRect(x: 50, y: 0, width: 200, height: 100)
    #expect(isNear(seen(new, in: host).first?.frame, half), "\(seen(new, in: host))")
    #expect(seen(new, in: host).first?.opacity == 1)
    clock.advance(1)
  }

  @Test func withoutAnimationTheNewViewIsThereAtOnce() {
    let host = host(.linear(duration: 0))
    host.tap("Go")
    #expect(
      isNear(seen(new, in: host).first?.frame, CGRect(x: 100, y: 200, width: 200, height: 100)))
    #expect(seen(old, in: host).isEmpty)
  }

  // MARK: One that stays

  struct Tabs: View {
    let mark: Color
    @Namespace private var space
    @State private var selected = 0

    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<3, id: \.self) { index in
          Button("Tab \(index)") { withAnimation(.linear(duration: 1)) { selected = index } }
            .frame(width: 100, height: 40)
            .background(alignment: .bottom) {
              if selected == index {
                mark.frame(height: 4).matchedGeometryEffect(id: "mark", in: space)
              }
            }
        }
      }
    }
  }

  @Test func theMarkOfATabSlidesToTheNextOne() {
    let host = TestHost(Tabs(mark: old), size: CGSize(width: 300, height: 40))
    #expect(seen(old, in: host).map(\.frame.minX) == [0])
    host.tap("Tab 2")
    clock.advance(0.5)
    let marks = seen(old, in: host)
    #expect(marks.count == 2 && marks.allSatisfy { abs($0.frame.minX - 100) < 1 }, "\(marks)")
    clock.advance(1)
    #expect(seen(old, in: host).map(\.frame.minX) == [200])
  }
}
