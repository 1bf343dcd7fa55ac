import CoreGraphics
import Foundation

extension UIView {
  // MARK: Anchors

  public var leadingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .right) }
  public var topAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .bottom) }
  public var widthAnchor: NSLayoutDimension { .init(item: self, attribute: .width) }
  public var heightAnchor: NSLayoutDimension { .init(item: self, attribute: .height) }
  public var centerXAnchor: NSLayoutXAxisAnchor { .init(item: self, attribute: .centerX) }
  public var centerYAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .centerY) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    .init(item: self, attribute: .firstBaseline)
  }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(item: self, attribute: .lastBaseline) }

  // MARK: Constraints

  /// The active constraints that this view holds.
  public var constraints: [NSLayoutConstraint] { autoLayout.constraints }

  public func addConstraint(_ constraint: NSLayoutConstraint) {
    ConstraintHolding.hold(constraint, in: self)
  }

  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.isActive = false
  }

  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
  {
    autoLayout.referring.compactMap(\.constraint).filter {
      ($0.firstAttribute.isHorizontal ?? true) == (axis == .horizontal)
    }
  }

  /// Whether the constraints leave the frame a choice; as of the last layout.
  public var hasAmbiguousLayout: Bool { isLaidOutByEngine && autoLayout.isAmbiguous }

  // MARK: Guides

  public var layoutGuides: [UILayoutGuide] { autoLayout.guides }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    autoLayout.guides.append(layoutGuide)
    AutoLayoutPass.invalidate(self)
  }

  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    autoLayout.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
    AutoLayoutPass.structureChanged(self)
  }

  public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea, \.safeAreaGuide) }
  public var layoutMarginsGuide: UILayoutGuide { systemGuide(.layoutMargins, \.marginsGuide) }
  public var readableContentGuide: UILayoutGuide {
    systemGuide(.readableContent, \.readableGuide)
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
