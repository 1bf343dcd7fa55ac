import Foundation
import Testing

@testable import UIKit

@MainActor
struct TraitOverridesTests {
  private struct Spacing: UITraitDefinition {
    static let defaultValue: CGFloat = 4
  }

  @Test func aViewsOverridesReachWhatIsInside() {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    let controller = UIViewController()
    controller.view.addSubview(outer)
    let window = show(controller)
    defer { window.isHidden = true }
    var told = 0
    inner.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (_: UIView, _) in told += 1
    }
    outer.traitOverrides.preferredContentSizeCategory = .extraLarge
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(controller.traitCollection.preferredContentSizeCategory != .extraLarge)
    #expect(told == 1)
    #expect(outer.traitOverrides.contains(UITraitPreferredContentSizeCategory.self))
    outer.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
    #expect(inner.traitCollection.preferredContentSizeCategory != .extraLarge)
    #expect(told == 2)
  }

  @Test func aControllersOverridesReachItsChildren() {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    let window = show(parent)
    defer { window.isHidden = true }
    parent.traitOverrides.horizontalSizeClass = .regular
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.view.traitCollection.horizontalSizeClass == .regular)
    #expect(window.traitCollection.horizontalSizeClass == .compact)
    window.traitOverrides.userInterfaceStyle = .dark
    #expect(child.view.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func traitsOfTheAppGoDownTheTree() {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    let controller = UIViewController()
    controller.view.addSubview(outer)
    let window = show(controller)
    defer { window.isHidden = true }
    var seen: [CGFloat] = []
    inner.registerForTraitChanges([Spacing.self]) { (view: UIView, _) in
      seen.append(view.traitCollection[Spacing.self])
    }
    #expect(inner.traitCollection[Spacing.self] == 4)
    outer.traitOverrides[Spacing.self] = 9
    outer.traitOverrides[Spacing.self] = 9
    #expect(seen == [9])
    #expect(UITraitCollection { $0[Spacing.self] = 2 }[Spacing.self] == 2)
  }
}
