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

  /// Which symbol it was, the picture did not tell.
  ///
  /// By what was noted beside it, it is one of those that are as high as a star, by far the commonest of them in
  /// apps. By the outlines of Apple's templates they are 25.3 to 25.7 high in regular weight, and 26.1 to 26.5 in
  /// the weights of titles.
  @Test(arguments: [Font.title2, .title2.weight(.semibold), .title2.bold()])
  func symbolsBesideTitles(font: Font) {
    for name in ["star", "star.fill"] {
      DeviceFact("the height of a symbol beside a second title", 26.33).check(
        size(Image(systemName: name).font(font)).height)
    }
    for name in ["house", "house.fill", "gift", "gift.fill", "sunrise"] {
      DeviceFact("the height of a symbol beside a second title", 26.33, .iOS18, .point).check(
        size(Image(systemName: name).font(font)).height)
    }
  }

  @Test func flamesBesideBodyText() {
    let flame = size(Image(systemName: "flame.fill"))
    // A bordered button of 41.3 × 34 adds 24 × 14; see the facts of controls.
    DeviceFact("the width of a flame", 17.33).check(flame.width)
    DeviceFact("the height of a flame", 20).check(flame.height)
  }

  /// Templates of circles are 117 units wide for 100 points of text, and Interface Builder writes 128 × 123.
  @Test func circlesAreWiderThanHigh() {
    let circle = size(Image(systemName: "circle").font(.system(size: 100)))
    DeviceFact(
      "the height of a circle beside its width", 123.0 / 128, .interfaceBuilder, .part(0.03)
    )
    .check(circle.height / circle.width)
    DeviceFact("the width of a circle beside 100 points", 117, .interfaceBuilder, .part(2)).check(
      circle.width)
  }

  private func size(_ view: some View) -> CGSize {
    UIHostingController(rootView: view).sizeThatFits(in: CGSize(width: 300, height: 300))
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
