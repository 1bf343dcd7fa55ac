import CoreGraphics
import Device
import Foundation

/// `firstAttribute == multiplier × secondAttribute + constant`, or one of its inequalities.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case lastBaseline = 11
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
    case centerXWithinMargins = 19
    case centerYWithinMargins = 20

    public static let baseline = Attribute.lastBaseline

    /// Whether the attribute changes sides with the direction of reading.
    var followsReading: Bool {
      switch self {
      case .leading, .trailing, .leadingMargin, .trailingMargin: true
      default: false
      }
    }
  }

  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
  }

  /// Views and guides; weak, because a constraint does not keep them alive.
  open private(set) weak var firstItem: AnyObject?
  open private(set) weak var secondItem: AnyObject?
  open private(set) var firstAttribute: Attribute
  open private(set) var secondAttribute: Attribute
  open private(set) var relation: Relation
  open private(set) var multiplier: CGFloat
  let hasSecondItem: Bool
  /// The view whose `constraints` hold it while it is active.
  weak var holder: UIView?
  open var identifier: String?

  /// In points.
  open var constant: CGFloat = 0 {
    didSet {
      guard constant != oldValue else { return }
      guard
        OddNumbers.areUsable(
          [constant], as: "NSLayoutConstraint.constant",
          at: { (firstItem as? UIView)?.viewPath ?? "a constraint" })
      else {
        constant = oldValue
        return
      }
      AutoLayoutPass.constraintChanged(self)
    }
  }

  open var priority: UILayoutPriority = .required {
    didSet { if priority != oldValue { AutoLayoutPass.constraintChanged(self) } }
  }

  /// Differs from Apple's: kept, and read by nobody here; nothing is archived.
  open var shouldBeArchived = false

  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    secondItem = view2 as AnyObject?
    hasSecondItem = view2 != nil
    firstAttribute = attr1
    secondAttribute = view2 == nil ? .notAnAttribute : attr2
    self.relation = relation
    self.multiplier = multiplier
    constant = c
    super.init()
  }

  // MARK: Activity

  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? ConstraintHolding.activate(self) : ConstraintHolding.deactivate(self) }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  // MARK: Anchors

  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(item: firstItem ?? self, attribute: firstAttribute)
  }

  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItem.map { NSLayoutAnchor(item: $0, attribute: secondAttribute) }
  }

  nonisolated open override var description: String {
    guard DispatchQueue.isMain else { return "<NSLayoutConstraint>" }
    return MainActor.assumeIsolated { ConstraintDescription.text(of: self) }
  }
}
