import CoreGraphics
import DisplayList
import Testing
import UIKit

@testable import SwiftUI

/// What `appearance()` of UIKit's bars does to SwiftUI's.
@MainActor
@Suite(.serialized)
struct BarProxyTests {
  private func fills(of view: some View) -> [PaintColor] {
    let host = TestHost(view)
    var found: [PaintColor] = []
    func visit(_ items: [DisplayItem]) {
      for item in items {
        switch item {
        case .fill(_, .color(let color), _): found.append(color)
        case .group(_, let inner): visit(inner)
        default: break
        }
      }
    }
    visit(host.canvas.items)
    return found
  }

  private func withProxies(_ body: () -> Void) {
    defer { AppearanceProxies.reset() }
    body()
  }

  private var screen: some View {
    NavigationStack { Text("Content").navigationTitle("Title") }
  }

  @Test func anAppearanceForTheEdgeFillsTheNavigationBar() {
    withProxies {
      let appearance = UINavigationBarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = .red
      UINavigationBar.appearance().scrollEdgeAppearance = appearance
      #expect(fills(of: screen).contains(PaintColor(255, 0, 0)))
    }
    #expect(!fills(of: screen).contains(PaintColor(255, 0, 0)))
  }

  @Test func titlesTakeTheirAttributes() {
    withProxies {
      UINavigationBar.appearance().largeTitleTextAttributes = [
        .foregroundColor: UIColor.blue, .font: UIFont.systemFont(ofSize: 20),
      ]
      let host = TestHost(screen)
      #expect((host.text("Title")?.size.height ?? 99) < 26)
    }
    let host = TestHost(screen)
    #expect((host.text("Title")?.size.height ?? 0) > 36)
  }

  @Test func aModifierCountsMoreThanAProxy() {
    withProxies {
      let appearance = UINavigationBarAppearance()
      appearance.backgroundColor = .red
      UINavigationBar.appearance().standardAppearance = appearance
      UINavigationBar.appearance().scrollEdgeAppearance = appearance
      let styled = NavigationStack {
        Text("Content").navigationTitle("Title")
          .toolbarBackground(Color(.sRGB, red: 0, green: 1, blue: 0), for: .navigationBar)
          .toolbarBackground(.visible, for: .navigationBar)
      }
      let colors = fills(of: styled)
      #expect(!colors.contains(PaintColor(255, 0, 0)))
      #expect(colors.contains(PaintColor(0, 255, 0)))
    }
  }

  @Test func aTransparentAppearanceHasNoLine() {
    withProxies {
      let appearance = UITabBarAppearance()
      appearance.configureWithTransparentBackground()
      UITabBar.appearance().scrollEdgeAppearance = appearance
      let looks = BarLooks.tabBar(.init(isScrolledUnder: false, isCompact: false))
      #expect(looks != nil)
      #expect(looks?.fill == nil)
      #expect(looks?.line == nil)
      #expect(BarLooks.tabBar(.init(isScrolledUnder: true, isCompact: false)) == nil)
    }
  }

  @Test func tintsOfTabsAreTaken() {
    withProxies {
      UITabBar.appearance().unselectedItemTintColor = .purple
      UITabBar.appearance().tintColor = .orange
      #expect(BarItemLooks.unselectedTabTint == .purple)
      #expect(BarItemLooks.tabBarTint == .orange)
    }
    #expect(BarItemLooks.unselectedTabTint == nil)
  }
}
