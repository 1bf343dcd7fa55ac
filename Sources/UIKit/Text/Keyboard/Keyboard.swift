import CoreGraphics
import Device
import Foundation
import Metrics

/// The software keyboard: whether it is up, where, and its notifications.
@MainActor
package enum Keyboard {
  package static var isShown: Bool {
    hideIfOrphaned()
    return isUp
  }
  private static var isUp = false
  /// For whom the keyboard came.
  private static weak var client: UIResponder?
  private static var window: KeyboardWindow?
  /// Where the keyboard was when it was shown.
  private static var shownFrame: CGRect?

  /// The height of the keys with the suggestions above them, in points.
  static var keysHeight: CGFloat {
    let bounds = UIScreen.main.bounds
    return KeyboardMetrics.height(
      screen: bounds.size, isPad: UIDevice.current.userInterfaceIdiom == .pad,
      hasHomeIndicator: UIScreen.main.safeAreaInsets(for: bounds).bottom > 0)
  }

  /// In screen points, when it is up.
  package static var frame: CGRect {
    let bounds = UIScreen.main.bounds
    let height =
      FirstResponder.current.flatMap { responder in window?.height(for: responder) } ?? keysHeight
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  /// How much of what ends at `bottom` of a window it covers, in points.
  package static func covered(endingAt bottom: CGFloat) -> CGFloat {
    KeyboardMetrics.covered(endingAt: bottom, by: isShown ? frame.minY : nil)
  }

  // MARK: Showing and hiding

  private static var isHeldBack = false
  /// For whom the keyboard comes when it is held back no more.
  private static weak var waiting: UIResponder?

  /// Lets no keyboard come until `letCome()`.
  static func holdBack() { isHeldBack = true }

  static func letCome() {
    isHeldBack = false
    let responder = waiting
    waiting = nil
    guard let responder, responder === FirstResponder.current else { return }
    show(for: responder)
    TurnScheduler.shared.runTurn()
    EditMenu.follow()
  }

  package static func show(for responder: UIResponder) {
    if isHeldBack, !isUp {
      waiting = responder
      return
    }
    let window = window ?? KeyboardWindow(frame: UIScreen.main.bounds)
    self.window = window
    let old = isUp ? shownFrame : nil
    window.frame = UIScreen.main.bounds
    window.keyboard.forgetInput()
    window.show(for: responder)
    window.isHidden = false
    isUp = true
    client = responder
    follow()
    let new = frame
    shownFrame = new
    guard old != new else { return }
    post(
      from: old ?? hiddenFrame, to: new, UIResponder.keyboardWillShowNotification,
      UIResponder.keyboardWillChangeFrameNotification)
    post(
      from: old ?? hiddenFrame, to: new, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardDidChangeFrameNotification)
  }

  /// Lets the keys suit what typing goes to now.
  package static func follow() {
    guard isShown else { return }
    if let input = FirstResponder.current as? any UIKeyInput {
      window?.keyboard.follow(input)
    } else {
      hideIfUnused()
    }
  }

  /// Hides the keyboard in the next turn unless something that types has taken over by then.
  package static func hideIfUnused() {
    TurnScheduler.shared.enqueue {
      guard isShown, !(FirstResponder.current is any UIKeyInput) else { return }
      let shown = shownFrame ?? frame
      shownFrame = nil
      isUp = false
      window?.isHidden = true
      let hidden = shown.offsetBy(dx: 0, dy: shown.height)
      post(
        from: shown, to: hidden, UIResponder.keyboardWillHideNotification,
        UIResponder.keyboardWillChangeFrameNotification)
      post(
        from: shown, to: hidden, UIResponder.keyboardDidHideNotification,
        UIResponder.keyboardDidChangeFrameNotification)
    }
  }

  /// Nobody was told to let go of the keys who has just ceased to be: the keyboard is gone with them.
  private static func hideIfOrphaned() {
    guard isUp, client == nil, FirstResponder.current == nil else { return }
    isUp = false
    shownFrame = nil
    window?.isHidden = true
  }

  private static var hiddenFrame: CGRect { frame.offsetBy(dx: 0, dy: frame.height) }

  private static func post(from begin: CGRect, to end: CGRect, _ names: Notification.Name...) {
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(
        value: KeyboardMetrics.animationDuration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(
        value: KeyboardMetrics.animationCurve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    for name in names {
      NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: info)
    }
  }
}
