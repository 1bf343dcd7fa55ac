import Device
import Foundation

/// Which view holds which active constraint.
@MainActor
enum ConstraintHolding {
  static func activate(_ constraint: NSLayoutConstraint) {
    guard constraint.holder == nil else { return }
    guard let first = view(of: constraint.firstItem) else {
      RuntimeIssue.report("A constraint whose first view is gone can't be activated: \(constraint)")
      return
    }
    guard constraint.hasSecondItem else {
      (constraint.firstItem as? UIView ?? first).addConstraint(constraint)
      return
    }
    guard let second = view(of: constraint.secondItem),
      let common = commonAncestor(first, second)
    else {
      RuntimeIssue.report(
        "Unable to activate constraint \(constraint): its items have no common ancestor. "
          + "Add both views to one hierarchy before activating it.")
      return
    }
    common.addConstraint(constraint)
  }

  static func hold(_ constraint: NSLayoutConstraint, in view: UIView) {
    guard constraint.holder == nil else { return }
    constraint.holder = view
    view.autoLayout.constraints.append(constraint)
    for item in [constraint.firstItem, constraint.secondItem] {
      guard let item = Self.view(of: item) else { continue }
      item.autoLayout.referring.append(.init(constraint: constraint))
      AutoLayoutPass.open(from: item, to: view)
    }
    AutoLayoutPass.structureChanged(view)
  }

  static func deactivate(_ constraint: NSLayoutConstraint) {
    constraint.holder?.removeConstraint(constraint)
  }

  static func release(_ constraint: NSLayoutConstraint) {
    guard let holder = constraint.holder else { return }
    constraint.holder = nil
    holder.autoLayout.constraints.removeAll { $0 === constraint }
    for item in [constraint.firstItem, constraint.secondItem] {
      view(of: item)?.autoLayout.referring.removeAll {
        $0.constraint == nil || $0.constraint === constraint
      }
    }
    AutoLayoutPass.structureChanged(holder)
  }

  /// The view that an item is or lies in.
  static func view(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  private static func commonAncestor(_ left: UIView, _ right: UIView) -> UIView? {
    let ancestors = Set(sequence(first: left, next: \.storedSuperview).map(ObjectIdentifier.init))
    return sequence(first: right, next: \.storedSuperview).first {
      ancestors.contains(ObjectIdentifier($0))
    }
  }
}
