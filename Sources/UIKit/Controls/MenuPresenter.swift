import CoreGraphics
import Foundation

/// Shows the menu of a control as a sheet of its actions.
@MainActor
enum MenuPresenter {
  static func present(_ menu: UIMenu, from view: UIView) {
    guard
      let presenter = sequence(first: view as UIResponder, next: \.next)
        .lazy.compactMap({ $0 as? UIViewController }).first
    else { return }
    let sheet = UIAlertController(
      title: menu.title.isEmpty ? nil : menu.title, message: nil, preferredStyle: .actionSheet)
    for action in actions(of: menu) where !action.attributes.contains(.hidden) {
      let style: UIAlertAction.Style =
        action.attributes.contains(.destructive) ? .destructive : .default
      let item = UIAlertAction(title: action.title, style: style) { _ in
        action.perform(sender: view)
      }
      item.isEnabled = !action.attributes.contains(.disabled)
      sheet.addAction(item)
    }
    presenter.present(sheet, animated: false)
  }

  private static func actions(of menu: UIMenu) -> [UIAction] {
    menu.children.flatMap { element -> [UIAction] in
      if let action = element as? UIAction { return [action] }
      return (element as? UIMenu).map(actions) ?? []
    }
  }
}
