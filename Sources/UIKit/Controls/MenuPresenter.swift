import CoreGraphics
import Foundation

/// Shows the menu of a control as a sheet of its actions.
@MainActor
enum MenuPresenter {
  /// - Returns: what shows the menu; nil where the view is on no screen.
  @discardableResult
  static func present(
    _ menu: UIMenu, from view: UIView, onEnd: (() -> Void)? = nil
  ) -> UIViewController? {
    guard
      let presenter = sequence(first: view as UIResponder, next: \.next)
        .lazy.compactMap({ $0 as? UIViewController }).first
    else { return nil }
    let sheet = UIAlertController(
      title: menu.title.isEmpty ? nil : menu.title, message: nil, preferredStyle: .actionSheet)
    sheet.isMenu = true
    sheet.onDismissal = onEnd
    add(menu.children, of: menu, to: sheet, from: view)
    presenter.present(sheet, animated: false)
    return sheet
  }

  private static func add(
    _ elements: [UIMenuElement], of menu: UIMenu, to sheet: UIAlertController, from view: UIView
  ) {
    for element in elements {
      switch element {
      case let action as UIAction:
        add(action, action.attributes, action.state, to: sheet) {
          choose(action, in: menu)
          (view as? UIButton)?.choose(action)
          action.perform(sender: view)
        }
      case let command as UICommand:
        add(command, command.attributes, command.state, to: sheet) {
          UIApplication.shared.sendAction(command.action, to: nil, from: command, for: nil)
        }
      case let submenu as UIMenu where submenu.options.contains(.displayInline):
        add(submenu.children, of: submenu, to: sheet, from: view)
      case let submenu as UIMenu:
        add(submenu, [], .off, to: sheet) { present(submenu, from: view) }
      case let deferred as UIDeferredMenuElement:
        deferred.load { add($0, of: menu, to: sheet, from: view) }
      default: break
      }
    }
  }

  private static func add(
    _ element: UIMenuElement, _ attributes: UIMenuElement.Attributes,
    _ state: UIMenuElement.State, to sheet: UIAlertController, _ perform: @escaping () -> Void
  ) {
    guard !attributes.contains(.hidden) else { return }
    let item = UIAlertAction(
      title: element.title, style: attributes.contains(.destructive) ? .destructive : .default
    ) { _ in perform() }
    item.isEnabled = !attributes.contains(.disabled)
    item.isChecked = state == .on
    item.accessibilityIdentifier = element.accessibilityIdentifier
    sheet.addAction(item)
  }

  /// In a menu of single selection the chosen action is the one that is on.
  private static func choose(_ action: UIAction, in menu: UIMenu) {
    guard menu.options.contains(.singleSelection) else { return }
    menu.choose(action)
  }
}
