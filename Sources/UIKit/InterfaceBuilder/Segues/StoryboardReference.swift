import Foundation

/// Controllers of other storyboards.
@MainActor
enum StoryboardReference {
  static func controller(
    _ element: InterfaceElement, of storyboard: UIStoryboard, _ values: InterfaceValues,
    creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    var bundle = storyboard.bundle
    if let identifier = element["bundleIdentifier"] {
      bundle = Bundle(identifier: identifier) ?? bundle
    }
    let other = element["storyboardName"].map { UIStoryboard(name: $0, bundle: bundle) }
    let target = other ?? storyboard
    if let identifier = element["referencedIdentifier"] {
      return target.makeController(withIdentifier: identifier, creator: creator)
    }
    guard let other else {
      InterfaceIssue.fail("A storyboard reference names nothing.", element, in: values.file)
      return nil
    }
    return other.makeInitialController(creator: creator)
  }
}
