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
  /// Six places of 67 points on a screen of 402.
  @Test func itemsLeaveRoomBetweenThem() throws {
    let bar = UITabBar()
    bar.items = (0..<6).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
    let shown = ShownView(bar, size: CGSize(width: 402, height: 49))
    defer { shown.screen.close() }
    let item = try shown.screen.frame(.button, "1")
    let source = DeviceFact.Source.iOS18(width: 402)
    DeviceFact("the width of an item's element", 63, source).check(item.width)
    DeviceFact("the height of an item's element", 48, source).check(item.height)
    DeviceFact("from an item's place to its element, aside", 2, source).check(
      item.minX - shown.frame.minX - 67)
    DeviceFact("from an item's place to its element, down", 1, source).check(
      item.minY - shown.frame.minY)
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

  /// Also beside the island of a phone on its side, and behind it.
  @Test(arguments: [DeviceModel.iPhoneSE, .iPhone13Mini, .iPhone15, .iPhone16Pro])
  func bothFrameworksKeepTheirItemsFreeOfTheSides(_ model: DeviceModel) throws {
    let device = UIApplication.shared.device
    let before = device.model
    device.model = model
    defer {
      device.orientation = .portrait
      device.model = before
    }
    let view = TabView {
      ForEach(["One", "Two", "Three"], id: \.self) { title in
        Color.white.tabItem { Label(title, systemImage: "star") }
      }
    }
    for orientation in [DeviceOrientation.portrait, .landscapeLeft, .landscapeRight] {
      device.orientation = orientation
      let sides = device.screen.safeAreaInsets
      let frames = try [UIHostingController(rootView: view), tabs(["One", "Two", "Three"])].map {
        controller in
        let screen = Screen(controller)
        defer { screen.close() }
        return try ["One", "Two", "Three"].map { try screen.frame(.button, $0) }
      }
      #expect(isSame(frames[0], frames[1]), "\(orientation) \(frames)")
      #expect(frames.allSatisfy { $0[0].minX >= sides.left }, "\(orientation)")
      #expect(
        frames.allSatisfy { $0[2].maxX <= device.screen.bounds.maxX - sides.right },
        "\(orientation)")
    }
  }

  @Test func disabledItemsAreDimmed() throws {
    let bar = UITabBar()
    bar.items = ["A", "B", "C"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    bar.items?[2].isEnabled = false
    bar.selectedItem = bar.items?[0]
    let shown = ShownView(bar, size: CGSize(width: 300, height: 49))
    defer { shown.screen.close() }
    let contrasts = try ["B", "C"].map {
      try Ink.contrast(in: try shown.screen.frame(.button, $0).insetBy(dx: 4, dy: 4))
    }
    #expect(Double(contrasts[1]) < 0.8 * Double(contrasts[0]))
  }

  @Test(arguments: [false, true])
  func badgesStandAtTheEndInTheDirectionOfReading(isSwiftUI: Bool) throws {
    let tabs = tabs()
    tabs.viewControllers?[1].tabBarItem.badgeValue = "3"
    let view = TabView {
      ForEach([0, 3], id: \.self) { count in
        Color.white.tabItem { Label(count == 0 ? "One" : "Two", systemImage: "star") }
          .badge(count)
      }
    }
    .environment(\.layoutDirection, .rightToLeft)
    let screen = Screen(isSwiftUI ? UIHostingController(rootView: view) : rightToLeft(tabs))
    defer { screen.close() }
    let item = try screen.frame(.button, "Two")
    let badge = try Ink.redBox(in: item.insetBy(dx: 0, dy: -4))
    // As far from the middle as it stands on the other side from left to right.
    #expect(abs(item.midX - badge.maxX - 10) < 0.5)
  }

  /// Measured as 5 points farther right and one lower than where they were 5 points from the middle and one
  /// from the top.
  @Test(arguments: [false, true])
  func badgesStandAtTheUpperEndOfTheIcon(isSwiftUI: Bool) throws {
    let tabs = tabs()
    tabs.viewControllers?[1].tabBarItem.badgeValue = "3"
    let view = TabView {
      ForEach([0, 3], id: \.self) { count in
        Color.white.tabItem { Label(count == 0 ? "One" : "Two", systemImage: "star") }
          .badge(count)
      }
    }
    let screen = Screen(isSwiftUI ? UIHostingController(rootView: view) : tabs)
    defer { screen.close() }
    let item = try screen.frame(.button, "Two")
    let badge = try Ink.redBox(in: item.insetBy(dx: 0, dy: -4))
    DeviceFact("from the middle of a tab to its badge", 10, .iOS18, .ink).check(
      badge.minX - item.midX)
    DeviceFact("from the top of a tab to its badge", 2, .iOS18, .ink).check(
      badge.minY - item.minY)
  }

  @Test func titlesStandNearTheHomeIndicator() throws {
    let tabs = tabs()
    let screen = Screen(tabs)
    defer { screen.close() }
    let button = try #require(tabs.tabBar.subviews.first)
    let label = try #require(button.subviews.lazy.compactMap { $0 as? UILabel }.first)
    // Measured by the capitals, as 1.6 lower than where 4 points were free.
    DeviceFact("below the title of a tab", 2.4).check(button.bounds.maxY - label.frame.maxY)
  }

  @Test func imagesStandBesideTitlesOnAPhoneOnItsSide() throws {
    let device = UIApplication.shared.device
    device.orientation = .landscapeLeft
    defer { device.orientation = .portrait }
    let tabs = tabs()
    let screen = Screen(tabs)
    defer { screen.close() }
    let button = try #require(tabs.tabBar.subviews.first)
    let label = try #require(button.subviews.lazy.compactMap { $0 as? UILabel }.first)
    let image = try #require(button.subviews.lazy.compactMap { $0 as? UIImageView }.first)
    #expect(image.frame.maxX < label.frame.minX)
    #expect(abs(image.frame.midY - label.frame.midY) < 0.5)
  }

  @Test(arguments: [false, true])
  func badgesLeaveTheTitleBesideTheIconFree(isRightToLeft: Bool) throws {
    let device = UIApplication.shared.device
    device.orientation = .landscapeLeft
    defer { device.orientation = .portrait }
    let tabs = tabs()
    tabs.viewControllers?.first?.tabBarItem.badgeValue = "New"
    let screen = Screen(isRightToLeft ? rightToLeft(tabs) : tabs)
    defer { screen.close() }
    let button = try #require(tabs.tabBar.subviews.first)
    let labels = button.subviews.compactMap { $0 as? UILabel }
    let badge = try #require(labels.first { $0.text == "New" }).frame
    let title = try #require(labels.first { $0.text != "New" }).frame
    let image = try #require(button.subviews.lazy.compactMap { $0 as? UIImageView }.first).frame
    // Each is rounded to pixels by itself.
    #expect(isRightToLeft ? badge.minX > title.maxX - 0.5 : badge.maxX < title.minX + 0.5)
    #expect(badge.intersects(image))
    #expect(badge.midY < image.midY)
  }

  @Test func imagesStandBesideTitlesInTheDirectionOfReading() throws {
    let device = UIApplication.shared.device
    device.orientation = .landscapeLeft
    defer { device.orientation = .portrait }
    let tabs = tabs()
    let screen = Screen(rightToLeft(tabs))
    defer { screen.close() }
    let button = try #require(tabs.tabBar.subviews.first)
    let label = try #require(button.subviews.lazy.compactMap { $0 as? UILabel }.first)
    let image = try #require(button.subviews.lazy.compactMap { $0 as? UIImageView }.first)
    #expect(image.frame.minX > label.frame.maxX)
  }

  @Test func iconsKeepOffTheLineAboveThem() throws {
    let screen = Screen(tabs())
    defer { screen.close() }
    let item = try screen.frame(.button, "One")
    let ink = try Ink.box(in: CGRect(x: item.midX - 20, y: item.minY, width: 40, height: 32))
    #expect(ink.minY - item.minY > 2 && ink.height < 27, "\(ink)")
  }

  /// On an iPad with iOS 18 the bar floats at the top, and the content begins below it.
  @Test(arguments: [false, true])
  func theBarIsOnTopOfAnIPad(isSwiftUI: Bool) throws {
    let device = UIApplication.shared.device
    let before = device.model
    device.model = .iPadPro11
    defer { device.model = before }
    let view = TabView {
      ForEach(["One", "Two"], id: \.self) { title in
        Text("Content of \(title)").frame(maxHeight: .infinity, alignment: .top)
          .tabItem { Label(title, systemImage: "star") }
      }
    }
    let screen = Screen(isSwiftUI ? UIHostingController(rootView: view) : tabs())
    defer { screen.close() }
    let top = device.screen.safeAreaInsets.top
    let bar = try screen.frame(.tabBar)
    let items = try ["One", "Two"].map { try screen.frame(.button, $0) }
    #expect(bar.minY >= top && bar.maxY <= top + TabBarMetrics.topHeight)
    #expect(items.allSatisfy { bar.contains($0) })
    #expect(items[0].maxX <= items[1].minX + 0.34)
    let middle = (items[0].minX + items[1].maxX) / 2
    #expect(abs(middle - device.screen.bounds.midX) < 0.5)
    guard isSwiftUI else { return }
    let content = try screen.frame(.staticText, "Content of One")
    #expect(abs(content.minY - top - TabBarMetrics.topHeight) < 0.34)
  }

  @Test func contentOfAnIPadEndsAtItsLowerEdge() throws {
    let device = UIApplication.shared.device
    let before = device.model
    device.model = .iPadPro11
    defer { device.model = before }
    let tabs = tabs()
    let screen = Screen(tabs)
    defer { screen.close() }
    let insets = tabs.selectedViewController?.view.safeAreaInsets ?? .zero
    #expect(insets.top == device.screen.safeAreaInsets.top + TabBarMetrics.topHeight)
    #expect(insets.bottom == device.screen.safeAreaInsets.bottom)
  }

  /// A controller that shows another one from right to left.
  private func rightToLeft(_ child: UIViewController) -> UIViewController {
    let parent = UIViewController()
    parent.addChild(child)
    parent.setOverrideTraitCollection(
      UITraitCollection(layoutDirection: .rightToLeft), forChild: child)
    child.view.frame = UIScreen.main.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    return parent
  }

  private func tabs(_ titles: [String] = ["One", "Two"]) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = titles.map { title in
      let controller = UIViewController()
      controller.view.backgroundColor = .white
      controller.tabBarItem = UITabBarItem(
        title: title, image: UIImage(systemName: "star"), tag: 0)
      return controller
    }
    return tabs
  }
}
