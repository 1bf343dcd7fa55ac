import CoreGraphics
import Foundation

/// A view in place of the keys, or above them.
@preconcurrency @MainActor
open class UIInputView: UIView {
  public enum Style: Int, Sendable {
    /// No background.
    case `default` = 0
    /// The background of the keyboard.
    case keyboard = 1
  }

  public let inputViewStyle: Style
  /// Whether constraints say how high the view is, in place of its frame.
  open var allowsSelfSizing = false { didSet { superview?.setNeedsLayout() } }

  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { backgroundColor = KeyboardColors.background }
  }

  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }

  /// In points; nil where the frame says it.
  func ownHeight(inWidth width: CGFloat) -> CGFloat? {
    guard allowsSelfSizing else { return nil }
    let size = systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0 ? size.height : nil
  }
}

/// Keys of an app's own that click.
///
/// Differs from Apple's: no click is heard, whatever it says.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  public var enableInputClicksWhenVisible: Bool { false }
}
