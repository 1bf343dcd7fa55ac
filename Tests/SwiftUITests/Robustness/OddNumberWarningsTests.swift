import Device
import Testing

@testable import SwiftUI

/// What a person is told of numbers of which no screen can be made.
@MainActor @Suite(.serialized) struct OddNumberWarningsTests {
  init() { OddNumbers.forget() }

  private struct Screen<Content: View>: View {
    let content: Content
    var body: some View {
      VStack {
        content
        Text("Still here")
      }
    }
  }

  private func warnings(_ view: some View) -> [String] {
    issues {
      let host = TestHost(Screen(content: view))
      #expect(host.text("Still here") != nil)
      host.settle()
    }
  }

  @Test func eachEffectIsNamedWithItsViewOnce() {
    let views: [(String, AnyView)] = [
      ("brightness", AnyView(Text("a").brightness(.nan))),
      ("contrast", AnyView(Text("a").contrast(.infinity))),
      ("saturation", AnyView(Text("a").saturation(-.infinity))),
      ("grayscale", AnyView(Text("a").grayscale(.nan))),
      ("hueRotation", AnyView(Text("a").hueRotation(.degrees(.nan)))),
      ("opacity", AnyView(Text("a").opacity(.nan))),
      ("blur", AnyView(Text("a").blur(radius: .infinity))),
      ("shadow", AnyView(Text("a").shadow(radius: 2, x: .nan))),
      ("border", AnyView(Text("a").border(Color.red, width: .nan))),
      ("scaleEffect", AnyView(Text("a").scaleEffect(.infinity))),
      ("rotationEffect", AnyView(Text("a").rotationEffect(.degrees(.nan)))),
      ("rotation3DEffect", AnyView(Text("a").rotation3DEffect(.degrees(.nan), axis: (1, 0, 0)))),
      ("transformEffect", AnyView(Text("a").transformEffect(.init(translationX: .nan, y: 0)))),
      ("padding", AnyView(Text("a").padding(.infinity))),
      ("offset", AnyView(Text("a").offset(x: .nan))),
      ("position", AnyView(Text("a").position(x: .infinity, y: 0))),
      ("aspectRatio", AnyView(Color.red.aspectRatio(.nan, contentMode: .fit))),
      ("HStack's spacing", AnyView(HStack(spacing: .nan) { Text("a") })),
      ("Grid's spacing", AnyView(Grid(horizontalSpacing: .nan) { Text("a") })),
      ("Spacer's minLength", AnyView(HStack { Spacer(minLength: .infinity) })),
      (
        "listRowInsets",
        AnyView(
          List {
            Text("a").listRowInsets(EdgeInsets(top: .nan, leading: 0, bottom: 0, trailing: 0))
          })
      ),
      ("The size of a font", AnyView(Text("a").font(.system(size: .nan)))),
      ("lineSpacing", AnyView(Text("a").lineSpacing(.nan))),
      ("minimumScaleFactor", AnyView(Text("a").minimumScaleFactor(.infinity))),
      ("kerning, tracking or baselineOffset", AnyView(Text("a").kerning(.nan))),
      ("layoutPriority", AnyView(Text("a").layoutPriority(.nan))),
      ("zIndex", AnyView(Text("a").zIndex(.nan))),
      ("safeAreaPadding", AnyView(Text("a").safeAreaPadding(.nan))),
      ("contentMargins", AnyView(ScrollView { Text("a") }.contentMargins(.top, .infinity))),
      ("LazyVStack's spacing", AnyView(LazyVStack(spacing: .nan) { Text("a") })),
      ("LazyVGrid's GridItem", AnyView(LazyVGrid(columns: [GridItem(.fixed(.nan))]) { Text("a") })),
    ]
    for (name, view) in views {
      OddNumbers.forget()
      let found = warnings(view)
      #expect(found.count == 1, "\(name): \(found)")
      #expect(found.first?.contains(name) == true, "\(found)")
      #expect(found.first?.contains("not finite") == true, "\(found)")
      #expect(found.first?.contains("Path: Screen") == true, "\(found)")
    }
  }

  @Test func framesSayWhatTheySayOnIOS() {
    for view in [
      AnyView(Text("a").frame(width: -1)), AnyView(Text("a").frame(height: .nan)),
      AnyView(Text("a").frame(width: .infinity)), AnyView(Text("a").frame(minWidth: -2)),
    ] {
      OddNumbers.forget()
      let found = warnings(view)
      #expect(found.count == 1)
      #expect(
        found.first?.hasPrefix("Invalid frame dimension (negative or non-finite)") == true)
    }
  }

  @Test func anEffectThatCannotBeShowsTheViewAsItIs() {
    let plain = TestHost(Text("a"))
    let odd = issues {
      let host = TestHost(Text("a").scaleEffect(.nan).blur(radius: .infinity).opacity(.nan))
      #expect(host.text("a")?.frame.size == plain.text("a")?.frame.size)
    }
    #expect(odd.count == 3)
  }

  @Test func whatMeansSomethingIsNotWarnedOf() {
    let found = warnings(
      VStack {
        Text("a").frame(maxWidth: .infinity).layoutPriority(.infinity)
        RoundedRectangle(cornerRadius: .infinity).frame(width: 10, height: 10)
        Text("b").offset(x: 1e308).padding(-4).blur(radius: -1)
        Color.red.frame(minHeight: 0, maxHeight: .greatestFiniteMagnitude).opacity(2)
      })
    #expect(found == [])
  }

  @Test func numbersThatAreNoneMeanNothingElsewhere() {
    #expect(Color.red.opacity(.nan).description.hasPrefix("0%"))
    let host = TestHost(
      Canvas { context, size in
        context.addFilter(.alphaThreshold(min: .nan, max: .nan))
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      })
    #expect(host.first(CanvasNode.self) != nil)
    let grid = TestHost(
      Grid {
        GridRow {
          Text("a").gridCellColumns(.max)
          Text("b").gridCellColumns(.max)
        }
      })
    #expect(grid.text("b") != nil)
  }
}
