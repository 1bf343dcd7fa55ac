import CoreGraphics
import Foundation

/// Constraints in words.
@MainActor
enum ConstraintDescription {
  static func text(of constraint: NSLayoutConstraint) -> String {
    var text = "<NSLayoutConstraint"
    if let identifier = constraint.identifier { text += " '\(identifier)'" }
    text += " \(name(of: constraint.firstItem)).\(constraint.firstAttribute)"
    switch constraint.relation {
    case .equal: text += " == "
    case .lessThanOrEqual: text += " <= "
    case .greaterThanOrEqual: text += " >= "
    }
    if constraint.hasSecondItem {
      if constraint.multiplier != 1 { text += "\(UIView.text(constraint.multiplier))*" }
      text += "\(name(of: constraint.secondItem)).\(constraint.secondAttribute)"
      if constraint.constant != 0 {
        text += constraint.constant < 0 ? " - " : " + "
        text += UIView.text(abs(constraint.constant))
      }
    } else {
      text += UIView.text(constraint.constant)
    }
    if constraint.priority != .required {
      text += " @\(UIView.text(CGFloat(constraint.priority.rawValue)))"
    }
    return text + (constraint.isActive ? " (active)>" : " (inactive)>")
  }

  /// The class, with the identifier or the text where there is one.
  static func name(of item: AnyObject?) -> String {
    guard let item else { return "(gone)" }
    let type = String(describing: Swift.type(of: item))
    if let view = item as? UIView {
      let word = view.accessibilityIdentifier ?? view.accessibilityLabel
      return word.map { "\(type)'\($0)'" } ?? type
    }
    if let guide = item as? UILayoutGuide {
      let kind = guide.kind.map { "\($0)" } ?? guide.identifier
      return "\(type)'\(kind)' of \(name(of: guide.owningView))"
    }
    return type
  }
}
