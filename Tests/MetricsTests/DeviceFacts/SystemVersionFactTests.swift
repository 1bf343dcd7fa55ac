import Accessibility
import CoreGraphics
import Device
import Metrics
import SwiftUI
import Testing
import UIKit

/// What iOS 26 measures where 18 measures otherwise, read from a device that runs it.
@MainActor
struct SystemVersionFactTests {
  private let device = UIApplication.shared.device

  private func on26(_ model: DeviceModel = .iPhone16Pro, _ body: () throws -> Void) rethrows {
    let before = device.model
    device.model = model
    device.systemVersion = .iOS26
    defer {
      device.systemVersion = .iOS18
      device.model = before
    }
    try body()
  }

  @Test func theDeviceTellsItsRelease() {
    #expect(UIDevice.current.systemVersion == "18.0")
    on26 { #expect(UIDevice.current.systemVersion == "26.0") }
  }

  @Test func groupedRows() throws {
    try on26 {
      let list = List {
        Section {
          Text("One")
        } footer: {
          Text("Below one")
        }
        Section("Accounts") { Text("Two") }
        Section { Text("Three") }
      }
      let screen = Screen(UIHostingController(rootView: list))
      defer { screen.close() }
      let cells = try screen.elements(.cell).map(\.frame)
      try #require(cells.count == 3)
      let source = DeviceFact.Source.iOS26
      DeviceFact("the margin of inset grouped rows", 16, source).check(cells[0].minX)
      DeviceFact("the height of a row", 52, source).check(cells[0].height)
      // A footer of 29.67, the gap and a header of 40.33.
      DeviceFact(
        "from rows to rows with a footer and a header between", 29.67 + 17.67 + 40.33, source,
        tolerance: 0.5
      ).check(cells[1].minY - cells[0].maxY)
      // The header keeps its own case.
      #expect(try screen.elements(.staticText, "Accounts").count == 1)
      #expect(SystemMetrics.iOS26.cardRadius > SystemMetrics.iOS18.cardRadius)
    }
  }

  @Test func aHeaderWithoutAFooterAboveIsAGapAway() throws {
    try on26 {
      let list = List {
        Section { Text("One") }
        Section("Accounts") { Text("Two") }
      }
      let screen = Screen(UIHostingController(rootView: list))
      defer { screen.close() }
      let cells = try screen.elements(.cell).map(\.frame)
      try #require(cells.count == 2)
      DeviceFact("from rows to rows with a header between", 17.67 + 40.33, .iOS26, tolerance: 0.5)
        .check(cells[1].minY - cells[0].maxY)
    }
  }

  @Test func tablesHaveTheSameMarginsAndRows() {
    on26 {
      let table = UITableView(
        frame: CGRect(x: 0, y: 0, width: 402, height: 600), style: .insetGrouped)
      let source = LabelledRows()
      table.dataSource = source
      table.layoutIfNeeded()
      let row = table.rectForRow(at: IndexPath(row: 0, section: 0))
      DeviceFact("the margin of inset grouped rows", 16, .iOS26).check(row.minX)
      DeviceFact("the height of a row", 52, .interfaceBuilder, tolerance: 1).check(row.height)
      withExtendedLifetime(source) {}
    }
  }

  @Test func switches() {
    on26 {
      let size = UISwitch().intrinsicContentSize
      DeviceFact("the width of a switch", 63, .interfaceBuilder).check(size.width)
      DeviceFact("the height of a switch", 28, .interfaceBuilder).check(size.height)
      let toggle = Toggle("", isOn: .constant(true)).labelsHidden()
      let other = UIHostingController(rootView: toggle).sizeThatFits(
        in: CGSize(width: 300, height: 300))
      #expect(other == size)
    }
    DeviceFact("the width of a switch", 51, .interfaceBuilder).check(
      UISwitch().intrinsicContentSize.width)
  }

  @Test func sliders() {
    on26 {
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
      DeviceFact("how thick a slider's line is", 6, .iOS26).check(
        slider.trackRect(forBounds: slider.bounds).height)
    }
  }

  @Test func controlsAreCapsules() {
    let size = CGSize(width: 94, height: 32)
    #expect(SystemMetrics.iOS18.controlRadius(8, in: size) == 8)
    #expect(SystemMetrics.iOS26.controlRadius(8, in: size) == 16)
  }

  @Test(arguments: [false, true])
  func tabBarsArePills(isSwiftUI: Bool) throws {
    try on26 {
      let screen = Screen(isSwiftUI ? UIHostingController(rootView: Tabs()) : tabs())
      defer { screen.close() }
      let first = try screen.frame(.button, "One")
      let second = try screen.frame(.button, "Two")
      let pill = CGRect(
        x: first.minX - 2, y: first.minY - 1, width: second.maxX - first.minX + 4,
        height: first.height + 1)
      DeviceFact("the inset of a tab bar", 25, .iOS26).check(pill.minX)
      DeviceFact("the width of a tab bar on a screen of 402", 352, .iOS26).check(pill.width)
      DeviceFact("the height of a tab bar", 54, .iOS26).check(pill.height)
      #expect(pill.maxY < device.screen.bounds.maxY)
    }
  }

  @Test func tabBarsFloatAlsoWithoutAHomeIndicator() throws {
    try on26(.iPhoneSE) {
      let screen = Screen(tabs())
      defer { screen.close() }
      let first = try screen.frame(.button, "One")
      #expect(device.screen.bounds.maxY - first.maxY == 25)
    }
  }

  @Test(arguments: [false, true])
  func theWayBackIsSpokenAndBearsNoTitle(isSwiftUI: Bool) throws {
    try on26 {
      let screen = Screen(isSwiftUI ? UIHostingController(rootView: Pushed()) : pushed())
      defer { screen.close() }
      let back = try screen.elements(.button, "A long title of a screen")
      try #require(back.count == 1)
      #expect(back[0].frame.width <= NavigationBarMetrics.backWidth)
    }
  }

  private func tabs() -> UIViewController {
    let tabs = UITabBarController()
    tabs.viewControllers = ["One", "Two"].map { title in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return controller
    }
    return tabs
  }

  private func pushed() -> UIViewController {
    let root = UIViewController()
    root.title = "A long title of a screen"
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(UIViewController(), animated: false)
    return navigation
  }
}

private struct Tabs: View {
  var body: some View {
    TabView {
      ForEach(["One", "Two"], id: \.self) { title in
        Color.clear.tabItem { Text(title) }
      }
    }
  }
}

private struct Pushed: View {
  @State private var path = [1]

  var body: some View {
    NavigationStack(path: $path) {
      Color.clear.navigationTitle("A long title of a screen")
        .navigationDestination(for: Int.self) { _ in Color.clear }
    }
  }
}

private final class LabelledRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Row"
    return cell
  }
}
