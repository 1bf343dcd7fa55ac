import Foundation

/// A line of an open menu.
@MainActor
enum MenuLine {
  /// The title of the menu, or of a group of elements.
  case header(String)
  /// Between two groups.
  case gap
  case row(MenuRow)
}

/// An element that can be chosen.
@MainActor
struct MenuRow {
  let element: UIMenuElement
  /// The menu in whose list it stands.
  let menu: UIMenu
  var attributes: UIMenuElement.Attributes = []
  var state = UIMenuElement.State.off
  var isSubmenu: Bool { element is UIMenu }
}

/// What stands in an open menu, from top to bottom.
@MainActor
struct MenuLines {
  private(set) var lines: [MenuLine] = []
  /// What elements have given that are asked for when the menu is shown; nil for those that have not answered.
  private let answer: (UIDeferredMenuElement) -> [UIMenuElement]?

  init(of menu: UIMenu, answer: @escaping (UIDeferredMenuElement) -> [UIMenuElement]?) {
    self.answer = answer
    if !menu.title.isEmpty { lines.append(.header(menu.title)) }
    add(menu.children, of: menu)
    if case .gap = lines.last { lines.removeLast() }
  }

  private mutating func add(_ elements: [UIMenuElement], of menu: UIMenu) {
    for element in elements {
      switch element {
      case let action as UIAction:
        add(action, of: menu, action.attributes, action.state)
      case let command as UICommand:
        add(command, of: menu, command.attributes, command.state)
      case let group as UIMenu where group.options.contains(.displayInline): add(group)
      case let submenu as UIMenu:
        add(submenu, of: menu, submenu.options.contains(.destructive) ? .destructive : [], .off)
      case let deferred as UIDeferredMenuElement: add(answer(deferred) ?? [], of: menu)
      default: break
      }
    }
  }

  private mutating func add(
    _ element: UIMenuElement, of menu: UIMenu, _ attributes: UIMenuElement.Attributes,
    _ state: UIMenuElement.State
  ) {
    guard !attributes.contains(.hidden) else { return }
    lines.append(
      .row(MenuRow(element: element, menu: menu, attributes: attributes, state: state)))
  }

  /// A group stands apart from what is above and below it.
  private mutating func add(_ group: UIMenu) {
    separate()
    if !group.title.isEmpty { lines.append(.header(group.title)) }
    let count = lines.count
    add(group.children, of: group)
    if lines.count > count { separate() }
  }

  private mutating func separate() {
    guard case .row = lines.last else { return }
    lines.append(.gap)
  }
}
