import CoreGraphics
import Foundation
import Metrics

/// The window that the software keyboard is in; the app does not see it among its windows.
///
/// It covers the screen and lets touches beside the keyboard through.
@MainActor
final class KeyboardWindow: UIWindow {
  let keyboard = KeyboardView(frame: .zero)
  private let assistant = InputAssistantBar(frame: .zero)
  /// What an app put in place of the keys.
  private var inputBody: UIView?
  private var accessory: UIView?
  /// Whose these are.
  private weak var client: UIResponder?

  override init(frame: CGRect) {
    super.init(frame: frame)
    windowLevel = UIWindow.Level(rawValue: 10_000)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("The keyboard's window is made in code.")
  }

  override var canBecomeKey: Bool { false }
  override var isOfSystem: Bool { true }

  /// Shows what belongs to the responder: keys, or its input view, with its accessory above.
  func show(for responder: UIResponder) {
    if let style = (responder as? UIView)?.traitCollection.userInterfaceStyle {
      overrideUserInterfaceStyle = KeyboardWindow.style(of: responder) ?? style
    }
    client = responder
    replace(&inputBody, with: responder.inputView)
    replace(&accessory, with: responder.inputAccessoryView)
    if inputBody == nil, keyboard.superview == nil { addSubview(keyboard) }
    if inputBody != nil { keyboard.removeFromSuperview() }
    if assistant.superview == nil { keyboard.addSubview(assistant) }
    assistant.show(responder.inputAssistantItem)
    setNeedsLayout()
  }

  private static func style(of responder: UIResponder) -> UIUserInterfaceStyle? {
    let appearance =
      (responder as? UITextField)?.keyboardAppearance
      ?? (responder as? UITextView)?.keyboardAppearance
    switch appearance {
    case .dark: return .dark
    case .light: return .light
    default: return nil
    }
  }

  private func replace(_ view: inout UIView?, with new: UIView?) {
    guard view !== new else { return }
    view?.removeFromSuperview()
    view = new
    if let new { addSubview(new) }
  }

  /// The height of everything, in points, the area of the home indicator included.
  ///
  /// What the responder is given while it is shown counts from `reloadInputViews()` on.
  func height(for responder: UIResponder) -> CGFloat {
    let isShown = responder === client
    let accessory = isShown ? accessory : responder.inputAccessoryView
    let body = isShown ? inputBody : responder.inputView
    let accessoryHeight =
      accessory.map { Self.height(of: $0, standard: KeyboardMetrics.accessoryHeight) } ?? 0
    let bodyHeight = body.map {
      Self.height(of: $0, standard: KeyboardMetrics.inputHeight) + safeAreaInsets.bottom
    }
    return accessoryHeight + (bodyHeight ?? Keyboard.keysHeight)
  }

  private static func height(of view: UIView, standard: CGFloat) -> CGFloat {
    let own = (view as? UIInputView)?.ownHeight(inWidth: UIScreen.main.bounds.width)
    if let own { return own }
    if view.bounds.height > 0 { return view.bounds.height }
    let intrinsic = view.intrinsicContentSize.height
    return intrinsic > 0 ? intrinsic : standard
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frame = Keyboard.frame
    let accessoryHeight =
      accessory.map { Self.height(of: $0, standard: KeyboardMetrics.accessoryHeight) } ?? 0
    accessory?.frame = CGRect(
      x: 0, y: frame.minY, width: frame.width, height: accessoryHeight)
    let rest = CGRect(
      x: 0, y: frame.minY + accessoryHeight, width: frame.width,
      height: frame.height - accessoryHeight)
    keyboard.frame = rest
    assistant.frame = CGRect(x: 0, y: 0, width: rest.width, height: KeyboardMetrics.suggestions)
    if let inputBody {
      inputBody.frame = CGRect(
        x: 0, y: rest.minY, width: rest.width, height: rest.height - safeAreaInsets.bottom)
    }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
