import Device
import Foundation

/// The scene that a controller comes from: its view, the objects around it, and its segues.
///
/// Each controller has one of its own; the elements are shared.
@MainActor
final class StoryboardScene: SceneOrigin {
  let storyboard: UIStoryboard
  let values: InterfaceValues
  let element: InterfaceElement
  let controllerElement: InterfaceElement
  private(set) weak var controller: UIViewController?
  private var known: [String: WeakObject] = [:]
  /// What stands beside the controller: the scene keeps it, as on iOS.
  private var loose: [NSObject] = []
  private var triggers: [SegueTrigger] = []

  private struct WeakObject {
    weak var object: AnyObject?
  }

  private init(
    _ element: InterfaceElement, controller: InterfaceElement, of storyboard: UIStoryboard,
    _ values: InterfaceValues
  ) {
    self.element = element
    controllerElement = controller
    self.storyboard = storyboard
    self.values = values
  }

  // MARK: Making controllers

  /// Makes the controller of a scene.
  ///
  /// `creator`: Calls an initialiser of the app's; where there is none or it gives nil, `init(coder:)` is
  /// called.
  static func makeController(
    _ element: InterfaceElement, in scene: InterfaceElement, of storyboard: UIStoryboard,
    _ values: InterfaceValues, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    underWay.append(place(of: element, values))
    defer { underWay.removeLast() }
    if element.name == "viewControllerPlaceholder" {
      return StoryboardReference.controller(element, of: storyboard, values, creator: creator)
    }
    let origin = StoryboardScene(scene, controller: element, of: storyboard, values)
    let pass = InterfacePass(values, scene: origin)
    let created = creator.flatMap { $0(InterfaceCoder(element, pass)) }
    let made = created.map { pass.adopt($0, element) } ?? pass.make(element)
    guard let controller = made as? UIViewController else { return nil }
    if element.child(key: "view") == nil { origin.makeLooseObjects(pass) }
    pass.finish()
    return controller
  }

  /// The controllers that are being made, each by file and id, the outermost first.
  private static var underWay: [String] = []

  private static func place(of element: InterfaceElement, _ values: InterfaceValues) -> String {
    "\(values.file.path) \(element.id ?? "")"
  }

  /// Called when the controller reads its element.
  func belongs(to controller: UIViewController) {
    self.controller = controller
    controller.sceneOrigin = self
    controller.storyboard = storyboard
  }

  /// The element of the scene's controller, for that controller.
  func element(of object: NSObject) -> InterfaceElement? {
    object === controller ? controllerElement : nil
  }

  private func makeLooseObjects(_ pass: InterfacePass) {
    let others = element.list("objects").filter {
      $0 !== controllerElement && $0.name != "placeholder" && $0.name != "exit"
    }
    loose += others.compactMap { pass.make($0) }
  }

  // MARK: Loading the view

  func loadView(of controller: UIViewController) -> Bool {
    guard let element = controllerElement.child(key: "view") else { return false }
    let pass = InterfacePass(values, scene: self)
    guard let view = pass.makeView(element) else { return false }
    controller.view = view
    LayoutSupportGuides.add(controllerElement, to: view, pass)
    if let refresh = controllerElement.child("refreshControl", key: "refreshControl"),
      let table = controller as? UITableViewController
    {
      table.refreshControl = pass.make(refresh) as? UIRefreshControl
    }
    makeLooseObjects(pass)
    pass.willConnect(controller, controllerElement)
    controller.isConnectingOutlets = true
    pass.finish { controller.isConnectingOutlets = false }
    return true
  }

  // MARK: Objects by id

  func note(_ object: AnyObject, id: String) {
    known[id] = WeakObject(object: object)
  }

  func object(_ id: String) -> AnyObject? { known[id]?.object }

  /// Whether actions to that id go to whoever handles them.
  func isFirstResponder(_ id: String) -> Bool {
    element.list("objects").contains {
      $0.id == id && $0["placeholderIdentifier"] == "IBFirstResponder"
    }
  }

  // MARK: Segues

  /// What starts a segue when it is sent an action.
  ///
  /// `isKept`: Whether the scene has to keep it, since whoever sends the action does not.
  func trigger(_ segue: InterfaceElement, isKept: Bool) -> SegueTrigger {
    let trigger = SegueTrigger(segue, self)
    if isKept { triggers.append(trigger) }
    return trigger
  }

  func performSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    guard let segue = segues.first(where: { $0["identifier"] == identifier }) else { return false }
    SeguePerformance(segue, self).perform(sender: sender, asks: false)
    return true
  }

  /// The container view whose segue embeds a controller.
  func container(of segue: InterfaceElement) -> UIView? {
    var container: UIView?
    element.forEach { candidate in
      guard candidate.list("connections").contains(where: { $0 === segue }) else { return }
      container = candidate.id.flatMap { object($0) } as? UIView
    }
    return container
  }

  var segueNames: [String?] { segues.map { $0["identifier"] } }

  private var segues: [InterfaceElement] {
    var found: [InterfaceElement] = []
    element.forEach { if $0.name == "segue", $0["kind"] != "relationship" { found.append($0) } }
    return found
  }

  /// Makes the controller that a segue leads to.
  func destination(of segue: InterfaceElement, sender: Any?) -> UIViewController? {
    guard let id = segue["destination"], let scene = values.file.scene(where: "id", is: id),
      let target = scene.list("objects").first(where: { $0.id == id })
    else {
      InterfaceIssue.fail("A segue leads to no scene.", segue, in: values.file)
      return nil
    }
    if segue["kind"] == "relationship", Self.underWay.contains(Self.place(of: target, values)) {
      InterfaceIssue.fail(
        "A relationship leads back to a controller that it belongs to.", segue, in: values.file)
      return nil
    }
    var creator: ((NSCoder) -> UIViewController?)?
    if let selector = segue["destinationCreationSelector"], let controller {
      creator = { coder in
        SegueAction.make(selector, on: controller, coder, sender, segue["identifier"])
      }
    }
    return Self.makeController(target, in: scene, of: storyboard, values, creator: creator)
  }
}

/// Lets a control, an item or a recogniser start a segue.
@MainActor
final class SegueTrigger: UIStoryboardSegueTemplate {
  private let segue: InterfaceElement
  private weak var scene: StoryboardScene?

  init(_ segue: InterfaceElement, _ scene: StoryboardScene) {
    self.segue = segue
    self.scene = scene
    super.init(identifier: segue["identifier"])
  }

  /// Named as the method of iOS, which tests see as a button's action.
  static let action = Selector("perform:", SegueTrigger.start(_:))

  func start(_ sender: Any?) {
    guard let scene else { return }
    SeguePerformance(segue, scene).perform(sender: sender, asks: true)
  }
}

extension UIViewController {
  func failSegue(_ identifier: String, known: [String]) {
    RuntimeIssue.fail(
      "Receiver (\(type(of: self))) has no segue with identifier '\(identifier)'."
        + InterfaceIssue.hint(for: identifier, among: known))
  }
}
