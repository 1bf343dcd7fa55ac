import CoreGraphics
import Device
import Foundation

/// Lines its arranged subviews up with constraints of its own.
@preconcurrency @MainActor
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill = 0
    case fillEqually = 1
    case fillProportionally = 2
    case equalSpacing = 3
    case equalCentering = 4
  }

  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    case lastBaseline = 5

    public static var top: Alignment { .leading }
    public static var bottom: Alignment { .trailing }
  }

  /// Stands for the distance that the system chooses.
  public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
  public static let spacingUseSystem: CGFloat = 1.1754943508222875e-38

  private var storedArranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var ownConstraints: [NSLayoutConstraint] = []
  private var ownGuides: [UILayoutGuide] = []

  // MARK: Making

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    coder.readInterface(into: self, as: UIStackView.self)
  }

  // MARK: Arranged subviews

  open var arrangedSubviews: [UIView] { storedArranged }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: storedArranged.filter { $0 !== view }.count)
  }

  /// An index outside the range of arranged subviews is reported; the view is added at the end.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    storedArranged.removeAll { $0 === view }
    if !(0...storedArranged.count).contains(stackIndex) {
      RuntimeIssue.fail(
        "UIStackView.insertArrangedSubview(_:at:): index \(stackIndex) is out of bounds for "
          + "arranged subviews with \(storedArranged.count) items.")
    }
    storedArranged.insert(view, at: min(max(stackIndex, 0), storedArranged.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangementDidChange()
  }

  /// The view stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard storedArranged.contains(where: { $0 === view }) else { return }
    storedArranged.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  override func subviewVisibilityChanged(_ subview: UIView) {
    if storedArranged.contains(where: { $0 === subview }) { arrangementDidChange() }
  }

  // MARK: Arrangement

  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { arrangementDidChange() } }
  open var distribution: Distribution = .fill { didSet { arrangementDidChange() } }
  open var alignment: Alignment = .fill { didSet { arrangementDidChange() } }
  /// In points.
  open var spacing: CGFloat = 0 {
    didSet {
      guard keep(&spacing, insteadOf: oldValue, as: "spacing") else { return }
      arrangementDidChange()
    }
  }
  open var isBaselineRelativeArrangement = false { didSet { arrangementDidChange() } }
  open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementDidChange() } }

  /// In points, between `arrangedSubview` and the next one.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard GeometryPass.accepts([spacing], as: "customSpacing", of: self) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// `spacingUseDefault` where none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  private func arrangementDidChange() {
    setNeedsUpdateConstraints()
    setNeedsLayout()
  }

  open override func updateConstraints() {
    NSLayoutConstraint.deactivate(ownConstraints)
    for guide in ownGuides { removeLayoutGuide(guide) }
    let arrangement = StackArrangement(
      stack: self, views: storedArranged.filter { !$0.isHidden && $0.superview === self },
      spacing: { [customSpacings, spacing] view in
        let custom = customSpacings[ObjectIdentifier(view)] ?? spacing
        return custom == Self.spacingUseSystem ? 8 : custom
      })
    ownGuides = arrangement.guides
    ownConstraints = arrangement.constraints
    NSLayoutConstraint.activate(ownConstraints)
    super.updateConstraints()
  }

  /// Differs from Apple's: proportional lengths follow the intrinsic sizes at the last change of the
  /// arrangement.
  open override var intrinsicContentSize: CGSize { super.intrinsicContentSize }

  // MARK: Baselines

  open override var forFirstBaselineLayout: UIView {
    let views = storedArranged.filter { !$0.isHidden }
    return views.first?.forFirstBaselineLayout ?? self
  }

  open override var forLastBaselineLayout: UIView {
    let views = storedArranged.filter { !$0.isHidden }
    return views.last?.forLastBaselineLayout ?? self
  }
}
