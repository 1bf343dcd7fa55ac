import Foundation

/// Hands traits down the tree and tells who sees a change.
@MainActor
enum TraitPass {
  /// The traits that hold for `view`: its surroundings', with its own and its controller's overrides.
  static func traits(of view: UIView) -> UITraitCollection {
    let base: UITraitCollection
    if let controller = view.viewController {
      base = controller.traitCollection
    } else {
      base = surroundings(of: view)
    }
    let traits = overridden(base, style: view.overrideUserInterfaceStyle, by: view.ownTraits)
    return limited(traits, by: view)
  }

  /// Keeps the text size between the bounds that a view sets.
  private static func limited(_ traits: UITraitCollection, by view: UIView) -> UITraitCollection {
    guard view.minimumContentSizeCategory != nil || view.maximumContentSizeCategory != nil else {
      return traits
    }
    var size = traits.preferredContentSizeCategory
    if let least = view.minimumContentSizeCategory, size < least { size = least }
    if let most = view.maximumContentSizeCategory, size > most { size = most }
    guard size != traits.preferredContentSizeCategory else { return traits }
    return traits.modifyingTraits { $0.preferredContentSizeCategory = size }
  }

  /// The view below which all are being told, and its traits: those below need not work them out again.
  private static var known: (view: UIView, traits: UITraitCollection)?

  private static func surroundings(of view: UIView) -> UITraitCollection {
    guard let parent = view.traitParent else { return UITraitCollection.current }
    if let known, known.view === parent { return known.traits }
    return parent.traitCollection
  }

  private static func traits(
    of view: UIView, below outer: (view: UIView, traits: UITraitCollection)?
  ) -> UITraitCollection {
    known = outer
    defer { known = nil }
    return view.traitCollection
  }

  static func overridden(
    _ traits: UITraitCollection, style: UIUserInterfaceStyle, by own: UITraitCollection? = nil
  ) -> UITraitCollection {
    if let own {
      return UITraitCollection(traitsFrom: [overridden(traits, style: style), own])
    }
    guard style != .unspecified, style != traits.userInterfaceStyle else { return traits }
    return traits.modifyingTraits { $0.userInterfaceStyle = style }
  }

  /// Tells `view` and everything below whose traits changed since it was last told, if it is in a
  /// window.
  static func update(_ view: UIView) {
    guard view.window != nil else { return }
    tell(view)
  }

  /// Tells `view` and everything below whose traits are not those that it was made with or was told
  /// of last.
  ///
  /// - Complexity: O(depth), then O(number of views below).
  static func tell(_ view: UIView) { tell(view, of: view.traitCollection, below: nil) }

  private static func tell(
    _ view: UIView, of present: UITraitCollection,
    below outer: (view: UIView, traits: UITraitCollection)?
  ) {
    let previous = view.seenTraits
    var after = present
    if previous !== present, previous != present {
      view.seenTraits = present
      view.withOwnTraits {
        view.traitCollectionDidChange(previous)
        view.notifyTraitChanges(from: previous)
      }
      // Heavier letters take another room as well.
      if previous.preferredContentSizeCategory != present.preferredContentSizeCategory
        || previous.legibilityWeight != present.legibilityWeight
      {
        view.contentSizeCategoryChanged()
      }
      if previous.layoutDirection != present.layoutDirection {
        AutoLayoutPass.directionChanged(of: view)
      }
      view.setNeedsLayout()
      view.withOwnTraits { view.viewController?.traitsChanged(from: previous) }
      // Who was told may have changed something.
      if !view.subviews.isEmpty { after = traits(of: view, below: outer) }
    }
    for subview in view.subviews {
      tell(subview, of: traits(of: subview, below: (view, after)), below: (view, after))
    }
  }
}

extension UIView {
  /// Does what an app may have made its own, with the traits of the view as the current ones.
  ///
  /// Apple documents it of `UITraitCollection.current` for layout, traits and tints. Outside of windows the current ones
  /// stay: a view there is not told of its traits.
  func withOwnTraits(_ work: () -> Void) {
    guard lastWindow != nil || self is UIWindow else { return work() }
    seenTraits.performAsCurrent(work)
  }
}
