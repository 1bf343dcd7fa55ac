import CoreGraphics

/// The menu of what can be done with a text: one for the whole screen, above what the app shows.
@MainActor
package enum EditMenu {
  private static var window: EditMenuWindow?
  private static weak var owner: UIView?
  private static var onEnd: (@MainActor () -> Void)?
  /// Whether the menu was there when the last finger went down.
  package private(set) static var wasVisibleAtTouch = false

  package static var isVisible: Bool { window != nil }

  /// Shows commands beside a rectangle in the space of a view, in points; without any, the menu goes.
  ///
  /// It goes with the next touch beside it, with typing, and with the view. The rectangle can be tinted as a
  /// selection for as long.
  package static func show(
    _ commands: [EditMenuCommand], over rect: CGRect, of view: UIView, highlights: Bool = false,
    onEnd: (@MainActor () -> Void)? = nil
  ) {
    hide()
    guard !commands.isEmpty, let home = view.window else { return }
    let screen = UIScreen.main.bounds
    let window = EditMenuWindow(frame: screen)
    window.overrideUserInterfaceStyle = view.traitCollection.userInterfaceStyle
    let place = view.convert(rect, to: home)
    if highlights { window.highlight(place, view.tintColor) }
    window.show(commands, beside: place)
    window.isHidden = false
    Self.window = window
    owner = view
    Self.onEnd = onEnd
  }

  /// Puts the menu of a text beside what is selected now, after the text has moved.
  static func follow() {
    guard isVisible, let text = owner as? any TextEditTarget else { return }
    text.showEditMenu()
  }

  package static func hide() {
    guard let shown = window else { return }
    window = nil
    owner = nil
    shown.isHidden = true
    let end = onEnd
    onEnd = nil
    end?()
  }

  /// Hides the menu of a view that leaves the screen, or of one inside it.
  package static func hide(in view: UIView) {
    if let owner, owner.isDescendant(of: view) { hide() }
  }

  /// A finger has gone down in a window: beside the menu it closes it, and does what it does.
  static func fingerWentDown(in window: UIWindow) {
    wasVisibleAtTouch = isVisible
    if window !== Self.window { hide() }
  }
}
