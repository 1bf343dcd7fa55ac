import Device
import Foundation

/// Adds controllers to and removes them from parents.
@MainActor
enum Containment {
  static func add(_ child: UIViewController, to parent: UIViewController) {
    guard child !== parent else {
      RuntimeIssue.report("\(type(of: parent)) can't be its own child.")
      return
    }
    if child.storedParent === parent { return }
    guard TreeDepth.allows(child, in: parent) else { return }
    if child.storedParent != nil { child.removeFromParent() }
    child.willMove(toParent: parent)
    parent.storedChildren.append(child)
    child.storedParent = parent
    child.appearance.reason = .movedToParent
    child.storedView.map(TraitPass.update)
  }

  static func remove(_ child: UIViewController) {
    guard let parent = child.storedParent else { return }
    parent.storedChildren.removeAll { $0 === child }
    parent.childTraitOverrides[ObjectIdentifier(child)] = nil
    child.storedParent = nil
    child.didMove(toParent: nil)
  }

  static func transition(
    from old: UIViewController, to new: UIViewController, in parent: UIViewController,
    duration: TimeInterval, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    let animated = duration > 0
    let isSeen = parent.appearance.phase == .appeared
    if isSeen {
      AppearancePass.begin(false, animated: animated, of: old)
      AppearancePass.begin(true, animated: animated, of: new)
    }
    old.view.superview?.addSubview(new.view)
    if isSeen { AppearancePass.isAppearing(new) }
    UIView.animate(
      withDuration: duration, animations: { animations?() },
      completion: { finished in
        old.view.removeFromSuperview()
        if isSeen {
          AppearancePass.end(old)
          AppearancePass.end(new)
        }
        completion?(finished)
      })
  }
}
