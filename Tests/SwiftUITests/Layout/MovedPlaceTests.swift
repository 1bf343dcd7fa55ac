import CoreGraphics
import Testing

@testable import SwiftUI

/// What looks at places and guides hears when they move, though no size has changed.
@MainActor
@Suite struct MovedPlaceTests {
  @Test(arguments: [VerticalAlignment.firstTextBaseline, .lastTextBaseline])
  func aBaselineThatMovesInsideOfAFixedFrameMovesTheRow(_ alignment: VerticalAlignment) {
    struct Row: View {
      let font: Font
      let alignment: VerticalAlignment
      var body: some View {
        HStack(alignment: alignment) {
          Text("A").font(font).frame(width: 80, height: 80, alignment: .top).padding(3)
          Text("B")
        }
      }
    }
    let changed = TestHost(Row(font: .body, alignment: alignment))
    let before = changed.frame(ofText: "B")
    changed.update(Row(font: .largeTitle, alignment: alignment))
    let fresh = TestHost(Row(font: .largeTitle, alignment: alignment))
    #expect(changed.frame(ofText: "B") == fresh.frame(ofText: "B"))
    #expect(changed.frame(ofText: "B") != before)
  }

  @Test func aGuideThatMovesIsHeardThroughWrappersAndStacks() {
    struct Screen: View {
      let guide: CGFloat
      var body: some View {
        ZStack(alignment: .topLeading) {
          Color.red.frame(width: 200, height: 200)
          VStack {
            HStack { Text("A").alignmentGuide(.top) { [guide] _ in guide } }
          }
          .padding(4).frame(width: 100, height: 100)
        }
      }
    }
    let changed = TestHost(Screen(guide: 0))
    changed.update(Screen(guide: -40))
    #expect(
      changed.frame(ofText: "A") == TestHost(Screen(guide: -40)).frame(ofText: "A"))
    changed.update(Screen(guide: 10))
    #expect(changed.frame(ofText: "A") == TestHost(Screen(guide: 10)).frame(ofText: "A"))
  }

  @Test func theFirstGuideOfATreeMayComeLater() {
    struct Screen: View {
      let hasGuide: Bool
      var body: some View {
        ZStack(alignment: .topLeading) {
          HStack {
            if hasGuide {
              Color.red.frame(width: 10, height: 10).alignmentGuide(.leading) { _ in -30 }
            } else {
              Color.red.frame(width: 10, height: 10)
            }
          }
          Text("wide enough for both")
        }
      }
    }
    let changed = TestHost(Screen(hasGuide: false))
    changed.update(Screen(hasGuide: true))
    let fresh = TestHost(Screen(hasGuide: true))
    #expect(changed.dump == fresh.dump)
  }

  @Test func anotherPriorityMovesTheRoomOfTheOthers() {
    struct Screen: View {
      let priority: Double
      var body: some View {
        VStack(spacing: 0) {
          Color.red.padding(1).layoutPriority(priority).padding(1)
          Color.blue
        }
      }
    }
    let changed = TestHost(Screen(priority: 0))
    changed.update(Screen(priority: 1))
    #expect(changed.dump == TestHost(Screen(priority: 1)).dump)
  }

  @Test func whoReadsPreferencesOfSeveralViewsHearsOfThoseThatComeAndGo() {
    struct Screen: View {
      let anchors: Int
      var body: some View {
        VStack {
          if true {
            ForEach(0..<anchors, id: \.self) { _ in
              Text("anchor").anchorPreference(key: PlacesKey.self, value: .bounds) { [$0] }
            }
          }
        }
        .overlay { Group { if anchors < 0 { Text("never") } } }
        .modifier(Counted())
      }
    }
    struct Counted: ViewModifier {
      func body(content: Content) -> some View {
        Group {
          if true { content }
        }
        .overlayPreferenceValue(PlacesKey.self) { Text("count \($0.count)") }
      }
    }
    let host = TestHost(Screen(anchors: 1))
    #expect(host.text("count 1") != nil)
    host.update(Screen(anchors: 3))
    #expect(host.text("count 3") != nil)
    host.update(Screen(anchors: 0))
    #expect(host.text("count 0") != nil)
  }

  @Test func rowsThatAskAGeometryProxyAreMadeAgainWhenItMoves() {
    struct Screen: View {
      let inset: CGFloat
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(height: inset)
          GeometryReader { geometry in
            ForEach(0..<1) { _ in Text("\(Int(geometry.frame(in: .global).minY))") }
          }
          .frame(height: 100)
          Spacer(minLength: 0)
        }
      }
    }
    let host = TestHost(Screen(inset: 10))
    #expect(host.text("10") != nil)
    host.update(Screen(inset: 30))
    #expect(host.text("30") != nil)
  }

  @Test func viewsThatAreGivenAGeometryProxyAreMadeAgainWhenItMoves() {
    struct Inner: View {
      let geometry: GeometryProxy
      var body: some View {
        Text("\(Int(geometry.frame(in: .global).minY)) \(Int(geometry.size.height))")
      }
    }
    struct Screen: View {
      let inset: CGFloat
      let height: CGFloat
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(height: inset)
          GeometryReader { Inner(geometry: $0) }.frame(height: height)
          Spacer(minLength: 0)
        }
      }
    }
    let host = TestHost(Screen(inset: 10, height: 100))
    #expect(host.text("10 100") != nil)
    host.update(Screen(inset: 30, height: 100))
    #expect(host.text("30 100") != nil)
    host.update(Screen(inset: 30, height: 50))
    #expect(host.text("30 50") != nil)
  }

  @Test func anchorsThatRowsAskForMove() {
    struct Screen: View {
      let width: CGFloat
      var body: some View {
        HStack(spacing: 0) {
          Color.red.frame(width: width)
          Text("anchor").anchorPreference(key: PlacesKey.self, value: .bounds) { [$0] }
          Spacer(minLength: 0)
        }
        .overlayPreferenceValue(PlacesKey.self) { anchors in
          GeometryReader { geometry in
            ForEach(anchors.indices, id: \.self) { Text("\(Int(geometry[anchors[$0]].minX))") }
          }
        }
      }
    }
    let host = TestHost(Screen(width: 10))
    #expect(host.text("10") != nil)
    host.update(Screen(width: 50))
    #expect(host.text("50") != nil)
  }

  @Test func aViewThatIgnoresTheSafeAreaGrowsWhenItsEdgeMovesThere() {
    struct Screen: View {
      let isFixed: Bool
      var body: some View {
        VStack(spacing: 0) {
          Color.red
          Color.blue.ignoresSafeArea().fixedSize(horizontal: false, vertical: true)
          if !isFixed { Text("below") }
        }
      }
    }
    let host = TestHost(Screen(isFixed: true))
    host.graph.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 20, trailing: 0)
    host.settle()
    func blue(_ host: TestHost) -> CGRect {
      host.nodes.last { $0 is StyleFillNode }.flatMap { ($0 as? LayoutNode)?.rootFrame } ?? .null
    }
    #expect(blue(host).maxY == 844)
    host.graph.safeAreaInsets.bottom = 50
    host.settle()
    #expect(blue(host).maxY == 844)
    #expect(blue(host).height == 60)
    host.update(Screen(isFixed: false))
    #expect(blue(host).height == 10)
  }

  @Test func lengthsThatChangeAddUpAsIfTheyHadBeenThereAtOnce() {
    var changed = LazyLengths(count: 3, estimate: 44)
    changed.set(100.0 / 3, of: 0)
    changed.set(0.1, of: 1)
    changed.set(20.333, of: 2)
    changed.set(8.1, of: 0)
    changed.set(61.0 / 3, of: 1)
    var fresh = LazyLengths(count: 3, estimate: 44)
    fresh.set(20.333, of: 2)
    fresh.set(61.0 / 3, of: 1)
    fresh.set(8.1, of: 0)
    #expect(changed.total == fresh.total)
    #expect(changed.start(of: 2) == fresh.start(of: 2))
    changed.set(.infinity, of: 0)
    changed.set(.nan, of: 1)
    #expect(changed.total.isFinite)
  }
}
