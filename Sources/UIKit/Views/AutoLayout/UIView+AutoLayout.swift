import CoreGraphics
import Foundation

extension UIView {
  /// The active constraints along an axis that have the view or one of its guides as an item.
  func referringConstraints(along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    autoLayout.referring.compactMap(\.constraint).filter {
      ($0.firstAttribute.isHorizontal ?? true) == (axis == .horizontal)
    }
  }

  // MARK: Guides

  func take(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.owningView = self
    autoLayout.guides.append(guide)
    AutoLayoutPass.invalidate(self)
  }

  func drop(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    autoLayout.guides.removeAll { $0 === guide }
    guide.owningView = nil
    AutoLayoutPass.structureChanged(self)
  }

  func systemGuide(
    _ kind: UILayoutGuide.Kind, _ path: WritableKeyPath<AutoLayoutState, UILayoutGuide?>
  ) -> UILayoutGuide {
    if let guide = autoLayout[keyPath: path] { return guide }
    let guide = UILayoutGuide(kind: kind, owningView: self)
    autoLayout[keyPath: path] = guide
    return guide
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether it lies on the horizontal axis; nil for no attribute.
  var isHorizontal: Bool? {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      true
    case .notAnAttribute: nil
    default: false
    }
  }
}
