extension UIMenu {
  /// The elements that are on, of this menu and of those that it shows in line.
  public var selectedElements: [UIMenuElement] { shownActions.filter { $0.state == .on } }

  /// The actions that stand in the menu's own list.
  var shownActions: [UIAction] {
    children.flatMap { child -> [UIAction] in
      switch child {
      case let action as UIAction: [action]
      case let menu as UIMenu where menu.options.contains(.displayInline): menu.shownActions
      default: []
      }
    }
  }

  /// Makes one action the only one that is on.
  func choose(_ chosen: UIAction) {
    for action in shownActions { action.state = action === chosen ? .on : .off }
  }
}

extension UIButton {
  /// Whether the button shows which action of its menu is chosen, as Apple documents it for a menu and a
  /// selection that are both the primary action.
  var isPopUp: Bool { showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction && menu != nil }

  /// What a pop-up button shows; nil for other buttons.
  var choice: UIAction? {
    isPopUp ? menu?.shownActions.first { $0.state == .on } : nil
  }

  /// The first action is chosen where none is.
  func choiceMayHaveChanged() {
    if isPopUp, choice == nil, let menu, let first = menu.shownActions.first { menu.choose(first) }
    contentDidChange()
  }

  func choose(_ action: UIAction) {
    guard isPopUp, let menu else { return }
    menu.choose(action)
    contentDidChange()
  }
}
