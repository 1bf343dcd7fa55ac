import Accessibility
import CoreGraphics
import SwiftUI
import Testing
import UIKit

/// A tab that is selected later is laid out as one that is shown first.
@MainActor
struct LaterTabTests {
  enum Kind: CaseIterable {
    case column, list, form, scrollView

    @MainActor @ViewBuilder var page: some View {
      switch self {
      case .column: Measured()
      case .list: NavigationStack { List { Measured() }.navigationTitle("Page") }
      case .form: Form { Measured() }
      case .scrollView: ScrollView { Measured().padding() }
      }
    }
  }

  private func swiftUI(_ kind: Kind, selection: Int) -> UIViewController {
    UIHostingController(rootView: Tabs(selection: selection, page: AnyView(kind.page)))
  }

  private func uiKit(_ kind: Kind, selection: Int) -> UIViewController {
    let first = UIViewController()
    first.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 0)
    let second = UIHostingController(rootView: AnyView(kind.page))
    second.tabBarItem = UITabBarItem(title: "Second", image: nil, tag: 1)
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    tabs.selectedIndex = selection
    return tabs
  }

  private func frames(on screen: Screen) throws -> [CGRect] {
    let texts = try ["short", "the longest", "mid", "width"].map {
      try screen.frame(.staticText, $0)
    }
    return try texts + [screen.frame(.progressIndicator), screen.frame(.other, "bar")]
  }

  @Test(arguments: Kind.allCases, [false, true])
  func framesAreThoseOfAFirstTab(_ kind: Kind, isSwiftUI: Bool) throws {
    let make = isSwiftUI ? swiftUI : uiKit
    let first = Screen(make(kind, 1))
    let expected = try frames(on: first)
    first.close()
    let later = Screen(make(kind, 0))
    defer { later.close() }
    let tab = try later.frame(.button, "Second")
    try later.play(.tap(at: CGPoint(x: tab.midX, y: tab.midY)))
    let shown = try frames(on: later)
    #expect(isSame(expected, shown), "\(expected) \(shown)")
    try #require(expected.allSatisfy { !$0.isNull })
    // All are as wide as the widest, by a preference.
    #expect(Set(expected.prefix(3).map { ($0.width * 3).rounded() }).count == 1)
  }
}

private struct Tabs: View {
  @State var selection: Int
  let page: AnyView

  var body: some View {
    TabView(selection: $selection) {
      Text("Nothing").tabItem { Text("First") }.tag(0)
      page.tabItem { Text("Second") }.tag(1)
    }
  }
}

private struct WidestKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct Measured: View {
  @State private var widest: CGFloat = 0

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(["short", "the longest", "mid"], id: \.self) { text in
        Text(text)
          .background {
            GeometryReader { Color.clear.preference(key: WidestKey.self, value: $0.size.width) }
          }
          .frame(minWidth: widest)
          .accessibilityElement()
          .accessibilityLabel(text)
          .accessibilityAddTraits(.isStaticText)
      }
      ProgressView(value: 0.5)
      GeometryReader { geometry in
        Text(verbatim: String(format: "%.1f", geometry.size.width))
          .frame(maxWidth: .infinity)
          .accessibilityElement()
          .accessibilityLabel("width")
          .accessibilityAddTraits(.isStaticText)
      }
      .frame(height: 30)
      HStack {
        Rectangle().frame(width: 2).accessibilityElement().accessibilityIdentifier("bar")
        Text("one\ntwo\nthree")
      }
      .fixedSize(horizontal: false, vertical: true)
    }
    .onPreferenceChange(WidestKey.self) { widest = $0 }
  }
}
