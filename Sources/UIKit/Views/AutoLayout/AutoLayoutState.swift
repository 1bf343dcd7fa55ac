import CoreGraphics
import Foundation

/// What Auto Layout keeps for one view.
@MainActor
struct AutoLayoutState {
  struct WeakConstraint {
    weak var constraint: NSLayoutConstraint?
  }

  /// The active constraints that the view holds, in the order of activation.
  var constraints: [NSLayoutConstraint] = []
  /// The active constraints that mention the view or one of its guides.
  var referring: [WeakConstraint] = []
  var guides: [UILayoutGuide] = []
  var safeAreaGuide: UILayoutGuide?
  var marginsGuide: UILayoutGuide?
  var readableGuide: UILayoutGuide?
  var scrollContentGuide: UILayoutGuide?
  var scrollFrameGuide: UILayoutGuide?
  var keyboardGuide: UIKeyboardLayoutGuide?
  /// The engine of the tree of which this view is the top, or of the part that it keeps to itself.
  var engine: LayoutEngine?
  /// Whether a constraint has reached into the part of the tree that the view would keep to itself.
  var isOpen = false
  var needsUpdateConstraints = true
  /// On the top of a tree: up to which change `updateConstraints()` was called where it was due.
  var seenUpdates = 0
  /// Whether some part of the solution depends on the frame that the view has.
  var isInput = false
  /// What the engine found, in the superview's coordinates; nil where it has no say.
  var solvedFrame: CGRect?
  /// The size of a scroll view's content, if constraints give it.
  var solvedContentSize: CGSize?
  /// Whether the constraints leave the view's frame a choice.
  var isAmbiguous = false
  /// Whether the view's frame comes from the engine at this moment.
  var isPlacing = false

  private var huggingPriorities: [UILayoutPriority?] = [nil, nil]
  private var resistancePriorities: [UILayoutPriority?] = [nil, nil]
  /// What the class says where the app says nothing.
  var defaultHugging = UILayoutPriority.defaultLow

  init() {}

  func hugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    huggingPriorities[axis.rawValue] ?? defaultHugging
  }

  mutating func setHugging(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    huggingPriorities[axis.rawValue] = priority
  }

  func resistance(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    resistancePriorities[axis.rawValue] ?? .defaultHigh
  }

  mutating func setResistance(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    resistancePriorities[axis.rawValue] = priority
  }

  /// The view's frame was set by hand.
  func noteFrameChange(of view: UIView) {
    guard !isPlacing else { return }
    AutoLayoutPass.frameChanged(view)
  }
}
