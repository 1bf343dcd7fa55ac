import UIKit

extension UIViewController {
  public var childViewControllers: [UIViewController] { children }

  public func addChildViewController(_ childController: UIViewController) {
    addChild(childController)
  }

  public func removeFromParentViewController() { removeFromParent() }

  /// Differs from Apple's: a controller that overrides it is not told by this name.
  public func didMove(toParentViewController parent: UIViewController?) {
    didMove(toParent: parent)
  }

  /// Differs from Apple's: a controller that overrides it is not told by this name.
  public func willMove(toParentViewController parent: UIViewController?) {
    willMove(toParent: parent)
  }
}
