import Foundation

/// Makes the objects of a scene, a nib or a cell out of their elements, and connects them.
///
/// All objects are made first, with what their elements say; then come constraints, outlets, actions and
/// segues, runtime attributes, and `awakeFromNib`.
@MainActor
final class InterfacePass {
  let values: InterfaceValues
  /// The scene that the elements belong to; nil for nibs.
  let scene: StoryboardScene?
  private(set) var objects: [String: AnyObject] = [:]
  /// Whether other objects are made of the same elements, so that no others know them by their ids.
  private let isRepeated: Bool
  /// Those that have connections, in the order of the file.
  private var connected: [(object: NSObject, element: InterfaceElement)] = []
  /// Those with attributes that are set by key.
  private var attributed: [(object: NSObject, element: InterfaceElement)] = []
  private var constrained: [(view: UIView, element: InterfaceElement)] = []
  private var awaking: [NSObject] = []
  private var endings: [() -> Void] = []

  init(_ values: InterfaceValues, scene: StoryboardScene? = nil, isRepeated: Bool = false) {
    self.values = values
    self.scene = scene
    self.isRepeated = isRepeated
  }

  var file: InterfaceFile { values.file }

  // MARK: Making

  /// The object of an element, with all that is in it; nil for one that cannot be made, which is told.
  func make(_ element: InterfaceElement) -> NSObject? {
    guard let type = InterfaceClasses.type(of: element, in: file) else { return nil }
    return make(element, type)
  }

  func makeView(_ element: InterfaceElement) -> UIView? {
    make(element) as? UIView
  }

  private func make(_ element: InterfaceElement, _ type: NSObject.Type) -> NSObject? {
    let coder = InterfaceCoder(element, self)
    let made: NSObject?
    switch type {
    case let type as UIView.Type: made = type.init(coder: coder)
    case let type as UIViewController.Type: made = type.init(coder: coder)
    case let type as UIBarItem.Type: made = type.init(coder: coder)
    case let type as UINavigationItem.Type: made = type.init(coder: coder)
    case let type as UIGestureRecognizer.Type:
      made = DynamicInitializer.recognizer(type, coder: coder)
    case let type as UICollectionViewLayout.Type: made = type.init(coder: coder)
    default: made = DynamicInitializer.object(type)
    }
    guard let made else {
      InterfaceIssue.report("\(type).init(coder:) gave nil.", element, in: file)
      return nil
    }
    return adopt(made, element)
  }

  /// An object whose initialiser the app called itself.
  ///
  /// One that did not come to `UIView.init(coder:)` or its like reads its element now.
  func adopt(_ object: NSObject, _ element: InterfaceElement) -> NSObject {
    let isRead = element.id.map { objects[$0] === object } ?? false
    if !isRead { read(element, into: object) }
    return object
  }

  /// Gives an object what its element says.
  func read(_ element: InterfaceElement, into object: NSObject) {
    register(object, element)
    awaking.append(object)
    switch object {
    case let view as UIView: ViewReading.read(element, into: view, self)
    case let controller as UIViewController:
      ControllerReading.read(element, into: controller, self)
    case let item as UIBarItem: ItemReading.read(element, into: item, self)
    case let item as UINavigationItem: ItemReading.read(element, into: item, self)
    case let recognizer as UIGestureRecognizer:
      GestureReading.read(element, into: recognizer, self)
    case let layout as UICollectionViewFlowLayout: CollectionReading.read(element, into: layout)
    default: break
    }
    MenuReading.read(element, into: object, self)
    willSetAttributes(object, element)
    // The outlets of a controller of a storyboard wait for its view.
    let waits = scene?.element(of: object)?.child(key: "view") != nil
    if !waits { willConnect(object, element) }
  }

  // MARK: Names

  func register(_ object: AnyObject, _ element: InterfaceElement) {
    guard let id = element.id else { return }
    register(object, id: id)
  }

  func register(_ object: AnyObject, id: String) {
    objects[id] = object
    if !isRepeated { scene?.note(object, id: id) }
  }

  /// The object of an id, of this pass or of the scene around it.
  func object(_ id: String) -> AnyObject? {
    objects[id] ?? scene?.object(id)
  }

  // MARK: Later

  func willConnect(_ object: NSObject, _ element: InterfaceElement) {
    if element.child("connections") != nil { connected.append((object, element)) }
  }

  func willSetAttributes(_ object: NSObject, _ element: InterfaceElement) {
    if element.child("userDefinedRuntimeAttributes") != nil { attributed.append((object, element)) }
  }

  func willConstrain(_ view: UIView, _ element: InterfaceElement) {
    constrained.append((view, element))
  }

  /// Runs when all is connected and awake.
  func atEnd(_ action: @escaping () -> Void) {
    endings.append(action)
  }

  /// Connects what was made, and wakes it.
  ///
  /// `whenConnected`: Runs when the outlets are there, before anything wakes.
  func finish(whenConnected: () -> Void = {}) {
    for (view, element) in constrained {
      InterfaceConstraints(self, view: view, element: element).install()
    }
    for (object, element) in connected { InterfaceConnections.connect(object, element, self) }
    whenConnected()
    for (object, element) in attributed { RuntimeAttributes.apply(element, to: object, values) }
    let awaking = awaking
    (self.awaking, connected, attributed, constrained) = ([], [], [], [])
    for object in awaking { Self.awake(object) }
    let endings = endings
    self.endings = []
    for ending in endings { ending() }
  }

  /// What an object of UIKit does when all its outlets are there.
  private static func awake(_ object: NSObject) {
    switch object {
    case let view as UIView: view.awakeFromNib()
    case let controller as UIViewController: controller.awakeFromNib()
    case let item as UIBarItem: item.awakeFromNib()
    case let item as UINavigationItem: item.awakeFromNib()
    case let recognizer as UIGestureRecognizer: recognizer.awakeFromNib()
    default: InterfaceKeys.awake(object)
    }
  }
}
