import CoreGraphics
import Testing

@testable import SwiftUI

@MainActor
@Suite struct SafeAreaTests {
  private let size = CGSize(width: 100, height: 200)

  private func frames(_ host: TestHost, _ label: String = "Rectangle") -> [CGRect] {
    host.nodes.compactMap { $0 as? LayoutNode }.filter { $0.dumpLabel == label }.map(\.rootFrame)
  }

  private func host<V: View>(_ view: V, top: CGFloat = 0, bottom: CGFloat = 0) -> TestHost {
    let host = TestHost(view, size: size)
    host.graph.safeAreaInsets = EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
    host.settle()
    return host
  }

  @Test func anInsetTakesRoomFromTheView() {
    let host = host(
      Rectangle().safeAreaInset(edge: .bottom, spacing: 0) { Capsule().frame(height: 30) },
      bottom: 20)
    #expect(frames(host) == [CGRect(x: 0, y: 0, width: 100, height: 150)])
    #expect(frames(host, "Capsule") == [CGRect(x: 0, y: 150, width: 100, height: 30)])
  }

  @Test func anInsetKeepsTheUsualDistanceAndItsAlignment() {
    let host = host(
      Rectangle().safeAreaInset(edge: .top, alignment: .trailing) {
        Capsule().frame(width: 40, height: 30)
      })
    #expect(frames(host) == [CGRect(x: 0, y: 38, width: 100, height: 162)])
    #expect(frames(host, "Capsule") == [CGRect(x: 60, y: 0, width: 40, height: 30)])
  }

  @Test func sidesFollowTheDirectionOfTheText() {
    let host = host(
      Rectangle().safeAreaInset(edge: .leading, spacing: 0) { Capsule().frame(width: 30) }
        .environment(\.layoutDirection, .rightToLeft))
    #expect(frames(host) == [CGRect(x: 0, y: 0, width: 70, height: 200)])
    #expect(frames(host, "Capsule").first?.minX == 70)
  }

  @Test func viewsThatIgnoreTheSafeAreaGoOnUnderTheInset() {
    let host = host(
      ZStack {
        Ellipse().ignoresSafeArea()
        Rectangle()
      }
      .safeAreaInset(edge: .bottom, spacing: 0) { Capsule().frame(height: 30) }, bottom: 20)
    #expect(frames(host, "Ellipse") == [CGRect(x: 0, y: 0, width: 100, height: 200)])
    #expect(frames(host).first?.height == 150)
  }

  @Test func insetsAddUp() {
    let host = host(
      Rectangle()
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.red.frame(height: 30) }
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.red.frame(height: 20) })
    #expect(frames(host).first?.height == 150)
  }

  @Test func anEmptyInsetTakesNoRoom() {
    let host = host(Rectangle().safeAreaInset(edge: .bottom) { if false { Text("") } })
    #expect(frames(host).first?.height == 200)
  }

  @Test func scrolledContentGoesOnUnderTheInsetAndEndsAboveIt() {
    let host = host(
      ScrollView { Color.red.frame(height: 1000) }
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 40) })
    let node = host.first(ScrollViewNode.self)
    #expect(node?.size.height == 160)
    #expect(node?.maximumOffset.y == 840)
    #expect(node?.drawnArea.height == 200)
  }

  @Test func paddingTheSafeAreaMovesContentButNotWhatIgnoresIt() {
    let host = host(
      ZStack {
        Ellipse().ignoresSafeArea()
        Rectangle()
      }
      .safeAreaPadding(.horizontal, 10))
    #expect(frames(host) == [CGRect(x: 10, y: 0, width: 80, height: 200)])
    #expect(frames(host, "Ellipse") == [CGRect(x: 0, y: 0, width: 100, height: 200)])
  }

  @Test func theKeyboardIsARegionOfItsOwn() {
    func height(_ regions: SafeAreaRegions?) -> CGFloat {
      let view =
        regions.map { AnyView(Rectangle().ignoresSafeArea($0)) } ?? AnyView(Rectangle())
      let host = host(view, bottom: 20)
      host.graph.keyboardInset = 80
      host.settle()
      return frames(host).first?.maxY ?? 0
    }
    #expect(height(nil) == 120)
    #expect(height(.container) == 120)
    #expect(height(.keyboard) == 180)
    #expect(height(.all) == 200)
  }

  @Test func backgroundsGoOnUnderTheBars() {
    let host = host(
      VStack {
        Text("Top")
        Spacer()
      }
      .frame(maxWidth: .infinity).background(Color.red), top: 30, bottom: 20)
    let red = host.nodes.compactMap { $0 as? ShapeNode }.first
    #expect(abs((red?.rootFrame.minY ?? -1)) < 0.001)
    #expect(abs((red?.rootFrame.maxY ?? -1) - 200) < 0.001)
  }
}

@MainActor
@Suite struct ContainerRelativeFrameTests {
  private func frames(_ host: TestHost, _ label: String = "Rectangle") -> [CGRect] {
    host.nodes.compactMap { $0 as? LayoutNode }.filter { $0.dumpLabel == label }.map(\.rootFrame)
  }

  @Test func viewsTakePartsOfTheScrollView() {
    let host = TestHost(
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          Rectangle().containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10)
          Rectangle().containerRelativeFrame(.horizontal) { length, _ in length / 4 }
        }
      }.frame(width: 300), size: CGSize(width: 400, height: 100))
    #expect(frames(host).map(\.width) == [145, 75])
  }

  @Test func theWindowLessTheSafeAreaIsTheOutermostContainer() {
    let host = TestHost(
      Rectangle().containerRelativeFrame([.horizontal, .vertical]).frame(width: 10, height: 10),
      size: CGSize(width: 400, height: 100))
    host.graph.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
    host.settle()
    #expect(frames(host).first?.size == CGSize(width: 400, height: 80))
  }

  @Test func theFrameFollowsTheContainer() {
    let host = TestHost(
      ScrollView { Rectangle().containerRelativeFrame(.vertical) },
      size: CGSize(width: 100, height: 100))
    host.graph.size = CGSize(width: 100, height: 300)
    host.settle()
    #expect(frames(host).first?.height == 300)
  }
}

@MainActor
@Suite struct GeometryChangeTests {
  @Test func actionsHearOfTheFirstValueAndOfChanges() {
    struct Screen: View {
      let log: Box<[CGFloat]>
      @State var isWide = false
      var body: some View {
        VStack {
          Button("Grow") { isWide.toggle() }
          Color.red.frame(width: isWide ? 80 : 40, height: 10)
            .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) {
              log.value.append($0)
            }
        }
      }
    }
    let log = Box<[CGFloat]>([])
    let host = TestHost(Screen(log: log))
    host.tap("Grow")
    #expect(log.value == [40, 80])
  }

  @Test func scrollingChangesFrames() {
    let log = Box<[[CGFloat]]>([])
    let host = TestHost(
      ScrollView {
        Color.red.frame(height: 1000)
          .onGeometryChange(for: CGFloat.self) {
            $0.frame(in: .scrollView).minY
          } action: { old, new in
            log.value.append([old, new])
          }
      })
    host.first(ScrollViewNode.self)?.scroll(to: CGPoint(x: 0, y: 50))
    host.settle()
    #expect(log.value == [[0, 0], [0, -50]])
  }

  @Test func visualEffectsKnowWhereTheViewIs() {
    let tapped = Box(0)
    let host = TestHost(
      Button("Far") { tapped.value += 1 }.frame(width: 40, height: 40)
        .visualEffect { content, proxy in
          content.offset(x: proxy.size.width).scaleEffect(1).opacity(0.5)
        }, size: CGSize(width: 200, height: 40))
    #expect(host.element(.button, "Far")?.frame.midX == 140)
    host.tap(at: CGPoint(x: 140, y: 20))
    #expect(tapped.value == 1)
    host.tap(at: CGPoint(x: 90, y: 20))
    #expect(tapped.value == 1)
  }
}
