import Foundation

/// What the user wants a gesture on a pencil to do.
public enum UIPencilPreferredAction: Int, Sendable {
  case ignore = 0
  case switchEraser = 1
  case switchPrevious = 2
  case showColorPalette = 3
  case showInkAttributes = 4
  case showContextualPalette = 5
  case runSystemShortcut = 6
}

/// Hears of taps on a pencil and of its squeezes.
///
/// Differs from Apple's: the devices have no pencil, so that the delegate is never told.
@preconcurrency @MainActor
open class UIPencilInteraction: NSObject, UIInteraction {
  /// Differs from Apple's: kept, and read by nobody here; the devices have no pencil.
  open weak var delegate: (any UIPencilInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// Differs from Apple's: kept, and read by nobody here; the devices have no pencil.
  open var isEnabled = true

  public override init() { super.init() }

  public convenience init(delegate: any UIPencilInteractionDelegate) {
    self.init()
    self.delegate = delegate
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  /// Nothing, as a phone has no pencil.
  open class var preferredTapAction: UIPencilPreferredAction { .ignore }
  open class var preferredSqueezeAction: UIPencilPreferredAction { .ignore }
  open class var prefersPencilOnlyDrawing: Bool { false }
  open class var prefersHoverToolPreview: Bool { false }
}

@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
}

extension UIPencilInteractionDelegate {
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
}
