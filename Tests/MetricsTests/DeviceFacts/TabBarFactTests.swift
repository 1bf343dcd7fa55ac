import Accessibility
import CoreGraphics
import Device
import Metrics
import SwiftUI
import Testing
import UIKit

/// Tab bars, as simulators showed them.
@MainActor
struct TabBarFactTests {
  @Test func itemsLeaveRoomBetweenThem() {
    // Six places of 67 points on a screen of 402.
    let item = TabBarMetrics.item(1, of: 6, width: 402, height: 49)
    DeviceFact("the width of an item's element", 63).check(item.width)
    DeviceFact("the height of an item's element", 48).check(item.height)
    DeviceFact("from an item's place to its element, aside", 2).check(item.minX - 67)
    DeviceFact("from an item's place to its element, down", 1).check(item.minY)
  }

  @Test func bothFrameworksPlaceTheirItemsSo() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = ["One", "Two"].map { title in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return controller
    }
    let view = TabView {
      ForEach(["One", "Two"], id: \.self) { title in
        Color.clear.tabItem { Text(title) }
      }
    }
    let width = UIScreen.main.bounds.width
    for controller in [tabs, UIHostingController(rootView: view)] {
      let screen = Screen(controller)
      defer { screen.close() }
      let bar = try screen.frame(.tabBar)
      let second = try screen.frame(.button, "Two")
      #expect(abs(second.minX - width / 2 - 2) < 0.34)
      #expect(abs(second.minY - bar.minY - 1) < 0.34)
      #expect(abs(second.height - 48) < 0.34)
    }
  }

  @Test func disabledItemsAreDimmed() throws {
    let tabs = UITabBarController()
    let controller = UIViewController()
    controller.tabBarItem = UITabBarItem(title: "Off", image: nil, tag: 0)
    controller.tabBarItem.isEnabled = false
    tabs.viewControllers = [UIViewController(), controller]
    let screen = Screen(tabs)
    defer { screen.close() }
    let views = tabs.tabBar.subviews.filter { $0.alpha == TabBarMetrics.disabledOpacity }
    #expect(views.count == 1)
  }
}
