import CoreGraphics
import Foundation

/// An item of the menu of the whole app.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
  open var title: String
  /// Sent up the responder chain, from the first responder on.
  open var action: Selector

  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
    super.init()
  }
}

/// The menu of the whole app beside what it is about.
///
/// Differs from Apple's: of the system's commands it has those that cut, copy, paste and select.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  public static let shared = UIMenuController()

  open var menuItems: [UIMenuItem]?
  /// Differs from Apple's: kept, and read by nobody here; the menu has no arrow.
  open var arrowDirection = UIMenuController.ArrowDirection.default
  private var isShown = false
  private weak var target: UIView?
  /// What the menu is about, in the space of its view, in points.
  open private(set) var menuFrame = CGRect.zero

  public enum ArrowDirection: Int, Sendable {
    case `default` = 0
    case up = 1
    case down = 2
    case left = 3
    case right = 4
  }

  open var isMenuVisible: Bool { isShown }

  /// Shows the menu beside a rectangle of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    target = targetView
    menuFrame = targetRect
    present()
  }

  open func hideMenu(from targetView: UIView) {
    if target === targetView { hideMenu() }
  }

  open func hideMenu() { if isShown { EditMenu.hide() } }

  /// Says what the menu is about that is to be shown.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    target = targetView
    menuFrame = targetRect
  }

  /// Shows or hides the menu.
  ///
  /// Differs from Apple's: the menu comes and goes at once, whether `animated` or not.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    if menuVisible { present() } else { hideMenu() }
  }

  /// Shows the menu anew with the items of now.
  open func update() {
    guard isShown else { return }
    hideMenu()
    present()
  }

  private func present() {
    guard !isShown, let target else { return }
    let first: UIResponder = FirstResponder.current ?? target
    let elements = TextEditAction.commands(for: first) + commands(for: first)
    guard !elements.isEmpty, target.window != nil else { return }
    NotificationCenter.default.post(name: Self.willShowMenuNotification, object: self)
    EditMenu.show(
      EditMenuCommand.commands(of: elements, in: target, over: menuFrame), over: menuFrame,
      of: target
    ) { [weak self] in
      guard let self else { return }
      NotificationCenter.default.post(name: Self.willHideMenuNotification, object: self)
      isShown = false
      NotificationCenter.default.post(name: Self.didHideMenuNotification, object: self)
    }
    isShown = true
    NotificationCenter.default.post(name: Self.didShowMenuNotification, object: self)
  }

  /// The app's items that a responder, or one after it, can perform.
  func commands(for first: UIResponder) -> [UIMenuElement] {
    (menuItems ?? []).compactMap { item in
      guard let taker = first.target(forAction: item.action, withSender: self) as? UIResponder
      else { return nil }
      return UIAction(title: item.title) { _ in
        UIApplication.shared.sendAction(item.action, to: taker, from: self, for: nil)
      }
    }
  }

  public static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  public static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  public static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  public static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
}
