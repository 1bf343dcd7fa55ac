import Foundation

/// The menus that elements give to buttons and to the items of bars.
@MainActor
enum MenuReading {
  static func read(_ element: InterfaceElement, into object: NSObject, _ pass: InterfacePass) {
    guard let menu = element.child("menu", key: "menu") else { return }
    switch object {
    case let button as UIButton: button.menu = Self.menu(menu, pass)
    case let item as UIBarButtonItem: item.menu = Self.menu(menu, pass)
    default:
      InterfaceIssue.reportOnce(
        "The menu of a \(type(of: object)) is left out: only buttons and items of bars have one here.",
        menu, in: pass.file)
    }
  }

  // MARK: Parts

  private static func menu(_ element: InterfaceElement, _ pass: InterfacePass) -> UIMenu {
    var options: UIMenu.Options = []
    if isSet("displayInline", of: element) { options.insert(.displayInline) }
    if isSet("destructive", of: element) { options.insert(.destructive) }
    if isSet("singleSelection", of: element) { options.insert(.singleSelection) }
    if isSet("displayAsPalette", of: element) { options.insert(.displayAsPalette) }
    return UIMenu(
      title: element.string("title") ?? "", subtitle: element.string("subtitle"),
      image: pass.values.image("image", of: element),
      identifier: element["identifier"].map { UIMenu.Identifier($0) }, options: options,
      children: parts(element, pass))
  }

  /// What a menu, or a list inside of it, is made of.
  private static func parts(_ element: InterfaceElement, _ pass: InterfacePass) -> [UIMenuElement] {
    element.children.flatMap { part -> [UIMenuElement] in
      switch part.name {
      case "children", "items", "elements": return parts(part, pass)
      case "menu": return [menu(part, pass)]
      case "action", "command": return [action(part, pass)]
      // Said by the menu itself.
      case "attributes", "options", "connections", "string", "mutableString", "imageReference":
        return []
      default:
        InterfaceIssue.reportOnce(
          "<\(part.name)> is left out of its menu: only actions, commands and menus are read.",
          part,
          in: pass.file)
        return []
      }
    }
  }

  private static func action(_ element: InterfaceElement, _ pass: InterfacePass) -> UIAction {
    var attributes: UIMenuElement.Attributes = []
    if isSet("disabled", of: element) { attributes.insert(.disabled) }
    if isSet("destructive", of: element) { attributes.insert(.destructive) }
    if isSet("hidden", of: element) { attributes.insert(.hidden) }
    if isSet("keepsMenuPresented", of: element) { attributes.insert(.keepsMenuPresented) }
    let targets = MenuTargets()
    // Connected as all objects are, when those are there that the connections lead to.
    pass.willConnect(targets, element)
    return UIAction(
      title: element.string("title") ?? "", subtitle: element.string("subtitle"),
      image: pass.values.image("image", of: element),
      identifier: element["identifier"].map { UIAction.Identifier($0) },
      discoverabilityTitle: element.string("discoverabilityTitle"), attributes: attributes,
      state: element.choice("state") ?? .off
    ) { targets.send(from: $0) }
  }

  /// Whether an element says so itself, or in its list of attributes or options.
  private static func isSet(_ name: String, of element: InterfaceElement) -> Bool {
    let lists = [element.child("attributes"), element.child("options")].compactMap { $0 }
    return ([element] + lists).contains { $0.flag(name) ?? false }
  }
}

/// What choosing an item of a menu sends.
@MainActor
final class MenuTargets: NSObject {
  private struct Target {
    let action: Selector
    weak var object: AnyObject?
    /// Whether it is whoever handles the action along the responder chain.
    let isOpen: Bool
  }

  private var targets: [Target] = []

  func add(_ action: Selector, _ object: AnyObject?) {
    targets.append(Target(action: action, object: object, isOpen: object == nil))
  }

  fileprivate func send(from action: UIAction) {
    for target in targets where target.isOpen || target.object != nil {
      UIApplication.shared.sendAction(target.action, to: target.object, from: action, for: nil)
    }
  }
}
