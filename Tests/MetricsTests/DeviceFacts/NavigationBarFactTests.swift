import Accessibility
import CoreGraphics
import Device
import SwiftUI
import Testing
import UIKit

/// Navigation bars, as simulators showed them.
@MainActor
struct NavigationBarFactTests {
  private let device = UIApplication.shared.device

  private func on(
    _ model: DeviceModel, _ orientation: DeviceOrientation = .portrait, _ body: () throws -> Void
  ) rethrows {
    let before = device.model
    device.model = model
    device.orientation = orientation
    defer {
      device.orientation = .portrait
      device.model = before
    }
    try body()
  }

  private func uiKit(pushed: Bool = false) -> Screen {
    let root = UIViewController()
    root.title = "Fruit"
    root.view.backgroundColor = .white
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: nil, menu: nil)
    let navigation = UINavigationController(rootViewController: root)
    if pushed {
      let second = UIViewController()
      second.view.backgroundColor = .white
      navigation.pushViewController(second, animated: false)
    }
    return Screen(navigation)
  }

  private func swiftUI(pushed: Bool = false) -> Screen {
    let view = NavigationStack(path: .constant(pushed ? [1] : [])) {
      Color.white.navigationTitle("Fruit").navigationBarTitleDisplayMode(.inline)
        .accessibilityElement().accessibilityIdentifier("content")
        .navigationDestination(for: Int.self) { _ in
          Color.white.navigationBarTitleDisplayMode(.inline)
        }
    }
    return Screen(UIHostingController(rootView: view))
  }

  @Test(arguments: [(DeviceModel.iPhone15, 53.67), (.iPhone16Pro, 56.33), (.iPhone13, 47)])
  func barsBeginAboveTheSafeAreaWithAnIsland(_ model: DeviceModel, _ top: CGFloat) throws {
    try on(model) {
      for make in [{ uiKit() }, { swiftUI() }] {
        let screen = make()
        let frame = try screen.frame(.navigationBar)
        screen.close()
        let source = DeviceFact.Source.iOS18(width: Int(UIScreen.main.bounds.width))
        DeviceFact("the top of a bar on \(model.name)", top, source).check(frame.minY)
        DeviceFact("the height of a bar", 44).check(frame.height)
      }
    }
  }

  @Test func contentBeginsWhereTheBarEnds() throws {
    try on(.iPhone15) {
      let screen = swiftUI()
      defer { screen.close() }
      let bar = try screen.frame(.navigationBar)
      let content = try #require(try screen.elements(.other, "content").first)
      #expect(abs(content.frame.minY - bar.maxY) < 0.34)
    }
  }

  @Test(arguments: [false, true])
  func theWayBackBeginsAtTheSide(isSwiftUI: Bool) throws {
    try on(.iPhone15) {
      let screen = isSwiftUI ? swiftUI(pushed: true) : uiKit(pushed: true)
      defer { screen.close() }
      let frame = try screen.frame(.button, "Fruit")
      DeviceFact("the start of the way back", 0).check(frame.minX)
      let chevron = try Ink.box(
        in: CGRect(x: 0, y: frame.minY + 6, width: 24, height: frame.height - 12))
      DeviceFact("where the chevron's ink begins", 9.3, .iOS18, .ink).check(chevron.minX)
    }
  }

  private final class Taps {
    var count = 0
  }

  /// Small items take touches beside them too.
  @Test(arguments: [false, true])
  func itemsTakeTouchesAroundThem(isSwiftUI: Bool) throws {
    let taps = Taps()
    let root = UIViewController()
    root.view.backgroundColor = .white
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { _ in taps.count += 1 }, menu: nil)
    let page = NavigationStack {
      Color.white.navigationBarTitleDisplayMode(.inline)
        .toolbar { Button("Add", systemImage: "plus") { taps.count += 1 } }
    }
    let screen = Screen(
      isSwiftUI
        ? UIHostingController(rootView: page)
        : UINavigationController(rootViewController: root))
    defer { screen.close() }
    let frame = try screen.frame(.button, "Add")
    var reach: CGFloat = 0
    for distance in stride(from: 16, through: 28, by: 0.5) as StrideThrough<CGFloat> {
      let before = taps.count
      try screen.play(.tap(at: CGPoint(x: frame.midX - distance, y: frame.midY)))
      if taps.count > before { reach = distance }
    }
    DeviceFact("the side of the area in which an item takes touches", 44, .iOS18, .point).check(
      2 * reach)
  }

  /// In front of and behind the island, in both frameworks.
  @Test(arguments: [false, true])
  func barsReachTheSidesOfTheScreenInLandscape(isSwiftUI: Bool) throws {
    try on(.iPhone15, .landscapeLeft) {
      let screen = isSwiftUI ? swiftUI() : uiKit()
      defer { screen.close() }
      let bar = try screen.frame(.navigationBar)
      #expect(abs(bar.minX) < 0.34)
      #expect(abs(bar.maxX - device.screen.bounds.maxX) < 0.34)
    }
  }

  @Test func itemsKeepFreeOfTheIslandInLandscape() throws {
    try on(.iPhone15, .landscapeLeft) {
      let screen = uiKit()
      defer { screen.close() }
      let frame = try screen.frame(.button, "Add")
      let bar = try screen.frame(.navigationBar)
      #expect(bar.maxX == device.screen.bounds.maxX)
      #expect(bar.maxX - frame.maxX >= device.screen.safeAreaInsets.right)
    }
  }
}
