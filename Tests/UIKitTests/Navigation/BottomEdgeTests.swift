import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Bars at the bottom have a background only while content goes on under them.
@MainActor
@Suite struct BottomEdgeTests {
  private final class Rows: UITableViewController {
    private let count: Int

    init(count: Int) {
      self.count = count
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  private func tabs(_ content: UIViewController) -> (UITabBarController, UIWindow) {
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: content)]
    let window = show(tabs)
    settle()
    return (tabs, window)
  }

  @Test func tabsStandOnNothingWhereNothingScrolls() {
    let (tabs, window) = tabs(UIViewController())
    defer { window.isHidden = true }
    #expect(tabs.tabBar.drawn.isEmpty)
  }

  @Test func tabsStandOnABackgroundUntilTheContentHasEnded() {
    let rows = Rows(count: 60)
    let (tabs, window) = tabs(rows)
    defer { window.isHidden = true }
    #expect(tabs.tabBar.drawn.contains("backdrop("))
    rows.tableView.scrollToRow(at: IndexPath(row: 59, section: 0), at: .bottom, animated: false)
    settle()
    #expect(tabs.tabBar.drawn.isEmpty)
  }

  @Test func shortContentHasEndedAtOnce() {
    let (tabs, window) = tabs(Rows(count: 3))
    defer { window.isHidden = true }
    #expect(tabs.tabBar.drawn.isEmpty)
  }

  @Test func theLookAtTheEdgeIsTheAppsWhereItSaysOne() {
    let (tabs, window) = tabs(UIViewController())
    defer { window.isHidden = true }
    let looks = UITabBarAppearance()
    looks.configureWithOpaqueBackground()
    looks.backgroundColor = .red
    tabs.tabBar.standardAppearance = looks
    // The colour alone is seen over content that goes on.
    #expect(tabs.tabBar.drawn.isEmpty)
    tabs.tabBar.scrollEdgeAppearance = looks
    #expect(!tabs.tabBar.drawn.isEmpty)
  }

  @Test func aBarThatAnAppUsesByItselfIgnoresTheEdge() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(bar.drawn.contains("backdrop("))
    #expect(toolbar.drawn.contains("backdrop("))
  }

  @Test func toolbarsFollowTheContentToo() {
    let rows = Rows(count: 60)
    rows.toolbarItems = [UIBarButtonItem(systemItem: .add)]
    let navigation = UINavigationController(rootViewController: rows)
    navigation.isToolbarHidden = false
    let window = show(navigation)
    defer { window.isHidden = true }
    #expect(navigation.toolbar.drawn.contains("backdrop("))
    rows.tableView.scrollToRow(at: IndexPath(row: 59, section: 0), at: .bottom, animated: false)
    settle()
    #expect(navigation.toolbar.drawn.isEmpty)
  }

  @Test func aTintedNavigationBarIsSeenOnceContentIsScrolledUnderIt() {
    let rows = Rows(count: 60)
    let navigation = UINavigationController(rootViewController: rows)
    navigation.navigationBar.barTintColor = .red
    let window = show(navigation)
    defer { window.isHidden = true }
    #expect(navigation.navigationBar.drawn.isEmpty)
    rows.tableView.contentOffset.y += 50
    settle()
    #expect(!navigation.navigationBar.drawn.isEmpty)
  }
}
