import CoreGraphics
import Testing

@testable import UIKit

/// Traits on their way down, and who hears of them.
@MainActor
@Suite(.serialized)
struct InheritedTraitsTests {
  private struct Theme: UITraitDefinition {
    static let defaultValue = 0
  }

  private final class Painter: UIView {
    /// The current style within each call.
    var styles: [String: UIUserInterfaceStyle] = [:]

    private func note(_ call: String) {
      styles[call] = UITraitCollection.current.userInterfaceStyle
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      note("layout")
      layer.borderColor = UIColor.label.cgColor
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      note("traits")
    }
    override func tintColorDidChange() {
      super.tintColorDidChange()
      note("tint")
    }
  }

  private func white(_ color: CGColor?) -> CGFloat? {
    var white: CGFloat = -1
    guard let color, UIColor(cgColor: color).getWhite(&white, alpha: nil) else { return nil }
    return white
  }

  // Apple of `UITraitCollection.current` has a table of the calls in which it is that of the view or controller.

  @Test func theCurrentTraitsAreThoseOfTheViewThatIsAsked() {
    let painter = Painter(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let controller = UIViewController()
    controller.view.addSubview(painter)
    let window = show(controller)
    defer { window.isHidden = true }
    #expect(painter.styles["layout"] == .light)
    #expect(white(painter.layer.borderColor) == 0)
    painter.overrideUserInterfaceStyle = .dark
    painter.tintColor = .red
    settle()
    #expect(painter.styles == ["layout": .dark, "traits": .dark, "tint": .dark])
    // So colours for layers are those of the view's own style.
    #expect(white(painter.layer.borderColor) == 1)
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func theCurrentTraitsAreThoseOfTheControllerThatLaysOut() {
    final class Screen: UIViewController {
      var styles: [UIUserInterfaceStyle] = []
      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        styles.append(UITraitCollection.current.userInterfaceStyle)
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        styles.append(UITraitCollection.current.userInterfaceStyle)
      }
    }
    let screen = Screen()
    screen.overrideUserInterfaceStyle = .dark
    let window = show(screen)
    defer { window.isHidden = true }
    #expect(screen.styles.prefix(2) == [.dark, .dark])
  }

  @Test func theNearestStyleCounts() {
    let (outer, inner) = (UIViewController(), UIViewController())
    adopt(inner, in: outer)
    let (plain, light) = (UIView(), UIView())
    inner.view.addSubview(plain)
    plain.addSubview(light)
    let window = show(outer)
    defer { window.isHidden = true }
    window.overrideUserInterfaceStyle = .dark
    #expect(light.traitCollection.userInterfaceStyle == .dark)
    inner.overrideUserInterfaceStyle = .light
    #expect(outer.traitCollection.userInterfaceStyle == .dark)
    #expect(plain.traitCollection.userInterfaceStyle == .light)
    plain.overrideUserInterfaceStyle = .dark
    light.overrideUserInterfaceStyle = .light
    #expect(plain.traitCollection.userInterfaceStyle == .dark)
    #expect(light.traitCollection.userInterfaceStyle == .light)
    plain.overrideUserInterfaceStyle = .unspecified
    #expect(plain.traitCollection.userInterfaceStyle == .light)
    inner.overrideUserInterfaceStyle = .unspecified
    #expect(plain.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func registrationsHearOfTheirTraitsOnly() {
    let controller = UIViewController()
    let view = UIView()
    controller.view.addSubview(view)
    let window = show(controller)
    defer { window.isHidden = true }
    var previous: [Int] = []
    let registration = view.registerForTraitChanges([Theme.self]) { (_: UIView, old) in
      previous.append(old[Theme.self])
    }
    view.overrideUserInterfaceStyle = .dark
    #expect(previous.isEmpty)
    controller.traitOverrides[Theme.self] = 1
    window.layoutIfNeeded()
    controller.traitOverrides[Theme.self] = 2
    window.layoutIfNeeded()
    #expect(previous == [0, 1])
    #expect(view.traitCollection[Theme.self] == 2)
    view.unregisterForTraitChanges(registration)
    controller.traitOverrides[Theme.self] = 3
    window.layoutIfNeeded()
    #expect(previous == [0, 1])
  }

  @Test func coloursMayFollowATraitOfTheApp() {
    let color = UIColor { traits in traits[Theme.self] == 1 ? .red : .blue }
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    #expect(color.resolvedColor(with: inner.traitCollection) == .blue)
    outer.traitOverrides[Theme.self] = 1
    #expect(color.resolvedColor(with: inner.traitCollection) == .red)
    inner.traitOverrides[Theme.self] = 5
    #expect(color.resolvedColor(with: inner.traitCollection) == .blue)
    var seen: UIColor?
    outer.traitCollection.performAsCurrent {
      seen = color.resolvedColor(with: UITraitCollection.current)
    }
    #expect(seen == .red)
  }

  @Test func laterCollectionsCountAndNothingChangesInPlace() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let wide = UITraitCollection(horizontalSizeClass: .regular)
    let both = UITraitCollection(traitsFrom: [light, wide, UITraitCollection()])
    #expect(both.containsTraits(in: light) && both.containsTraits(in: wide))
    #expect(!light.containsTraits(in: both))
    #expect(both.verticalSizeClass == .unspecified)
    let dark = both.modifyingTraits { $0.userInterfaceStyle = .dark }
    #expect(both.userInterfaceStyle == .light)
    #expect(dark.horizontalSizeClass == .regular)
    #expect(dark.hasDifferentColorAppearance(comparedTo: both))
    #expect(!both.hasDifferentColorAppearance(comparedTo: light))
    #expect(both == UITraitCollection(traitsFrom: [wide, light]))
  }

  @Test func aChildThatLeavesLosesWhatItsParentSaidForIt() {
    let (parent, child) = (UIViewController(), UIViewController())
    adopt(child, in: parent)
    let window = show(parent)
    defer { window.isHidden = true }
    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.view.traitCollection.horizontalSizeClass == .regular)
    #expect(parent.traitCollection.horizontalSizeClass == .compact)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    adopt(child, in: parent)
    #expect(child.traitCollection.horizontalSizeClass == .compact)
  }
}
