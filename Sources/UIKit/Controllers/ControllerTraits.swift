import Foundation

@MainActor
enum ControllerTraits {
  /// What surrounds the controller, with its parent's and its own overrides.
  static func traits(of controller: UIViewController) -> UITraitCollection {
    var traits = surroundings(of: controller)
    if let parent = controller.parent,
      let override = parent.overrideTraitCollection(forChild: controller)
    {
      traits = UITraitCollection(traitsFrom: [traits, override])
    }
    return TraitPass.overridden(
      traits, style: controller.overrideUserInterfaceStyle, by: controller.ownTraits)
  }

  /// Puts traits of a child's own over those that it has from its parent; nil takes them away.
  static func override(
    _ traits: UITraitCollection?, of child: UIViewController, in parent: UIViewController
  ) {
    parent.childTraitOverrides[ObjectIdentifier(child)] = traits
    child.storedView.map(TraitPass.update)
  }

  private static func surroundings(of controller: UIViewController) -> UITraitCollection {
    if let superview = controller.viewIfLoaded?.superview { return superview.traitCollection }
    if let parent = controller.parent { return parent.traitCollection }
    if let presenter = controller.storedPresenting { return presenter.traitCollection }
    return UITraitCollection.current
  }
}
