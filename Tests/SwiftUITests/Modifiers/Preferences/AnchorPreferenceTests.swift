import CoreGraphics
import Testing

@testable import SwiftUI

private struct BoundsKey: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

private struct PointKey: PreferenceKey {
  static let defaultValue: Anchor<CGPoint>? = nil
  static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
    value = nextValue() ?? value
  }
}

@MainActor
@Suite struct AnchorPreferenceTests {
  private func frames(_ host: TestHost, _ label: String) -> [CGRect] {
    host.nodes.compactMap { $0 as? LayoutNode }.filter { $0.dumpLabel == label }.map(\.rootFrame)
  }

  @Test func anOverlayMarksWhereTheViewsAre() {
    let host = TestHost(
      VStack(spacing: 10) {
        Rectangle().frame(width: 30, height: 20)
          .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
        Rectangle().frame(width: 50, height: 20)
          .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
      }
      .overlayPreferenceValue(BoundsKey.self) { anchors in
        GeometryReader { proxy in
          ForEach(0..<anchors.count, id: \.self) { index in
            let rect = proxy[anchors[index]]
            Capsule().frame(width: rect.width, height: rect.height)
              .offset(x: rect.minX, y: rect.minY)
          }
        }
      }, size: CGSize(width: 100, height: 50))
    #expect(frames(host, "Capsule") == frames(host, "Rectangle"))
    #expect(frames(host, "Capsule").count == 2)
  }

  @Test func theOverlayFollowsWhatMoves() {
    struct Screen: View {
      @State var isLow = false
      var body: some View {
        ZStack(alignment: isLow ? .bottom : .top) {
          Color.clear
          Button("Move") { isLow.toggle() }.frame(width: 100, height: 40)
            .anchorPreference(key: PointKey.self, value: .bottomTrailing) { $0 }
        }
        .backgroundPreferenceValue(PointKey.self, alignment: .topLeading) { anchor in
          GeometryReader { proxy in
            if let anchor { Text("\(Int(proxy[anchor].x)), \(Int(proxy[anchor].y))") }
          }
        }
      }
    }
    let host = TestHost(Screen(), size: CGSize(width: 200, height: 300))
    #expect(host.text("150, 40") != nil)
    host.tap("Move")
    #expect(host.text("150, 300") != nil)
  }

  @Test func transformingKeepsWhatIsInside() {
    let seen = Box(0)
    _ = TestHost(
      Text("Inner").anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
        .padding()
        .transformAnchorPreference(key: BoundsKey.self, value: .bounds) { $0.append($1) }
        .overlayPreferenceValue(BoundsKey.self) { anchors in
          let _ = seen.value = anchors.count
        })
    #expect(seen.value == 2)
  }

  @Test func transformingBeginsWithTheValueInsideOfAHiddenType() {
    let seen = Box(0)
    let inner = AnyView(
      Text("Inner").anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] })
    let transformed = inner.transformAnchorPreference(key: BoundsKey.self, value: .bounds) {
      $0.append($1)
    }
    _ = TestHost(
      transformed.overlayPreferenceValue(BoundsKey.self) { anchors in
        let _ = seen.value = anchors.count
      })
    #expect(seen.value == 2)
    _ = TestHost(
      AnyView(AnyView(transformed).padding())
        .overlayPreferenceValue(BoundsKey.self) { anchors in
          let _ = seen.value = anchors.count
        })
    #expect(seen.value == 2)
  }

  @Test func settingReplacesTheValueInsideOfAHiddenType() {
    let seen = Box(0)
    _ = TestHost(
      AnyView(Text("Inner").anchorPreference(key: BoundsKey.self, value: .bounds) { [$0, $0] })
        .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
        .overlayPreferenceValue(BoundsKey.self) { anchors in
          let _ = seen.value = anchors.count
        })
    #expect(seen.value == 1)
  }

  @Test func eachOfSeveralViewsTransformsItsOwn() {
    let seen = Box(0)
    _ = TestHost(
      VStack {
        Group {
          Text("A").anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
          Text("B")
        }
        .transformAnchorPreference(key: BoundsKey.self, value: .bounds) { $0.append($1) }
      }
      .overlayPreferenceValue(BoundsKey.self) { anchors in
        let _ = seen.value = anchors.count
      })
    #expect(seen.value == 3)
  }

  @Test func severalPlacesAtOnce() {
    struct PairKey: PreferenceKey {
      static let defaultValue: Anchor<[CGPoint]>? = nil
      static func reduce(value: inout Anchor<[CGPoint]>?, nextValue: () -> Anchor<[CGPoint]>?) {
        value = value ?? nextValue()
      }
    }
    let seen = Box<[CGPoint]>([])
    _ = TestHost(
      Rectangle()
        .anchorPreference(key: PairKey.self, value: .init([.topLeading, .center])) { $0 }
        .overlayPreferenceValue(PairKey.self) { anchor in
          GeometryReader { proxy in
            let _ = seen.value = anchor.map { proxy[$0] } ?? []
          }
        }, size: CGSize(width: 40, height: 20))
    #expect(seen.value == [.zero, CGPoint(x: 20, y: 10)])
  }

  @Test func anOverlayThatSetsPreferencesItselfEnds() {
    let host = TestHost(
      Text("A").anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
        .overlayPreferenceValue(BoundsKey.self) { anchors in
          Text("\(anchors.count)")
            .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0, $0] }
        })
    #expect(host.text("1") != nil)
  }
}
