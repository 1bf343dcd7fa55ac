import Foundation
import Testing

@testable import UIKit

/// What apps reach in bars by keys.
@MainActor
@Suite struct BarKeysTests {
  private final class OwnTabBar: UITabBar {}
  private final class OwnNavigationBar: UINavigationBar {}
  private final class OwnToolbar: UIToolbar {}

  private func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    return page
  }

  @Test func aTabBarOfTheAppsOwnTakesThePlaceOfTheUsualOne() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = [page("One"), page("Two")]
    let window = show(tabs)
    defer { window.isHidden = true }
    let old = tabs.tabBar
    let bar = OwnTabBar()
    tabs.setValue(bar, forKey: "tabBar")
    settle()
    #expect(tabs.tabBar === bar)
    #expect(old.superview == nil)
    #expect(bar.superview === tabs.view)
    #expect(bar.frame.maxY == tabs.view.bounds.maxY)
    #expect(bar.items?.map(\.title) == ["One", "Two"])
    #expect(bar.selectedItem === tabs.selectedViewController?.tabBarItem)
    tap(element(.button, "Two"))
    #expect(tabs.selectedIndex == 1)
  }

  @Test func aTabBarMayBeSetBeforeTheViewIsThere() {
    let tabs = UITabBarController()
    tabs.setValue(OwnTabBar(), forKey: "tabBar")
    tabs.viewControllers = [page("One")]
    #expect(!tabs.isViewLoaded)
    let window = show(tabs)
    defer { window.isHidden = true }
    #expect(tabs.value(forKey: "tabBar") is OwnTabBar)
    #expect(element(.button, "One") != nil)
  }

  @Test func barsOfTheAppsOwnTakeThePlaceOfANavigationControllers() throws {
    let navigation = UINavigationController(rootViewController: page("Start"))
    let window = show(navigation)
    defer { window.isHidden = true }
    let old = navigation.navigationBar
    let bar = OwnNavigationBar()
    navigation.setValue(bar, forKey: "navigationBar")
    navigation.setValue(OwnToolbar(), forKey: "toolbar")
    settle()
    #expect(navigation.navigationBar === bar)
    #expect(navigation.toolbar is OwnToolbar)
    #expect(old.superview == nil)
    #expect(old.items?.isEmpty ?? true)
    #expect(bar.topItem?.title == "Start")
    #expect(bar.frame.width == navigation.view.bounds.width)
    navigation.pushViewController(page("Next"), animated: false)
    settle()
    #expect(bar.topItem?.title == "Next")
    tap(element(.button, "Start"))
    settle()
    #expect(bar.topItem?.title == "Start")
  }

  @Test func aBarOfAnotherClassIsAMistake() {
    let found = issues { UITabBarController().setValue(UIView(), forKey: "tabBar") }
    #expect(found.count == 1)
  }

  @Test func aBarHidesItsLine() {
    let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
    let tools = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    for bar in [tabs, tools, bar] as [UIView] {
      let usual = bar.drawn
      bar.setValue(true, forKey: "hidesShadow")
      let lineless = bar.drawn
      #expect(lineless != usual)
      #expect(usual.hasPrefix(lineless))
      #expect(bar.value(forKey: "hidesShadow") as? Bool == true)
    }
  }

  @Test func anItemTellsItsSystemItemByKey() {
    let item = UIBarButtonItem(barButtonSystemItem: .search, target: nil, action: nil)
    #expect(item.value(forKey: "systemItem") as? Int == UIBarButtonItem.SystemItem.search.rawValue)
  }

  @Test func anItemHasItsPropertiesByKey() {
    let owner = UIView()
    let item = UIBarButtonItem(
      title: "Go", style: .done, target: owner, action: Selector("go"))
    #expect(item.value(forKey: "title") as? String == "Go")
    #expect(item.value(forKey: "style") as? Int == UIBarButtonItem.Style.done.rawValue)
    #expect(item.value(forKey: "target") as? UIView === owner)
    item.setValue(7, forKey: "tag")
    item.setValue(false, forKey: "enabled")
    item.setValue(40, forKey: "width")
    #expect(item.tag == 7 && !item.isEnabled && item.width == 40)
  }

  @Test func anItemKnowsItsView() throws {
    let start = page("Start")
    let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
    let custom = UIBarButtonItem(customView: own)
    #expect(item.value(forKey: "view") == nil)
    start.navigationItem.rightBarButtonItems = [item, custom]
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: start)]
    let window = show(tabs)
    defer { window.isHidden = true }
    let view = try #require(item.value(forKey: "view") as? UIView)
    #expect(view.isDescendant(of: window))
    #expect(view.frame.width > 0)
    #expect(custom.value(forKey: "view") as? UIView === own)
    let tab = try #require(tabs.tabBar.items?.first?.value(forKey: "view") as? UIView)
    #expect(tab.superview === tabs.tabBar)
    #expect(issues { item.setValue(own, forKey: "view") }.count == 1)
  }

  @Test func aSearchBarKnowsItsParts() throws {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.showsCancelButton = true
    bar.layoutIfNeeded()
    let field = try #require(bar.value(forKey: "searchField") as? UITextField)
    #expect(field === bar.searchTextField)
    let button = try #require(bar.value(forKey: "cancelButton") as? UIButton)
    #expect(button.title(for: .normal) == "Cancel")
    let width = button.frame.width
    bar.setValue("Close the search", forKey: "cancelButtonText")
    bar.layoutIfNeeded()
    #expect(button.title(for: .normal) == "Close the search")
    #expect(button.frame.width > width)
    #expect(field.frame.maxX <= button.frame.minX)
    bar.setValue(nil, forKey: "cancelButtonText")
    #expect(button.title(for: .normal) == "Cancel")
  }
}
