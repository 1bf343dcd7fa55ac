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

  private func on26<T>(
    _ model: DeviceModel = .iPhone16Pro, _ body: () throws -> T
  ) rethrows -> T {
    let before = device.model
    device.model = model
    device.systemVersion = .iOS26
    defer {
      device.systemVersion = .iOS18
      device.model = before
    }
    return try body()
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
      let source = DeviceFact.Source.iOS26(width: 402)
      DeviceFact("the margin of inset grouped rows", 16, source).check(cells[0].minX)
      DeviceFact("the height of a row", 52, source).check(cells[0].height)
      // A footer of 29.67, the gap and a header of 40.33.
      DeviceFact(
        "from rows to rows with a footer and a header between", 29.67 + 17.67 + 40.33, source,
        .sum
      ).check(cells[1].minY - cells[0].maxY)
      let footer = try screen.frame(.staticText, "Below one")
      DeviceFact("the height of a footer", 29.67, source).check(footer.height)
      let header = try screen.frame(.staticText, "Accounts")
      DeviceFact("the height of a header", 40.33, source).check(header.height)
      // The header keeps its own case.
      #expect(try screen.elements(.staticText, "Accounts").count == 1)
      // Of the rounded corners: a circle of 10 points, as before, covers this point.
      let corner = CGPoint(x: cells[0].minX + 5, y: cells[0].minY + 5)
      let card = try Ink.pixel(at: CGPoint(x: cells[0].midX, y: cells[0].minY + 5))
      #expect(try Ink.pixel(at: corner) != card)
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
      DeviceFact("from rows to rows with a header between", 17.67 + 40.33, .iOS26(width: 402), .sum)
        .check(cells[1].minY - cells[0].maxY)
    }
  }

  /// The same word in the weight of running text is narrower by more than two points.
  @Test func headersOfSectionsAreBold() throws {
    try on26 {
      let list = List { Section("Accounts") { Text("Two") } }
      let screen = Screen(UIHostingController(rootView: list))
      defer { screen.close() }
      let header = try screen.frame(.staticText, "Accounts")
      let shown = try Ink.box(in: header.insetBy(dx: 1, dy: 1))
      @MainActor func width(_ weight: UIFont.Weight) -> CGFloat {
        ("Accounts" as NSString).size(
          withAttributes: [.font: UIFont.systemFont(ofSize: 17, weight: weight)]
        ).width
      }
      #expect(width(.semibold) - width(.regular) > 2)
      DeviceFact("the width of a header in bold", width(.semibold), .iOS26(width: 402), .point)
        .check(shown.width)
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
      DeviceFact("the height of a row", 52, .interfaceBuilder26, .point).check(row.height)
      withExtendedLifetime(source) {}
    }
  }

  @Test func switches() {
    on26 {
      let size = UISwitch().intrinsicContentSize
      DeviceFact("the width of a switch", 63, .interfaceBuilder26).check(size.width)
      DeviceFact("the height of a switch", 28, .interfaceBuilder26).check(size.height)
      let toggle = Toggle("", isOn: .constant(true)).labelsHidden()
      let other = UIHostingController(rootView: toggle).sizeThatFits(
        in: CGSize(width: 300, height: 300))
      #expect(other == size)
    }
    DeviceFact("the width of a switch", 51, .interfaceBuilder).check(
      UISwitch().intrinsicContentSize.width)
  }

  @Test(arguments: [false, true])
  func linesOfSliders(isSwiftUI: Bool) throws {
    try on26 {
      let size = CGSize(width: 200, height: 34)
      let slider = UISlider()
      slider.value = 0.9
      let shown =
        isSwiftUI
        ? ShownView(Slider(value: .constant(0.9)), size: size) : ShownView(slider, size: size)
      defer { shown.screen.close() }
      let line = CGRect(
        x: shown.frame.minX + 20, y: shown.frame.minY, width: 40, height: shown.frame.height)
      DeviceFact("how thick a slider's line is", 6, .iOS26, .ink).check(
        try Ink.box(in: line).height)
    }
  }

  /// A corner of 8 points covers what is outside of a capsule.
  @Test func controlsAreCapsules() throws {
    func corner() throws -> Bool {
      let shown = ShownView(UIStepper())
      defer { shown.screen.close() }
      let origin = shown.frame.origin
      let corner = try Ink.pixel(at: CGPoint(x: origin.x + 3.5, y: origin.y + 3.5))
      return try corner == Ink.pixel(at: CGPoint(x: origin.x - 4, y: origin.y - 4))
    }
    #expect(try !corner())
    #expect(try on26 { try corner() })
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
      DeviceFact("the inset of a tab bar", 25, .iOS26(width: 402)).check(pill.minX)
      DeviceFact("the width of a tab bar on a screen of 402", 352, .iOS26(width: 402)).check(
        pill.width)
      DeviceFact("the height of a tab bar", 54, .iOS26(width: 402)).check(pill.height)
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
