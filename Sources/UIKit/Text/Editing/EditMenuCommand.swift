/// One title of an edit menu, and what it does.
@MainActor
package struct EditMenuCommand {
  package let title: String
  /// Nil where the command can't be used now.
  package let perform: (@MainActor () -> Void)?

  package init(title: String, perform: (@MainActor () -> Void)?) {
    self.title = title
    self.perform = perform
  }

  /// What a menu has side by side: inline menus with their parts, others as titles that open them.
  static func commands(of elements: [UIMenuElement], in view: UIView, over rect: CGRect)
    -> [EditMenuCommand]
  {
    elements.flatMap { element -> [EditMenuCommand] in
      switch element {
      case let action as UIAction:
        return one(action.title, action.attributes) { action.perform(sender: view) }
      case let command as UICommand:
        return one(command.title, command.attributes) {
          UIApplication.shared.sendAction(command.action, to: nil, from: command, for: nil)
        }
      case let menu as UIMenu where menu.options.contains(.displayInline):
        return commands(of: menu.children, in: view, over: rect)
      case let menu as UIMenu:
        return one(menu.title, []) { [weak view] in
          guard let view else { return }
          EditMenu.show(
            commands(of: menu.children, in: view, over: rect), over: rect, of: view)
        }
      default: return []
      }
    }
  }

  private static func one(
    _ title: String, _ attributes: UIMenuElement.Attributes,
    _ perform: @escaping @MainActor () -> Void
  ) -> [EditMenuCommand] {
    guard !attributes.contains(.hidden) else { return [] }
    return [
      EditMenuCommand(title: title, perform: attributes.contains(.disabled) ? nil : perform)
    ]
  }
}
