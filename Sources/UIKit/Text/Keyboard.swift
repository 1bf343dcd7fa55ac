import CoreGraphics
import Foundation

/// The software keyboard: its notifications, and whether it is up.
@MainActor
package enum Keyboard {
  package private(set) static var isShown = false

  /// In screen points, when it is up.
  package static var frame: CGRect {
    let bounds = UIScreen.main.bounds
    let height: CGFloat =
      bounds.width > bounds.height
      ? 209 : bounds.width >= 414 ? 346 : bounds.width >= 375 ? 336 : 253
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  static func show(for responder: UIResponder) {
    guard !isShown else { return }
    isShown = true
    post(
      from: hiddenFrame, to: frame, UIResponder.keyboardWillShowNotification,
      UIResponder.keyboardWillChangeFrameNotification)
    post(
      from: hiddenFrame, to: frame, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardDidChangeFrameNotification)
  }

  /// Hides the keyboard in the next turn unless something that types has taken over by then.
  static func hideIfUnused() {
    TurnScheduler.shared.enqueue {
      guard isShown, !(FirstResponder.current is any UIKeyInput) else { return }
      isShown = false
      post(
        from: frame, to: hiddenFrame, UIResponder.keyboardWillHideNotification,
        UIResponder.keyboardWillChangeFrameNotification)
      post(
        from: frame, to: hiddenFrame, UIResponder.keyboardDidHideNotification,
        UIResponder.keyboardDidChangeFrameNotification)
    }
  }

  private static var hiddenFrame: CGRect { frame.offsetBy(dx: 0, dy: frame.height) }

  private static func post(from begin: CGRect, to end: CGRect, _ names: Notification.Name...) {
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    for name in names {
      NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: info)
    }
  }
}

extension NSValue {
  public convenience init(cgRect: CGRect) {
    self.init(rect: cgRect)
  }

  public convenience init(cgPoint: CGPoint) {
    self.init(point: cgPoint)
  }

  public convenience init(cgSize: CGSize) {
    self.init(size: cgSize)
  }

  public var cgRectValue: CGRect { rectValue }
  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }
}
