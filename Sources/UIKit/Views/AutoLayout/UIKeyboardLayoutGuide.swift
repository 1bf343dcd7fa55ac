import CoreGraphics
import Device
import Foundation

/// A layout guide that follows something on the screen.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {}

/// The part of a view that the software keyboard covers; at the bottom edge while it is away.
@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Differs from Apple's: kept, and read by nobody here; the keyboard is always docked.
  open var followsUndockedKeyboard = false
  /// Whether the guide reaches up to the safe area's bottom while the keyboard is away.
  open var usesBottomSafeArea = true { didSet { follow() } }
  /// In points.
  ///
  /// Differs from Apple's: kept, and read by nobody here; a drag dismisses the keyboard as soon as it
  /// begins.
  open var keyboardDismissPadding: CGFloat = 0

  private var observer: KeyboardObserver?

  init(owningView: UIView) {
    super.init(kind: .keyboard, owningView: owningView)
    observer = KeyboardObserver { [weak self] in self?.follow() }
  }

  public required init?(coder: NSCoder) { nil }

  private func follow() {
    guard let owningView else { return }
    AutoLayoutPass.invalidate(owningView)
    UIChange.note()
  }

  /// How far the guide lies inside its view.
  var insets: UIEdgeInsets {
    guard let view = owningView else { return .zero }
    var covered = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    if view.window != nil {
      let bottom = view.convert(CGPoint(x: 0, y: view.bounds.maxY), to: nil).y
      covered = max(covered, Keyboard.covered(endingAt: bottom))
    }
    return UIEdgeInsets(
      top: max(0, view.bounds.height - covered), left: 0, bottom: 0, right: 0)
  }
}

extension UIView {
  /// The view's guide that follows the keyboard, made when it is first asked for.
  var ownKeyboardGuide: UIKeyboardLayoutGuide {
    if let guide = autoLayout.keyboardGuide { return guide }
    let guide = UIKeyboardLayoutGuide(owningView: self)
    autoLayout.keyboardGuide = guide
    return guide
  }
}
