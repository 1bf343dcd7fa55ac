import CoreGraphics
import Testing

@testable import UIKit

@MainActor
struct TabBadgeTests {
  private func bar() -> (UITabBar, UITabBarItem) {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    let item = UITabBarItem(title: "Mail", image: UIImage(systemName: "star"), tag: 0)
    item.badgeValue = "3"
    bar.items = [item]
    bar.layoutIfNeeded()
    return (bar, item)
  }

  private func badge(_ bar: UITabBar) -> UILabel? {
    bar.subviews.first?.subviews.lazy.compactMap { $0 as? UILabel }.first { $0.text == "3" }
  }

  @Test func theAppearanceStylesBadges() throws {
    let (bar, _) = bar()
    let before = try #require(badge(bar)).frame
    let appearance = UITabBarAppearance()
    let state = appearance.stackedLayoutAppearance.normal
    state.badgeTextAttributes = [
      .foregroundColor: UIColor.black, .font: UIFont.systemFont(ofSize: 9),
    ]
    state.badgePositionAdjustment = UIOffset(horizontal: 4, vertical: 6)
    bar.standardAppearance = appearance
    bar.layoutIfNeeded()
    let after = try #require(badge(bar))
    #expect(after.textColor == .black)
    #expect(after.font.pointSize == 9)
    #expect(after.frame.origin == CGPoint(x: before.minX + 4, y: before.minY + 6))
  }

  @Test func anItemStylesItsBadge() throws {
    let (bar, item) = bar()
    item.setBadgeTextAttributes([.foregroundColor: UIColor.black], for: .normal)
    #expect(try #require(badge(bar)).textColor == .black)
    item.setBadgeTextAttributes([.foregroundColor: UIColor.blue], for: .selected)
    #expect(try #require(badge(bar)).textColor == .black)
    bar.selectedItem = item
    #expect(try #require(badge(bar)).textColor == .blue)
    #expect(item.badgeTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .black)
  }

  // MARK: Items

  @Test func aSelectedItemMayChangeTheBar() {
    let (bar, item) = bar()
    let other = UITabBarItem(title: "Home", image: nil, tag: 1)
    bar.items = [item, other]
    let looks = UITabBarAppearance()
    looks.configureWithOpaqueBackground()
    looks.backgroundColor = .red
    item.standardAppearance = looks
    bar.selectedItem = other
    let before = bar.drawn
    bar.selectedItem = item
    #expect(bar.drawn != before)
    bar.selectedItem = other
    #expect(bar.drawn == before)
  }

  @Test func itemsMayStandInTheMiddle() {
    let (bar, item) = bar()
    bar.items = [item, UITabBarItem(title: "Home", image: nil, tag: 1)]
    bar.itemPositioning = .centered
    bar.itemWidth = 60
    bar.itemSpacing = 20
    bar.layoutIfNeeded()
    let frames = bar.subviews.map(\.frame)
    #expect(frames.map(\.midX) == [110, 190])
    bar.itemWidth = 200
    bar.layoutIfNeeded()
    #expect(bar.subviews.map(\.frame.midX) == [75, 225])
  }

  @Test func theTextMovesInsideTheBadge() throws {
    let (bar, _) = bar()
    let plain = DrawingPass.items(of: try #require(badge(bar)))
    let appearance = UITabBarAppearance()
    appearance.stackedLayoutAppearance.normal.badgeTitlePositionAdjustment = UIOffset(
      horizontal: 0, vertical: 2)
    bar.standardAppearance = appearance
    bar.layoutIfNeeded()
    let moved = try #require(badge(bar))
    #expect(DrawingPass.items(of: moved) != plain)
  }

  @Test func anItemMovesItsTitle() throws {
    let (bar, item) = bar()
    func title() throws -> CGRect {
      let labels = try #require(bar.subviews.first).subviews.compactMap { $0 as? UILabel }
      return try #require(labels.first { $0.text == "Mail" }).frame
    }
    let before = try title()
    item.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -2)
    bar.setNeedsLayout()
    bar.layoutIfNeeded()
    #expect(try title() == before.offsetBy(dx: 3, dy: -2))
  }

  @Test func insetsMoveTheImage() throws {
    let (bar, item) = bar()
    let button = try #require(bar.subviews.first)
    let image = try #require(button.subviews.lazy.compactMap { $0 as? UIImageView }.first)
    let before = image.frame
    item.imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
    bar.layoutIfNeeded()
    #expect(image.frame == before.offsetBy(dx: 0, dy: 6))
  }
}
