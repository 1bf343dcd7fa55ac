import Accessibility
import CoreGraphics
import Device
import SwiftUI
import Testing
import UIKit

/// Symbols of the system, as simulators showed them.
@MainActor
struct SymbolFactTests {
  /// What is seen of a view in the middle of the screen.
  private func ink(_ view: some View) throws -> CGRect {
    let screen = Screen(
      UIHostingController(
        rootView: Color.white.overlay { view.foregroundStyle(.black) }.ignoresSafeArea()))
    defer { screen.close() }
    let middle = UIScreen.main.bounds.insetBy(dx: 100, dy: 300)
    return try Ink.box(in: middle)
  }

  @Test func symbolsBesideBodyText() throws {
    let ink = try ink(Image(systemName: "checkmark.circle.fill"))
    DeviceFact("the width of checkmark.circle.fill", 17, .iOS18, .ink).check(ink.width)
    #expect(abs(ink.width - ink.height) < 0.7)
  }

  @Test func circlesAreAsWideAsDiscs() throws {
    let circle = try ink(Image(systemName: "circle"))
    let disc = try ink(Image(systemName: "circle.fill"))
    #expect(abs(circle.width - disc.width) < 0.7)
  }

  @Test func symbolsOfUIKitAreAsLarge() throws {
    for name in ["checkmark.circle.fill", "plus", "trash"] {
      let own = UIImage(systemName: name)?.size ?? .zero
      let other = UIHostingController(rootView: Image(systemName: name)).sizeThatFits(
        in: CGSize(width: 300, height: 300))
      #expect(own == other, "\(name)")
    }
  }

  @Test(arguments: [false, true])
  func symbolsInBarsAreLarge(isSwiftUI: Bool) throws {
    let screen = Screen(isSwiftUI ? UIHostingController(rootView: Bar()) : bar())
    defer { screen.close() }
    let frame = try screen.frame(.button, "Add")
    let ink = try Ink.box(in: frame.insetBy(dx: -4, dy: -2))
    DeviceFact("the width of a plus in a bar", 17.7, .iOS18, .ink).check(ink.width)
  }

  @Test(arguments: [false, true])
  func theIslandMovesSymbolsInBars(isSwiftUI: Bool) throws {
    let device = UIApplication.shared.device
    let before = device.model
    device.model = .iPhone15
    device.orientation = .landscapeLeft
    defer {
      device.orientation = .portrait
      device.model = before
    }
    let screen = Screen(isSwiftUI ? UIHostingController(rootView: Bar()) : bar())
    defer { screen.close() }
    let frame = try screen.frame(.button, "Add")
    let ink = try Ink.box(in: frame.insetBy(dx: -4, dy: 0))
    DeviceFact("from a plus to the side of a phone on its side", 62, .iOS18(width: 393), .ink)
      .check(
        device.screen.bounds.maxX - ink.maxX)
  }

  private func bar() -> UIViewController {
    let root = UIViewController()
    root.view.backgroundColor = .white
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: nil, menu: nil)
    return UINavigationController(rootViewController: root)
  }
}

private struct Bar: View {
  var body: some View {
    NavigationStack {
      Color.white.navigationBarTitleDisplayMode(.inline)
        .toolbar { Button("Add", systemImage: "plus") {} }
    }
  }
}
