import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
@Suite struct ScrollPositionTests {
  private let size = CGSize(width: 200, height: 400)

  private struct Pages: View {
    let seen: Box<Int?>
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
      .onChange(of: page) { seen.value = page }
    }
  }

  @Test func aFlickTurnsOnePage() {
    let seen = Box<Int?>(nil)
    let host = TestHost(Pages(seen: seen), size: size)
    host.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 50, y: 200), duration: 0.05)
    #expect(host.first(ScrollViewNode.self)?.offset.x == 200)
    #expect(seen.value == 1)
    host.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 20, y: 200), duration: 2)
    #expect(host.first(ScrollViewNode.self)?.offset.x == 400)
    host.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 140, y: 200), duration: 5)
    #expect(host.first(ScrollViewNode.self)?.offset.x == 400)
    #expect(seen.value == 2)
  }

  @Test func writingThePositionScrolls() {
    let host = TestHost(Pages(seen: Box(nil)), size: size)
    host.tap("Jump")
    #expect(host.first(ScrollViewNode.self)?.offset.x == 1400)
    #expect(host.element(.staticText, "Page 7") != nil)
  }

  @Test func alignedTargetsStopAtTheStartOfAView() {
    let host = TestHost(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<30, id: \.self) { _ in Color.red.frame(height: 70) }
        }
        .scrollTargetLayout()
      }
      .scrollTargetBehavior(.viewAligned), size: size)
    host.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200), duration: 3)
    let y = host.first(ScrollViewNode.self)?.offset.y ?? -1
    #expect(y > 0)
    #expect(y.truncatingRemainder(dividingBy: 70) == 0)
  }

  @Test func anAppsOwnBehaviourDecides() {
    struct Fixed: ScrollTargetBehavior {
      func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        target.rect.origin.y = context.contentSize.height - context.containerSize.height - 1
      }
    }
    let host = TestHost(
      ScrollView { Color.red.frame(height: 1000) }.scrollTargetBehavior(Fixed()), size: size)
    host.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 250), duration: 1)
    #expect(host.first(ScrollViewNode.self)?.offset.y == 599)
  }

  @Test func marginsKeepTheContentFromTheEdges() {
    let host = TestHost(
      ScrollView { Text("Top").frame(maxWidth: .infinity).frame(height: 1000) }
        .contentMargins(.horizontal, 20).contentMargins(.vertical, 10, for: .scrollContent),
      size: size)
    let node = host.first(ScrollViewNode.self)
    #expect(node?.contentSize == CGSize(width: 200, height: 1020))
    #expect(host.text("Top")?.layoutParent?.rootFrame.width == 160)
    #expect(node?.maximumOffset.y == 620)
  }

  @Test func contentStaysAtItsAnchorWhileItGrows() {
    struct Chat: View {
      @State var count = 30
      var body: some View {
        VStack(spacing: 0) {
          Button("Send") { count += 1 }.frame(height: 40)
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<count, id: \.self) { Text("Message \($0)").frame(height: 60) }
            }
          }
          .defaultScrollAnchor(.bottom)
        }
      }
    }
    let host = TestHost(Chat(), size: size)
    #expect(abs(host.frame(ofText: "Message 29").midY - 370) < 0.001)
    host.tap("Send")
    #expect(abs(host.frame(ofText: "Message 30").midY - 370) < 0.001)
  }

  @Test func smallContentStandsAtItsAnchor() {
    let host = TestHost(
      ScrollView { Text("Low").frame(height: 50) }.defaultScrollAnchor(.bottom), size: size)
    #expect(host.frame(ofText: "Low").midY == 375)
    let initial = TestHost(
      ScrollView { Text("Low").frame(height: 50) }
        .defaultScrollAnchor(.bottom, for: .initialOffset), size: size)
    #expect(initial.frame(ofText: "Low").midY == 25)
  }

  @Test func scrollingCanBeSwitchedOff() {
    let host = TestHost(
      ScrollView { Color.red.frame(height: 1000) }.scrollDisabled(true), size: size)
    host.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100))
    #expect(host.first(ScrollViewNode.self)?.offset == .zero)
  }
}
