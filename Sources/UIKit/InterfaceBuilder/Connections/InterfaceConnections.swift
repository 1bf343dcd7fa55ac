import Foundation

/// Connects an object with what its element names: outlets, actions, segues.
@MainActor
enum InterfaceConnections {
  static func connect(_ object: NSObject, _ element: InterfaceElement, _ pass: InterfacePass) {
    var collections: [String: [AnyObject]] = [:]
    var order: [String] = []
    for connection in element.list("connections") {
      switch connection.name {
      case "outlet": connectOutlet(connection, of: object, element, pass)
      case "outletCollection":
        guard let property = connection["property"],
          let member = destination(connection, pass)
        else { continue }
        if property == "gestureRecognizers" {
          if let view = object as? UIView, let recognizer = member as? UIGestureRecognizer {
            view.addGestureRecognizer(recognizer)
          }
          continue
        }
        if collections[property] == nil { order.append(property) }
        collections[property, default: []].append(member)
      case "action": connectAction(connection, of: object, pass)
      case "segue": connectSegue(connection, of: object, pass)
      default: break
      }
    }
    for property in order {
      let isStandIn = InterfaceClasses.isStandIn(object, for: element)
      set(
        collections[property] ?? [], property, of: object, element, pass, isStandIn: isStandIn)
    }
  }

  /// The object that a connection leads to; nil for one that is not there, which is told.
  private static func destination(
    _ connection: InterfaceElement, _ pass: InterfacePass
  ) -> AnyObject? {
    guard let id = connection["destination"] ?? connection["target"] else { return nil }
    if let object = pass.object(id) { return object }
    // Parts that the size class leaves out and owners that were not given are missing on iOS too.
    if id != "-1" {
      InterfaceIssue.reportOnce(
        "A connection leads to \(id), which is not there.", connection, in: pass.file)
    }
    return nil
  }

  // MARK: Outlets

  private static func connectOutlet(
    _ connection: InterfaceElement, of object: NSObject, _ element: InterfaceElement,
    _ pass: InterfacePass
  ) {
    guard let property = connection["property"], let value = destination(connection, pass) else {
      return
    }
    let isStandIn = InterfaceClasses.isStandIn(object, for: element)
    set(value, property, of: object, connection, pass, isStandIn: isStandIn)
  }

  /// `isStandIn`: Whether the object only stands in the place of one that is not known here, which may have the
  /// property.
  private static func set(
    _ value: Any, _ property: String, of object: NSObject, _ element: InterfaceElement,
    _ pass: InterfacePass, isStandIn: Bool
  ) {
    switch InterfaceKeys.set(value, forKey: property, of: object) {
    case .done: return
    case .otherType(let expected):
      InterfaceIssue.fail(
        "The outlet \(property) of \(type(of: object)) takes \(expected), not "
          + "\(Swift.type(of: value)).", element, in: pass.file)
    case .unknown where isStandIn:
      InterfaceIssue.reportOnce(
        "The outlet \(property) is left out: the object that has it is not known here.", element,
        in: pass.file)
    case .unknown(let known):
      InterfaceIssue.fail(
        "[<\(type(of: object))> setValue:forUndefinedKey:]: this class is not key value "
          + "coding-compliant for the key \(property)."
          + InterfaceIssue.hint(for: property, among: known), element, in: pass.file)
    }
  }

  // MARK: Actions

  private static func connectAction(
    _ connection: InterfaceElement, of object: NSObject, _ pass: InterfacePass
  ) {
    guard let name = connection["selector"] else { return }
    let id = connection["destination"] ?? connection["target"] ?? "-2"
    let isOpen = id == "-2" || pass.scene?.isFirstResponder(id) ?? false
    let target = isOpen ? nil : destination(connection, pass)
    guard isOpen || target != nil else { return }
    send(Selector(name), to: target, from: object, connection["eventType"])
  }

  /// A target of nil is whoever handles the action along the responder chain.
  private static func send(
    _ action: Selector, to target: AnyObject?, from object: NSObject, _ eventName: String?
  ) {
    switch object {
    case let control as UIControl:
      let event = eventName.flatMap { events[$0] } ?? standardEvent(of: control)
      control.addTarget(target, action: action, for: event)
    case let item as UIBarButtonItem:
      item.target = target
      item.action = action
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: action) }
    case let item as MenuTargets: item.add(action, target)
    default: break
    }
  }

  private static func standardEvent(of control: UIControl) -> UIControl.Event {
    switch control {
    case is UIButton: .touchUpInside
    case is UITextField: .editingDidEndOnExit
    default: .valueChanged
    }
  }

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered,
    "menuActionTriggered": .menuActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit,
  ]

  // MARK: Segues

  private static func connectSegue(
    _ connection: InterfaceElement, of object: NSObject, _ pass: InterfacePass
  ) {
    guard let scene = pass.scene, connection["kind"] != "relationship" else { return }
    if connection["kind"] == "embed" {
      pass.atEnd { SeguePerformance(connection, scene).perform(sender: nil, asks: true) }
      return
    }
    let isAccessory = connection["trigger"] == "accessoryAction"
    switch object {
    case let cell as UITableViewCell:
      let trigger = scene.trigger(connection, isKept: false)
      let action: (UITableViewCell) -> Void = { trigger.start($0) }
      if isAccessory { cell.onAccessory = action } else { cell.onSelection = action }
    case let cell as UICollectionViewCell:
      let trigger = scene.trigger(connection, isKept: false)
      cell.onSelection = { trigger.start($0) }
    case is UIViewController: break
    default:
      send(SegueTrigger.action, to: scene.trigger(connection, isKept: true), from: object, nil)
    }
  }
}
