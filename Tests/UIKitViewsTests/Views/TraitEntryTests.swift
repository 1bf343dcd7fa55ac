import Testing

@testable import UIKit

/// What views and controllers hear of their traits when they come into a window for the first time.
@MainActor
@Suite struct TraitEntryTests {
  private final class Listener: UIView {
    var told: [UITraitCollection?] = []

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      told.append(previousTraitCollection)
    }
  }

  /// Sets its fonts where traits are told, as many apps do.
  private final class Page: UIViewController {
    let title1 = UILabel()
    let body = UILabel()
    var changes = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      for label in [title1, body] { view.addSubview(label) }
      body.font = .preferredFont(forTextStyle: .body)
      body.adjustsFontForContentSizeCategory = true
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      changes += 1
      title1.font = .preferredFont(forTextStyle: .title1, compatibleWith: traitCollection)
    }
  }

  private func showInContainer(_ page: UIViewController, _ traits: UITraitCollection) -> UIWindow {
    let container = UIViewController()
    container.view.addSubview(page.view)
    container.addChild(page)
    container.setOverrideTraitCollection(traits, forChild: page)
    page.didMove(toParent: container)
    return show(container)
  }

  @Test func aViewHearsOfTraitsThatItWasNotMadeWith() {
    let listener = Listener()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.overrideUserInterfaceStyle = .dark
    window.isHidden = false
    defer { window.isHidden = true }
    window.addSubview(listener)
    #expect(listener.told.count == 1)
    #expect(listener.told.first??.userInterfaceStyle == .light)
    #expect(listener.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func aViewHearsNothingOfTraitsThatItWasMadeWith() {
    let listener = Listener()
    let screen = UIViewController()
    screen.view.addSubview(listener)
    let window = show(screen)
    defer { window.isHidden = true }
    #expect(listener.told.isEmpty)
    listener.removeFromSuperview()
    screen.view.addSubview(listener)
    #expect(listener.told.isEmpty)
  }

  @Test func aChildHearsOfItsOverridesWhenItComesIntoTheWindow() {
    let page = Page()
    let window = showInContainer(
      page, UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
    defer { window.isHidden = true }
    #expect(page.changes > 0)
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    #expect(page.title1.font == .preferredFont(forTextStyle: .title1, compatibleWith: traits))
  }

  @Test func aLabelThatAdjustsTakesTheSizeOfItsFirstWindow() {
    let page = Page()
    let window = showInContainer(
      page, UITraitCollection(preferredContentSizeCategory: .extraSmall))
    defer { window.isHidden = true }
    #expect(page.body.font.pointSize == 14)
  }

  @Test func fontsThatMetricsHaveScaledAreScaledAnew() {
    let label = UILabel()
    label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 20))
    label.adjustsFontForContentSizeCategory = true
    let page = UIViewController()
    page.view.addSubview(label)
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraLarge)
    let window = showInContainer(page, traits)
    defer { window.isHidden = true }
    let expected = UIFontMetrics(forTextStyle: .body).scaledValue(for: 20, compatibleWith: traits)
    #expect(label.font.pointSize == expected)
    #expect(expected > 30)
  }

  @Test func aBoldVariantOfAStyleStaysBold() throws {
    let plain = UIFont.preferredFont(forTextStyle: .body)
    let bold = try #require(plain.fontDescriptor.withSymbolicTraits(.traitBold))
    let label = UILabel()
    label.font = UIFont(descriptor: bold, size: 0)
    label.adjustsFontForContentSizeCategory = true
    let page = UIViewController()
    page.view.addSubview(label)
    let window = showInContainer(
      page, UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge))
    defer { window.isHidden = true }
    #expect(label.font.pointSize == 23)
    #expect(label.font.fontDescriptor.symbolicTraits.contains(.traitBold))
  }

  @Test func registrationsAreCalledOnTheFirstEntryToo() {
    let page = UIViewController()
    var heard: [UIContentSizeCategory] = []
    page.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (page: UIViewController, previous) in
      heard += [previous.preferredContentSizeCategory]
      heard += [page.traitCollection.preferredContentSizeCategory]
    }
    let window = showInContainer(page, UITraitCollection(preferredContentSizeCategory: .small))
    defer { window.isHidden = true }
    #expect(heard == [.large, .small])
  }
}
