import Accessibility
import CoreGraphics
import Device
import Metrics
import SwiftUI
import Testing
import UIKit

/// The cards of open menus, of both frameworks.
@MainActor
struct MenuCardTests {
  private var controllers: [UIViewController] {
    let button = UIButton(type: .system)
    button.setTitle("Sort", for: .normal)
    button.frame = CGRect(x: 150, y: 100, width: 90, height: 34)
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: ["Name", "Date"].map { UIAction(title: $0) { _ in } })
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    controller.view.addSubview(button)
    let view = VStack {
      Menu("Sort") {
        Button("Name") {}
        Button("Date") {}
      }
      Spacer()
    }
    return [controller, UIHostingController(rootView: view)]
  }

  /// Shows a controller and opens its menu.
  private func open(_ controller: UIViewController) throws -> Screen {
    let screen = Screen(controller)
    let button = try screen.frame(.button, "Sort")
    try screen.play(.tap(at: CGPoint(x: button.midX, y: button.midY)))
    return screen
  }

  @Test(arguments: [false, true])
  func cardsHaveTheSameColourAndShadow(isDark: Bool) throws {
    let device = UIApplication.shared.device
    let before = device.traits
    device.traits.colorScheme = isDark ? .dark : .light
    defer { device.traits = before }
    let white = Int((MenuMetrics.white(isDark: isDark) * 255).rounded())
    var shadows: [Ink.Pixel] = []
    for controller in controllers {
      let screen = try open(controller)
      defer { screen.close() }
      let card = try #require(try screen.elements(.collectionView).first).frame
      let inside = try Ink.pixel(at: CGPoint(x: card.minX + 6, y: card.minY + 22))
      #expect(inside == Ink.Pixel(red: white, green: white, blue: white))
      shadows.append(try Ink.pixel(at: CGPoint(x: card.midX, y: card.maxY + 4)))
    }
    #expect(shadows[0].distance(to: shadows[1]) <= 1)
    // On black it is not seen.
    #expect(isDark ? shadows[0].red == 0 : shadows[0].red < 240)
  }

  @Test func whatClosesMenusHasTheSameNames() throws {
    for controller in controllers {
      let screen = try open(controller)
      defer { screen.close() }
      let region = try #require(
        try screen.elements(.button, DismissRegionNames.identifier).first)
      #expect(region.label == DismissRegionNames.label)
    }
  }
}
