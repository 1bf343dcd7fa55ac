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
      base = view.traitParent?.traitCollection ?? UITraitCollection.current
    }
    return overridden(base, style: view.overrideUserInterfaceStyle)
  }

  static func overridden(_ traits: UITraitCollection, style: UIUserInterfaceStyle)
    -> UITraitCollection
  {
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
  static func tell(_ view: UIView) {
    let present = view.traitCollection
    let previous = view.seenTraits
    if previous !== present, previous != present {
      view.seenTraits = present
      view.traitCollectionDidChange(previous)
      view.notifyTraitChanges(from: previous)
      if previous.preferredContentSizeCategory != present.preferredContentSizeCategory {
        view.contentSizeCategoryChanged()
      }
      if previous.layoutDirection != present.layoutDirection {
        AutoLayoutPass.directionChanged(of: view)
      }
      view.setNeedsLayout()
      view.viewController?.traitsChanged(from: previous)
    }
    for subview in view.subviews { tell(subview) }
  }
}
