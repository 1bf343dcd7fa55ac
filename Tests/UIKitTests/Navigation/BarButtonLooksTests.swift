import CoreGraphics
import Testing

@testable import UIKit

@MainActor
struct BarButtonLooksTests {
  private func show(_ item: UIBarButtonItem, in bar: UINavigationBar) throws -> BarButtonView {
    let navigation = UINavigationItem(title: "Title")
    navigation.rightBarButtonItem = item
    bar.items = [navigation]
    bar.layoutIfNeeded()
    return try #require(
      bar.subviews.lazy.compactMap { $0 as? BarButtonView }.first { $0.item === item })
  }

  private func bar() -> UINavigationBar {
    UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
  }

  @Test func aButtonIsWideEnoughForAllItsTitles() throws {
    let item = UIBarButtonItem(title: "On", style: .plain, target: nil, action: nil)
    let bar = bar()
    let narrow = try show(item, in: bar).frame.width
    item.possibleTitles = ["On", "A much longer title"]
    bar.layoutIfNeeded()
    let wide = try show(item, in: bar).frame.width
    #expect(wide > narrow + 50)
    item.title = "A much longer title"
    bar.layoutIfNeeded()
    #expect(try show(item, in: bar).frame.width == wide)
  }

  @Test func theSystemsWayOutIsASignOnADisc() throws {
    let close = try show(UIBarButtonItem(systemItem: .close), in: bar())
    let stop = try show(UIBarButtonItem(systemItem: .stop), in: bar())
    #expect(close.frame.width == 30)
    #expect(close.drawn.contains("fill"))
    #expect(!stop.drawn.contains("fill"))
  }

  @Test func itemsOfAToolbarKeepClearOfTheNotch() throws {
    final class Content: UIViewController {}
    let content = Content()
    let item = UIBarButtonItem(systemItem: .add)
    content.toolbarItems = [item]
    content.additionalSafeAreaInsets = .zero
    let navigation = UINavigationController(rootViewController: content)
    navigation.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
    navigation.isToolbarHidden = false
    let window = UIKitTests.show(navigation)
    defer { window.isHidden = true }
    let bar = try #require(navigation.toolbar)
    let view = try #require(bar.subviews.lazy.compactMap { $0 as? BarButtonView }.first)
    #expect(view.frame.minX >= 40)
  }

  @Test func anItemTakesTitleAndImageFromItsAction() {
    let star = UIImage(systemName: "star")
    let action = UIAction(title: "Rate", image: star) { _ in }
    let item = UIBarButtonItem(primaryAction: action)
    #expect(item.title == "Rate")
    #expect(item.image === star)
    #expect(UIBarButtonItem(title: "Own", primaryAction: action).title == "Own")
    #expect(UIBarButtonItem(systemItem: .save, primaryAction: action).title == "Save")
    #expect(UIBarButtonItem(image: star, primaryAction: UIAction { _ in }).title == nil)
  }

  @Test func insetsMoveTheImage() throws {
    let item = UIBarButtonItem(
      image: UIImage(systemName: "star"), style: .plain, target: nil, action: nil)
    let bar = bar()
    let view = try show(item, in: bar)
    view.layoutIfNeeded()
    let image = try #require(view.subviews.lazy.compactMap { $0 as? UIImageView }.first)
    let before = image.frame
    item.imageInsets = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: -5)
    bar.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(image.frame == before.offsetBy(dx: 5, dy: 0))
  }

  @Test func theAppearanceStylesButtons() throws {
    let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
    let bar = bar()
    let appearance = UINavigationBarAppearance()
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    appearance.buttonAppearance.normal.titlePositionAdjustment = UIOffset(
      horizontal: 0, vertical: 3)
    bar.standardAppearance = appearance
    let view = try show(item, in: bar)
    view.layoutIfNeeded()
    let label = try #require(view.subviews.lazy.compactMap { $0 as? UILabel }.first)
    #expect(label.textColor == .red)
    #expect(abs(label.frame.midY - view.bounds.midY - 3) < 0.01)
    let plain = DrawingPass.items(of: view)
    appearance.buttonAppearance.normal.backgroundImage = UIImage(systemName: "circle")
    let image = DrawingPass.items(of: view)
    #expect(image != plain)
    appearance.buttonAppearance.normal.backgroundImagePositionAdjustment = UIOffset(
      horizontal: 0, vertical: 7)
    #expect(DrawingPass.items(of: view) != image)
  }

  @Test func anEmptyBackgroundImageMakesTheBarClear() {
    let bar = bar()
    bar.items = [UINavigationItem(title: "Title")]
    bar.layoutIfNeeded()
    let whole = DrawingPass.items(of: bar)
    bar.setBackgroundImage(UIImage(), for: .default)
    bar.shadowImage = UIImage()
    #expect(DrawingPass.items(of: bar) != whole)
    #expect(bar.backgroundImage(for: .default) != nil)
  }

  @Test func contentStaysBelowAnOpaqueBar() throws {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let window = UIKitTests.show(navigation)
    defer { window.isHidden = true }
    #expect(root.view.frame.minY == 0)
    navigation.navigationBar.isTranslucent = false
    settle()
    #expect(root.view.frame.minY == navigation.navigationBar.frame.maxY)
    root.extendedLayoutIncludesOpaqueBars = true
    settle()
    #expect(root.view.frame.minY == 0)
  }

  @Test func aToolbarClassOfTheAppIsUsed() {
    final class Bar: UIToolbar {}
    let navigation = UINavigationController(navigationBarClass: nil, toolbarClass: Bar.self)
    #expect(navigation.toolbar is Bar)
  }
}
