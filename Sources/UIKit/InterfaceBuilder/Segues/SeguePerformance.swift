import CoreGraphics
import Foundation

/// Takes one segue: asks, makes the destination, lets the source prepare, and goes.
@MainActor
struct SeguePerformance {
  private let element: InterfaceElement
  private let scene: StoryboardScene

  /// The segues whose controllers are being embedded, the outermost first.
  private static var embedding: [InterfaceElement] = []
  /// Controllers may hold others of their kind if they refuse at some depth.
  private static let deepestEmbedding = 8

  init(_ element: InterfaceElement, _ scene: StoryboardScene) {
    self.element = element
    self.scene = scene
  }

  /// `asks`: Whether the source may refuse: not where the app itself performs the segue.
  func perform(sender: Any?, asks: Bool) {
    guard let source = scene.controller else { return }
    let identifier = element["identifier"]
    if asks,
      !source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender)
    {
      return
    }
    let isEmbedding = element["kind"] == "embed"
    if isEmbedding {
      guard Self.embedding.count(where: { $0 === element }) < Self.deepestEmbedding else {
        InterfaceIssue.fail(
          "A container embeds a controller that holds the container.", element,
          in: scene.values.file)
        return
      }
      Self.embedding.append(element)
    }
    defer { if isEmbedding { Self.embedding.removeLast() } }
    if element["kind"] == "unwind" {
      unwind(from: source, sender: sender)
      return
    }
    guard let destination = scene.destination(of: element, sender: sender) else { return }
    let segue = makeSegue(identifier, source, destination)
    let isAnimated = element.flag("animates") ?? true
    segue.handler = { [element, scene] in
      SegueKind.go(element, segue: segue, scene: scene, sender: sender, isAnimated: isAnimated)
    }
    SegueKind.prepare(element, destination: destination, scene: scene, sender: sender)
    source.prepare(for: segue, sender: sender)
    segue.perform()
    segue.handler = nil
  }

  private func makeSegue(
    _ identifier: String?, _ source: UIViewController, _ destination: UIViewController
  ) -> UIStoryboardSegue {
    if let type = InterfaceClasses.segueType(of: element, in: scene.values.file),
      let made = DynamicInitializer.segue(
        type, identifier: identifier, source: source, destination: destination)
    {
      return made
    }
    return UIStoryboardSegue(
      identifier: identifier, source: source, destination: destination)
  }

  private func unwind(from source: UIViewController, sender: Any?) {
    guard let name = element["unwindAction"] else { return }
    let action = Selector(name)
    guard let destination = Unwinding.destination(of: action, from: source, sender: sender) else {
      return
    }
    let segue = makeSegue(element["identifier"], source, destination)
    let isAnimated = element.flag("animates") ?? true
    segue.handler = { Unwinding.unwind(to: destination, isAnimated: isAnimated) }
    source.prepare(for: segue, sender: sender)
    // The destination hears of it before anything moves.
    ActionDispatch.perform(action, on: destination, with: [segue])
    segue.perform()
    segue.handler = nil
  }
}

/// What the kinds of segues do.
@MainActor
enum SegueKind {
  /// What is set before the source prepares, so that it may set something else.
  static func prepare(
    _ element: InterfaceElement, destination: UIViewController, scene: StoryboardScene, sender: Any?
  ) {
    if let style: UIModalPresentationStyle = element.choice("modalPresentationStyle") {
      destination.modalPresentationStyle = style
    }
    if let style: UIModalTransitionStyle = element.choice("modalTransitionStyle") {
      destination.modalTransitionStyle = style
    }
    guard element["kind"] == "popoverPresentation" || element["kind"] == "popover" else { return }
    destination.modalPresentationStyle = .popover
    guard let popover = destination.popoverPresentationController else { return }
    let item =
      element["popoverAnchorBarButtonItem"].flatMap { scene.object($0) } ?? sender as AnyObject?
    if let item = item as? UIBarButtonItem {
      popover.barButtonItem = item
    } else {
      let anchor = element["popoverAnchorView"].flatMap { scene.object($0) } as? UIView
      popover.sourceView = anchor ?? sender as? UIView ?? scene.controller?.viewIfLoaded
      if let view = popover.sourceView { popover.sourceRect = view.bounds }
    }
    if let arrows = element.child(key: "popoverPermittedArrowDirection") {
      popover.permittedArrowDirections = directions(arrows)
    }
  }

  private static func directions(_ element: InterfaceElement) -> UIPopoverArrowDirection {
    let names: [(String, UIPopoverArrowDirection)] = [
      ("up", .up), ("down", .down), ("left", .left), ("right", .right),
    ]
    return names.reduce(into: []) { if element.flag($1.0) ?? false { $0.insert($1.1) } }
  }

  static func go(
    _ element: InterfaceElement, segue: UIStoryboardSegue, scene: StoryboardScene, sender: Any?,
    isAnimated: Bool
  ) {
    let source = segue.source
    let destination = segue.destination
    func show(_ action: () -> Void) {
      if isAnimated { action() } else { UIView.performWithoutAnimation(action) }
    }
    switch element["kind"] {
    case "show": show { source.show(destination, sender: sender) }
    case "showDetail", "replace":
      show { source.showDetailViewController(destination, sender: sender) }
    case "push":
      guard let navigation = source.navigationController else {
        InterfaceIssue.fail(
          "Push segues can only be used when the source controller is managed by an instance of "
            + "UINavigationController.", element, in: scene.values.file)
        return
      }
      navigation.pushViewController(destination, animated: isAnimated)
    case "presentation", "modal", "popoverPresentation", "popover":
      source.present(destination, animated: isAnimated)
    case "embed": embed(element, source, destination, scene)
    default:
      InterfaceIssue.fail(
        "Segue \(element["identifier"].map { "'\($0)' " } ?? "")of kind "
          + "'\(element["kind"] ?? "")' needs a class that overrides perform().", element,
        in: scene.values.file)
    }
  }

  private static func embed(
    _ element: InterfaceElement, _ source: UIViewController, _ destination: UIViewController,
    _ scene: StoryboardScene
  ) {
    guard let container = scene.container(of: element) else { return }
    source.addChild(destination)
    guard let view = destination.view else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.translatesAutoresizingMaskIntoConstraints = true
    container.addSubview(view)
    destination.didMove(toParent: source)
  }
}

extension InterfaceClasses {
  /// The class that a segue names; nil for those of UIKit.
  static func segueType(
    of element: InterfaceElement, in file: InterfaceFile
  ) -> UIStoryboardSegue.Type? {
    guard element["customClass"] != nil else { return nil }
    return type(of: element, in: file, standard: UIStoryboardSegue.self) as? UIStoryboardSegue.Type
  }
}
