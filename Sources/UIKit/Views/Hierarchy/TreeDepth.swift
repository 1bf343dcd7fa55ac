import Device

/// How many views, layers or controllers may lie inside of each other.
///
/// Layout, drawing, touches, traits, accessibility and the end of a view go through the tree with functions that call
/// themselves, as on iOS, where a tree that is too deep ends the app. Here it ends where it surely finds room on any stack:
/// what would lie deeper is not put in, which is told once for each path.
@MainActor
enum TreeDepth {
  /// Screens have some thirty.
  static let deepest = 500

  /// Whether what has so many levels fits in where so many lie around it.
  private static func fits(_ levels: Int, _ around: Int) -> Bool { levels + around <= deepest }

  // MARK: Views

  /// Whether a view may be put into another one.
  static func allows(_ view: UIView, in parent: UIView) -> Bool {
    var (around, outermost) = (1, parent)
    while let above = outermost.storedSuperview { (around, outermost) = (around + 1, above) }
    if let masked = viewAround(mask: outermost),
      sequence(first: masked, next: { $0.storedSuperview ?? viewAround(mask: $0) })
        .contains(where: { $0 === view })
    {
      RuntimeIssue.report(
        "Can't add \(view) as a subview of \(parent), which lies in its mask: it would contain itself."
      )
      return false
    }
    if fits(view.levels, around) { return true }
    // It may have lost some since.
    view.levels = levels(of: view, \.storedSubviews)
    if fits(view.levels, around) { return true }
    tell("view", type(of: view), at: parent.viewPath)
    return false
  }

  /// The view that one without a superview masks, or in which it masks a layer.
  private static func viewAround(mask view: UIView) -> UIView? {
    var layer = view.storedLayer?.storedSuperlayer
    while let present = layer, present.owner == nil { layer = present.storedSuperlayer }
    return layer?.owner
  }

  /// A view was put into another one.
  static func didInsert(_ view: UIView, into parent: UIView) {
    raise(parent, over: view) { $0.storedSuperview }
  }

  // MARK: Layers

  /// Whether a layer may be added to another one.
  static func allows(_ layer: CALayer, in parent: CALayer) -> Bool {
    var (around, next, outermost) = (0, Optional(parent), parent)
    while let present = next {
      (around, next, outermost) = (around + 1, present.storedSuperlayer, present)
      if present === layer { break }
    }
    guard outermost !== layer, !outermost.isInside(layer) else {
      RuntimeIssue.report(
        "Can't add \(layer) as a sublayer of \(parent): it would contain itself.")
      return false
    }
    if fits(layer.levels, around) { return true }
    layer.levels = levels(of: layer, \.added.layers)
    if fits(layer.levels, around) { return true }
    tell("layer", type(of: layer), at: outermost.owner?.viewPath ?? "\(type(of: outermost))")
    return false
  }

  /// A layer was added to another one.
  static func didAdd(_ layer: CALayer, to parent: CALayer) {
    raise(parent, over: layer) { $0.storedSuperlayer }
  }

  // MARK: Elements

  /// The elements of a view are left out since they are inside of themselves, or of too many others.
  static func tellOfElements(in view: UIView) {
    OddNumbers.tell(
      "accessibilityElements are inside of each other without end, or more than \(deepest) levels deep: a view lists itself "
        + "or one around it. What is in it is left out there. Path: \(view.viewPath)")
  }

  /// A mask or a layer is not drawn since so many are drawn inside of each other.
  static func tellOfDrawing(_ type: Any.Type) {
    OddNumbers.tell(
      "What \(type) shows is nested too deeply: \(2 * deepest) views, layers and masks. What lies deeper is left out; a "
        + "mask that is its own mask, or one around it, never ends.")
  }

  // MARK: Controllers

  /// Whether a controller may become the child of another one.
  static func allows(_ child: UIViewController, in parent: UIViewController) -> Bool {
    let parents = sequence(first: parent, next: \.storedParent)
    guard !parents.contains(where: { $0 === child }) else {
      RuntimeIssue.report(
        "Can't add \(type(of: child)) as a child of \(type(of: parent)): it would contain itself.")
      return false
    }
    let around = parents.reduce(0) { count, _ in count + 1 }
    // Few have many levels in them; all have one.
    if fits(levels(of: child, \.storedChildren), around) { return true }
    tell("controller", type(of: child), at: "\(type(of: parent))")
    return false
  }

  // MARK: All

  /// What got something inside has at least one level more than that, and so what is around it.
  private static func raise<Element: Leveled>(
    _ parent: Element, over inner: Element, _ outer: (Element) -> Element?
  ) {
    var (levels, next) = (inner.levels + 1, Optional(parent))
    while let element = next, element.levels < levels {
      element.levels = levels
      (levels, next) = (levels + 1, outer(element))
    }
  }

  /// How many lie inside of each other, the outermost one among them.
  private static func levels<Element>(
    of element: Element, _ children: (Element) -> [Element]
  ) -> Int {
    var (count, level) = (0, [element])
    while !level.isEmpty {
      count += 1
      level = level.flatMap(children)
    }
    return count
  }

  private static func tell(_ kind: String, _ type: Any.Type, at path: String) {
    OddNumbers.tell(
      "The \(kind) tree is nested too deeply: \(deepest) levels. A \(type) is not put in, and what lies in it is left "
        + "out. Path: \(path)")
  }
}

/// What counts how many of its kind lie inside of each other in it.
@MainActor
private protocol Leveled: AnyObject {
  var levels: Int { get set }
}

extension UIView: Leveled {}
extension CALayer: Leveled {}
