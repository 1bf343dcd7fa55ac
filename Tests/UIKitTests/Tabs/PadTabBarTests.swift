import CoreGraphics
import Testing

@testable import UIKit

@MainActor
@Suite struct PadTabBarTests {
  // On an iPad the bar floats over content, whose grey backgrounds must not hide it.
  @Test func theCapsuleDiffersFromEveryBackground() {
    let pill = UIColor.tabBarPill(isOnTop: true)
    for background in [
      UIColor.systemBackground, .secondarySystemBackground, .systemGroupedBackground,
    ] {
      for style in [UIUserInterfaceStyle.light, .dark] {
        let traits = UITraitCollection(userInterfaceStyle: style)
        #expect(pill.resolvedColor(with: traits) != background.resolvedColor(with: traits))
      }
    }
    #expect(pill.cgColor.alpha < 1)
  }

  private func button(_ title: String, in bar: UITabBar) throws -> UIView {
    try #require(bar.subviews.first { ($0 as? TabButton)?.item.title == title })
  }

  @Test func onTopTitlesAreAsOtherTextAndTheSelectedOneIsTinted() throws {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 800, height: 50))
    let items = ["Home", "Mail"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    bar.items = items
    bar.selectedItem = items[0]
    func color(_ title: String) throws -> UIColor? {
      try button(title, in: bar).subviews.lazy.compactMap { $0 as? UILabel }.first?.textColor
    }
    #expect(try color("Mail") == .systemGray)
    bar.isOnTop = true
    #expect(try color("Mail") == .label)
    #expect(try color("Home") == bar.tintColor)
    bar.unselectedItemTintColor = .brown
    #expect(try color("Mail") == .brown)
  }

  @Test func onTopASearchTabShowsItsSymbol() throws {
    let tabs = UITabBarController(tabs: [
      UITab(title: "Home", image: UIImage(systemName: "house"), identifier: "home") { _ in
        UIViewController()
      },
      UISearchTab { _ in UIViewController() },
    ])
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 800, height: 50))
    bar.items = tabs.viewControllers?.map(\.tabBarItem)
    for isOnTop in [true, false] {
      bar.isOnTop = isOnTop
      bar.layoutIfNeeded()
      let search = try button("Search", in: bar)
      let label = try #require(search.subviews.lazy.compactMap { $0 as? UILabel }.first)
      let image = try #require(search.subviews.lazy.compactMap { $0 as? UIImageView }.first)
      #expect(label.isHidden == isOnTop)
      #expect(!image.isHidden)
      let home = try button("Home", in: bar)
      #expect(home.subviews.lazy.compactMap { $0 as? UIImageView }.first?.isHidden == isOnTop)
    }
  }
}
