import CoreGraphics
import DisplayList
import Testing

@testable import SwiftUI

@MainActor
@Suite struct PagedTabViewTests {
  struct Pages: View {
    @State var page = 0
    var body: some View {
      TabView(selection: $page) {
        Text("One of \(page)").tag(0)
        Text("Two of \(page)").tag(1)
        Text("Three of \(page)").tag(2)
      }
      .tabViewStyle(.page)
    }
  }

  @Test func swipingShowsTheNextPage() {
    let host = TestHost(Pages())
    #expect(host.element(.pageIndicator)?.value == "page 1 of 3")
    host.drag(from: CGPoint(x: 350, y: 400), to: CGPoint(x: 50, y: 400))
    #expect(host.element(.staticText, "Two of 1") != nil)
    #expect(host.element(.pageIndicator)?.value == "page 2 of 3")
    host.drag(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 350, y: 400))
    #expect(host.element(.staticText, "One of 0") != nil)
    host.drag(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 350, y: 400))
    #expect(host.element(.staticText, "One of 0") != nil)
  }

  @Test func theFirstDotStandsWhereReadingBegins() throws {
    func dots(_ direction: LayoutDirection) -> [(x: CGFloat, alpha: Double)] {
      let host = TestHost(Pages().environment(\.layoutDirection, direction))
      return host.graph.displayList().items.flatMap(ellipses)
        .sorted { $0.x < $1.x }
    }
    let plain = dots(.leftToRight)
    #expect(plain.count == 3 && plain[0].alpha == 1)
    let mirrored = dots(.rightToLeft)
    #expect(mirrored.count == 3 && mirrored[2].alpha == 1 && mirrored[0].alpha < 1)
  }

  /// The small round shapes that are drawn, from the left.
  private func ellipses(_ item: DisplayItem) -> [(x: CGFloat, alpha: Double)] {
    switch item {
    case .fill(let path, .color(let color), _) where path.boundingBoxOfPath.width < 8:
      [(path.boundingBoxOfPath.midX, Double(color.alpha))]
    case .group(_, let items): items.flatMap(ellipses)
    default: []
    }
  }

  /// What is beside the pages leaves them their room: they do not ask their content, which asks them.
  @Test func aPageCanTakeItsLengthFromThePages() {
    let host = TestHost(
      HStack(spacing: 0) {
        TabView { Color.red.containerRelativeFrame(.horizontal) { width, _ in width / 2 } }
          .tabViewStyle(.page)
        Color.blue.frame(width: 90)
      })
    #expect(!host.graph.hasWork)
    #expect(host.first(TabViewNode.self)?.size.width == 300)
    #expect(host.first(ContainerRelativeFrameNode.self)?.size.width == 150)
  }

  @Test func aSlowShortPullChangesNothing() {
    let host = TestHost(Pages())
    host.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 240, y: 400), duration: 2)
    #expect(host.element(.staticText, "One of 0") != nil)
  }

  @Test func theIndexCanBeHidden() {
    let host = TestHost(
      TabView {
        Text("a")
        Text("b")
      }.tabViewStyle(.page(indexDisplayMode: .never)))
    #expect(host.element(.pageIndicator) == nil)
  }

  @Test func badgesAreTheValuesOfTabs() {
    let host = TestHost(
      TabView {
        Text("a").tabItem { Label("Inbox", systemImage: "tray") }.badge(3)
        Text("b").tabItem { Label("Sent", systemImage: "paperplane") }
      })
    #expect(host.element(.button, "Inbox")?.value == "3 items")
    #expect(host.element(.button, "Inbox")?.isSelected == true)
    host.tap("Sent")
    #expect(host.element(.staticText, "b") != nil)
  }
}
