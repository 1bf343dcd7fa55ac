import Accessibility
import CoreGraphics
import Device
import Metrics
import SwiftUI
import Testing
import UIKit

/// The signs of rows in open menus, of both frameworks.
@MainActor
struct MenuSignTests {
  private var controllers: [UIViewController] {
    let button = UIButton(type: .system)
    button.setTitle("Sort", for: .normal)
    button.frame = CGRect(x: 150, y: 100, width: 90, height: 34)
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: [
      UIAction(title: "Name", state: .on) { _ in },
      UIMenu(title: "More", children: [UIAction(title: "Date") { _ in }]),
    ])
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    controller.view.addSubview(button)
    let view = VStack {
      Menu("Sort") {
        Toggle("Name", isOn: .constant(true))
        Menu("More") { Button("Date") {} }
      }
      Spacer()
    }
    return [controller, UIHostingController(rootView: view)]
  }

  /// What is seen of the mark and of the chevron of a menu, from the middle of the left sides of their rows.
  private func signs(_ controller: UIViewController, growth: CGFloat) throws -> [CGRect] {
    let screen = Screen(controller)
    defer { screen.close() }
    let button = try screen.frame(.button, "Sort")
    try screen.play(.tap(at: CGPoint(x: button.midX, y: button.midY)))
    let cells = try screen.elements(.cell).map(\.frame)
    try #require(cells.count == 2)
    let room = MenuMetrics.labelMargin + MenuMetrics.signRoom(growth: growth)
    return try cells.enumerated().map { index, cell in
      let start = index == 0 ? cell.minX + 2 : cell.maxX - room + 2
      return try Ink.box(in: inner(cell, from: start, width: room - 4))
        .offsetBy(dx: -cell.minX, dy: -cell.midY)
    }
  }

  /// A part of a row without the corners of the card.
  private func inner(_ row: CGRect, from x: CGFloat, width: CGFloat) -> CGRect {
    CGRect(
      x: x, y: row.minY + MenuMetrics.cornerRadius, width: width,
      height: row.height - 2 * MenuMetrics.cornerRadius)
  }

  private func signs(_ size: DeviceContentSizeCategory) throws -> [[CGRect]] {
    let device = UIApplication.shared.device
    let before = device.traits
    device.traits.contentSizeCategory = size
    defer { device.traits = before }
    let growth = UITraitCollection.current.signGrowth
    return try controllers.map { try signs($0, growth: growth) }
  }

  @Test func signsGrowWithTheWords() throws {
    let usual = try signs(.large)
    let large = try signs(.accessibilityExtraLarge)
    for (usual, large) in zip(usual, large) {
      for (usual, large) in zip(usual, large) {
        #expect(!usual.isNull && !large.isNull)
        #expect(abs(large.height / usual.height - 40.0 / 17) < 0.2, "\(usual) \(large)")
      }
    }
  }

  @Test(arguments: [DeviceContentSizeCategory.large, .accessibilityExtraLarge])
  func bothFrameworksHaveTheSameSigns(_ size: DeviceContentSizeCategory) throws {
    let found = try signs(size)
    for (one, other) in zip(found[0], found[1]) {
      #expect(abs(one.minX - other.minX) < 0.7 && abs(one.width - other.width) < 0.7)
      #expect(abs(one.minY - other.minY) < 0.7 && abs(one.height - other.height) < 0.7)
    }
  }

  @Test(arguments: [DeviceContentSizeCategory.large, .accessibilityExtraLarge])
  func wordsEndBeforeTheChevron(_ size: DeviceContentSizeCategory) throws {
    let device = UIApplication.shared.device
    let before = device.traits
    device.traits.contentSizeCategory = size
    defer { device.traits = before }
    let menu = Menu("Sort") { Menu("A rather long title for one line") { Button("Date") {} } }
    let screen = Screen(UIHostingController(rootView: menu))
    defer { screen.close() }
    let button = try screen.frame(.button, "Sort")
    try screen.play(.tap(at: CGPoint(x: button.midX, y: button.midY)))
    let cell = try screen.frame(.cell)
    let growth = UITraitCollection.current.signGrowth
    let room = MenuMetrics.labelMargin + MenuMetrics.signRoom(growth: growth)
    // Nothing but the chevron, which is in the middle of the row, is seen in its room.
    let ink = try Ink.box(in: inner(cell, from: cell.maxX - room, width: room - 2))
    #expect(abs(ink.midY - cell.midY) < 1 && ink.height < cell.height / 2)
  }
}
