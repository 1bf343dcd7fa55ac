import Accessibility
import CoreGraphics
import Device
import Metrics
import SwiftUI
import Testing
import UIKit

/// Bars of both frameworks, as they stand on the screen.
@MainActor
struct BarFrameTests {
  @Test func tabsAreEquallyLarge() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = ["One", "Two", "Three"].map { title in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(
        title: title, image: UIImage(systemName: "star"), tag: 0)
      return controller
    }
    let own = Screen(tabs)
    let bar = try own.frame(.tabBar)
    let buttons = try own.frames(.button, from: bar)
    own.close()
    let view = TabView {
      ForEach(["One", "Two", "Three"], id: \.self) { title in
        Color.clear.tabItem { Label(title, systemImage: "star") }
      }
    }
    let other = Screen(UIHostingController(rootView: view))
    defer { other.close() }
    let otherBar = try other.frame(.tabBar)
    #expect(bar.minY == otherBar.minY)
    #expect(buttons.count == 3)
    #expect(isSame(buttons, try other.frames(.button, from: otherBar)))
  }

  @Test func barsAreLowerOnAPhoneThatLiesOnItsSide() throws {
    let device = UIApplication.shared.device
    device.orientation = .landscapeLeft
    defer { device.orientation = .portrait }
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: UIViewController())]
    let own = Screen(tabs)
    let navigation = try own.frame(.navigationBar)
    #expect(tabs.tabBar.intrinsicContentSize.height == TabBarMetrics.height(isCompact: true))
    let top = try own.frame(.tabBar).minY
    own.close()
    let view = TabView {
      NavigationStack { Text("Screen").navigationTitle("Title") }
        .navigationBarTitleDisplayMode(.inline).tabItem { Text("One") }
    }
    let other = Screen(UIHostingController(rootView: view))
    defer { other.close() }
    #expect(navigation.height == 32)
    #expect(try other.frame(.navigationBar).height == 32)
    #expect(try other.frame(.tabBar).minY == top)
  }

  private func controllers(isLarge: Bool) -> [UIViewController] {
    let controller = UIViewController()
    controller.title = "Title"
    controller.toolbarItems = [UIBarButtonItem(systemItem: .add)]
    let navigation = UINavigationController(rootViewController: controller)
    navigation.isToolbarHidden = false
    navigation.navigationBar.prefersLargeTitles = isLarge
    let view = NavigationStack {
      Text("Screen").navigationTitle("Title")
        .navigationBarTitleDisplayMode(isLarge ? .large : .inline)
        .toolbar { ToolbarItem(placement: .bottomBar) { Button("Add") {} } }
    }
    return [navigation, UIHostingController(rootView: view)]
  }

  private func on(_ model: DeviceModel, _ work: () throws -> Void) rethrows {
    let device = UIApplication.shared.device
    let before = device.model
    device.model = model
    defer { device.model = before }
    try work()
  }

  @Test func barsAreHigherOnAPad() throws {
    try on(.iPadPro11) {
      for (isLarge, height) in [(false, CGFloat(50)), (true, 102)] {
        for controller in controllers(isLarge: isLarge) {
          let screen = Screen(controller)
          defer { screen.close() }
          let bar = try screen.frame(.navigationBar)
          #expect(bar.height == height)
          let toolbar = try screen.frame(.toolbar)
          #expect(toolbar.height == 50)
          #expect(toolbar.maxY == UIScreen.main.bounds.height - 20)
        }
      }
    }
  }

  @Test func barsOfSheetsAreAsHighOnAPadAsOnAPhone() throws {
    for model in [DeviceModel.iPadPro11, .iPhone14] {
      try on(model) {
        let home = UIViewController()
        let screen = Screen(home)
        defer { screen.close() }
        let sheet = UINavigationController(rootViewController: UIViewController())
        home.present(sheet, animated: false)
        let bar = try screen.frame(.navigationBar)
        #expect(bar.height == 56)
      }
    }
  }

  /// How far below the top of its bar the middle of an element is, in points.
  private func middle(_ type: ElementKind, _ name: String, in screen: Screen) throws -> CGFloat {
    try screen.frame(type, name).midY - screen.frame(.navigationBar).minY
  }

  @Test func titleAndButtonsStandInTheMiddleOfABarInASheet() throws {
    let content = UIViewController()
    content.title = "Title"
    content.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Save", style: .plain, target: nil, action: nil)
    let home = UIViewController()
    let own = Screen(home)
    home.present(UINavigationController(rootViewController: content), animated: false)
    TurnScheduler.shared.runTurn()
    #expect(try abs(middle(.staticText, "Title", in: own) - 28) < 0.5)
    #expect(try abs(middle(.button, "Save", in: own) - 28) < 0.5)
    own.close()
    let view = Color.clear.sheet(isPresented: .constant(true)) {
      NavigationStack {
        Text("Screen").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Save") {} } }
      }
    }
    let other = Screen(UIHostingController(rootView: view))
    defer { other.close() }
    #expect(try other.frame(.navigationBar).height == 56)
    #expect(try abs(middle(.staticText, "Title", in: other) - 28) < 0.5)
    #expect(try abs(middle(.button, "Save", in: other) - 28) < 0.5)
  }

  @Test func toolbarsAreLowerOnAPhoneThatLiesOnItsSide() throws {
    let device = UIApplication.shared.device
    device.orientation = .landscapeLeft
    defer { device.orientation = .portrait }
    for controller in controllers(isLarge: false) {
      let screen = Screen(controller)
      defer { screen.close() }
      let toolbar = try screen.frame(.toolbar)
      #expect(toolbar.height == 32)
      #expect(toolbar.maxY == UIScreen.main.bounds.height - 21)
    }
  }

  @Test func aToolbarOfItsOwnFollowsTheDevice() throws {
    let controller = UIViewController()
    let screen = Screen(controller)
    defer { screen.close() }
    let toolbar = UIToolbar()
    controller.view.addSubview(toolbar)
    #expect(toolbar.sizeThatFits(.zero).height == 44)
    let device = UIApplication.shared.device
    device.orientation = .landscapeLeft
    defer { device.orientation = .portrait }
    _ = try screen.frame(.toolbar)
    #expect(toolbar.intrinsicContentSize.height == 32)
  }

  @Test func searchFieldsStandInTheSamePlace() throws {
    let controller = UIViewController()
    controller.title = "Fruit"
    let search = UISearchController(searchResultsController: nil)
    search.searchBar.placeholder = "Search"
    controller.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.prefersLargeTitles = true
    let own = Screen(navigation)
    let bar = try own.frame(.navigationBar)
    let field = try own.frame(.searchField)
    own.close()
    let view = NavigationStack {
      List { Text("Apple") }.navigationTitle("Fruit")
        .searchable(
          text: .constant(""), placement: .navigationBarDrawer(displayMode: .always))
    }
    let other = Screen(UIHostingController(rootView: view))
    defer { other.close() }
    #expect(isSame(bar, try other.frame(.navigationBar)))
    #expect(isSame(field, try other.frame(.searchField)), "\(field)")
    #expect(field.height == SearchMetrics.fieldHeight)
    #expect(bar.height == 148)
  }

  @Test func aSearchBarOfItsOwnHasItsFieldInTheMiddle() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 56))
    bar.layoutIfNeeded()
    #expect(bar.intrinsicContentSize.height == SearchMetrics.barHeight)
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 374, height: 36))
  }

  @Test func itemsOfNavigationBarsStandEquallyFarApart() throws {
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItems = ["Two", "One"].map {
      UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil)
    }
    let own = Screen(UINavigationController(rootViewController: controller))
    let one = try own.frame(.button, "One")
    let two = try own.frame(.button, "Two")
    own.close()
    let view = NavigationStack {
      Text("Screen").toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("One") {} }
        ToolbarItem(placement: .topBarTrailing) { Button("Two") {} }
      }
    }
    let other = Screen(UIHostingController(rootView: view))
    defer { other.close() }
    #expect(abs(two.minX - one.maxX - NavigationBarMetrics.itemGap) < 0.01)
    #expect(abs(one.minX - (try other.frame(.button, "One").minX)) < 0.34)
    #expect(abs(two.maxX - (try other.frame(.button, "Two").maxX)) < 0.34)
  }
}
