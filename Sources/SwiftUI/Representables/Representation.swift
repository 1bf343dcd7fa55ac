import CoreGraphics
import DisplayList
import Foundation
import UIKit

/// What views and view controllers inside a hierarchy have in common.
@MainActor
package protocol Representation {
  associatedtype Value
  associatedtype Object: AnyObject
  associatedtype Coordinator

  var value: Value { get set }
  func makeCoordinator() -> Coordinator
  func make(_ coordinator: Coordinator, _ environment: EnvironmentValues) -> Object
  func update(_ object: Object, _ coordinator: Coordinator, _ environment: EnvironmentValues)
  func size(
    _ object: Object, _ proposal: ProposedViewSize, _ coordinator: Coordinator,
    _ environment: EnvironmentValues
  ) -> CGSize?
  static func dismantle(_ object: Object, _ coordinator: Coordinator)
  static func view(of object: Object) -> UIView?
  static func overrideTraits(of object: Object, from values: EnvironmentValues)
  static func attach(_ object: Object, to host: UIView)
  static func detach(_ object: Object)
}

/// A `UIViewRepresentable`.
package struct ViewRepresentation<R: UIViewRepresentable>: Representation {
  package var value: R

  init(_ value: R) { self.value = value }

  package func makeCoordinator() -> R.Coordinator { value.makeCoordinator() }

  private func context(
    _ coordinator: R.Coordinator, _ environment: EnvironmentValues
  ) -> R.Context {
    UIViewRepresentableContext(
      coordinator: coordinator, transaction: .current, environment: environment)
  }

  package func make(_ coordinator: R.Coordinator, _ environment: EnvironmentValues) -> R.UIViewType
  {
    value.makeUIView(context: context(coordinator, environment))
  }

  package func update(
    _ object: R.UIViewType, _ coordinator: R.Coordinator, _ environment: EnvironmentValues
  ) {
    value.updateUIView(object, context: context(coordinator, environment))
  }

  package func size(
    _ object: R.UIViewType, _ proposal: ProposedViewSize, _ coordinator: R.Coordinator,
    _ environment: EnvironmentValues
  ) -> CGSize? {
    value.sizeThatFits(proposal, uiView: object, context: context(coordinator, environment))
  }

  package static func dismantle(_ object: R.UIViewType, _ coordinator: R.Coordinator) {
    R.dismantleUIView(object, coordinator: coordinator)
  }

  package static func view(of object: R.UIViewType) -> UIView? { object }

  package static func overrideTraits(of object: R.UIViewType, from values: EnvironmentValues) {
    if let traits = object.traitOverrides.taking(values) { object.traitOverrides = traits }
  }

  package static func attach(_ object: R.UIViewType, to host: UIView) {
    if object.superview !== host { host.addSubview(object) }
  }

  package static func detach(_ object: R.UIViewType) {
    object.isDrawnByHost = false
    object.removeFromSuperview()
  }
}

/// A `UIViewControllerRepresentable`.
package struct ControllerRepresentation<R: UIViewControllerRepresentable>: Representation {
  package var value: R

  init(_ value: R) { self.value = value }

  package func makeCoordinator() -> R.Coordinator { value.makeCoordinator() }

  private func context(
    _ coordinator: R.Coordinator, _ environment: EnvironmentValues
  ) -> R.Context {
    UIViewControllerRepresentableContext(
      coordinator: coordinator, transaction: .current, environment: environment)
  }

  package func make(
    _ coordinator: R.Coordinator, _ environment: EnvironmentValues
  ) -> R.UIViewControllerType {
    value.makeUIViewController(context: context(coordinator, environment))
  }

  package func update(
    _ object: R.UIViewControllerType, _ coordinator: R.Coordinator,
    _ environment: EnvironmentValues
  ) {
    value.updateUIViewController(object, context: context(coordinator, environment))
  }

  package func size(
    _ object: R.UIViewControllerType, _ proposal: ProposedViewSize, _ coordinator: R.Coordinator,
    _ environment: EnvironmentValues
  ) -> CGSize? {
    value.sizeThatFits(
      proposal, uiViewController: object, context: context(coordinator, environment))
  }

  package static func dismantle(_ object: R.UIViewControllerType, _ coordinator: R.Coordinator) {
    R.dismantleUIViewController(object, coordinator: coordinator)
  }

  package static func view(of object: R.UIViewControllerType) -> UIView? { object.view }

  package static func overrideTraits(
    of object: R.UIViewControllerType, from values: EnvironmentValues
  ) {
    if let traits = object.traitOverrides.taking(values) { object.traitOverrides = traits }
  }

  package static func attach(_ object: R.UIViewControllerType, to host: UIView) {
    guard let view = object.view, view.superview !== host else { return }
    let parent = host.nearestViewController
    parent?.addChild(object)
    host.addSubview(view)
    object.didMove(toParent: parent)
  }

  package static func detach(_ object: R.UIViewControllerType) {
    object.willMove(toParent: nil)
    object.viewIfLoaded?.isDrawnByHost = false
    object.viewIfLoaded?.removeFromSuperview()
    object.removeFromParent()
  }
}

extension UIView {
  /// The controller of this view or of the nearest one above.
  var nearestViewController: UIViewController? {
    var responder: UIResponder? = self
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }
}

/// The node of a UIKit view or view controller.
@MainActor
package final class RepresentableNode<R: Representation>: LayoutNode, HostedViewNode,
  DynamicPropertyOwner
{
  private var host: PropertyHost<R.Value>
  private var representation: R
  private var coordinator: R.Coordinator?
  /// The UIKit object, once it is made.
  package private(set) var object: R.Object?
  /// What the UIKit view said last, in points; nil before.
  private var intrinsicSize: CGSize?
  var missingObjects: [String] = []

  init(_ representation: R, _ context: _NodeContext) {
    self.representation = representation
    host = PropertyHost(representation.value)
    super.init(context)
  }

  func start() {
    host.connect(self)
    representation.value = host.value
    let coordinator = representation.makeCoordinator()
    self.coordinator = coordinator
    let representation = representation
    let values = environment.values
    let object = host.evaluate(for: self) { _ in
      let object = representation.make(coordinator, values)
      overrideTraits(of: object)
      representation.update(object, coordinator, values)
      return object
    }
    self.object = object
    RepresentedObjects.register(object, for: self)
    graph[HostedViews.self].add(self)
  }

  func update(_ new: R) {
    guard host.replace(with: new.value, in: self) else { return }
    refresh()
  }

  package override func refresh() {
    host.wire(self)
    representation.value = host.value
    guard let object, let coordinator else { return }
    let representation = representation
    let values = environment.values
    overrideTraits(of: object)
    host.evaluate(for: self) { _ in representation.update(object, coordinator, values) }
    invalidateLayout()
  }

  package override func environmentDidChange(_ keys: EnvironmentKeySet) {
    if host.reads(keys) || environment.values.bridgedKeys.contains(anyOf: keys) { invalidate() }
  }

  /// Says in UIKit what the environment says under keys that are bridged to traits.
  private func overrideTraits(of object: R.Object) {
    Tracking.untracked { R.overrideTraits(of: object, from: environment.values) }
  }

  package override func tearDown() {
    super.tearDown()
    if let object, let coordinator {
      R.dismantle(object, coordinator)
      R.detach(object)
    }
    host.tearDown()
    object = nil
  }

  /// Whether the node stands for an equal value, apart from dynamic properties.
  package func represents(_ value: R.Value) -> Bool {
    TypePlan.of(R.Value.self).areEqual(host.value, value)
  }

  // MARK: Layout

  package override func measure(_ proposal: Proposal) -> CGSize {
    guard let object, let coordinator else { return .zero }
    if let size = representation.size(object, proposal.size, coordinator, environment.values) {
      return size
    }
    let intrinsic = R.view(of: object).map { intrinsicSize(of: $0) } ?? .zero
    func length(_ offered: CGFloat, _ own: CGFloat, hugging: UILayoutPriority?) -> CGFloat {
      if own == UIView.noIntrinsicMetric { return offered.isNaN ? 10 : offered }
      if offered.isNaN { return own }
      let hugs = (hugging?.rawValue ?? 250) >= UILayoutPriority.defaultHigh.rawValue
      return hugs ? own : max(own, offered.isFinite ? offered : own)
    }
    let view = R.view(of: object)
    return CGSize(
      width: length(
        proposal.width, intrinsic.width,
        hugging: view?.contentHuggingPriority(for: .horizontal)),
      height: length(
        proposal.height, intrinsic.height,
        hugging: view?.contentHuggingPriority(for: .vertical)))
  }

  /// What the view would be as large as by itself, in points.
  ///
  /// A view that says its bounds is asked with none: else what it was given once would count as what
  /// it needs.
  private func intrinsicSize(of view: UIView) -> CGSize {
    var size = view.intrinsicContentSize
    let bounds = view.bounds
    let saysBounds = size.width == bounds.width || size.height == bounds.height
    if size != intrinsicSize, saysBounds, bounds.size != .zero {
      view.bounds.size = .zero
      size = view.intrinsicContentSize
      view.bounds = bounds
    }
    intrinsicSize = size
    return size
  }

  package func placeView(in hostView: UIView) {
    guard let object else { return }
    R.attach(object, to: hostView)
    guard let view = R.view(of: object) else { return }
    view.isDrawnByHost = true
    view.frame = rootFrame
  }

  // MARK: Drawing

  /// Draws the UIKit view between the views before and after it.
  package override func draw(into canvas: inout DisplayCanvas) {
    guard let object, let view = R.view(of: object), view.superview === graph.hostView else {
      return
    }
    let place = view.frame.origin
    let move = CGAffineTransform(
      translationX: canvas.origin.x - place.x, y: canvas.origin.y - place.y)
    let items = DisplayList(DrawingPass.items(of: view))
    if move.isIdentity {
      canvas.append(contentsOf: items)
    } else {
      canvas.group(GroupAttributes(transform: move)) { $0.append(contentsOf: items) }
    }
  }

  // MARK: Touches

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    guard view(at: point) != nil else { return false }
    path.append(self, at: point)
    return true
  }

  package func view(at point: CGPoint) -> UIView? {
    guard let object, let view = R.view(of: object) else { return nil }
    let bounds = view.bounds.origin
    return view.hitTest(CGPoint(x: point.x + bounds.x, y: point.y + bounds.y), with: nil)
  }

  // MARK: Accessibility

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    guard let object, let view = R.view(of: object) else { return }
    builder.elements += view.accessibilityElementTree(in: builder.context)
  }

  package override var dumpLabel: String? { String(describing: R.Value.self) }
}

/// A node with a UIKit view, which stands in the hosting view and is drawn with the other nodes.
@MainActor
package protocol HostedViewNode: LayoutNode, UnanimatedNode {
  func placeView(in hostView: UIView)
  /// The UIKit view that takes touches at a point of the node's space; nil for none.
  func view(at point: CGPoint) -> UIView?
}

/// The nodes of a graph that have UIKit views of their own.
@MainActor
package final class HostedViews: GraphPart {
  private struct WeakNode { weak var node: (any HostedViewNode)? }

  private var entries: [WeakNode] = []

  package init(_ graph: ViewGraph) {}

  package var nodes: [any HostedViewNode] { entries.compactMap(\.node) }

  func add(_ node: any HostedViewNode) { entries.append(WeakNode(node: node)) }

  fileprivate var isEmpty: Bool { entries.isEmpty }

  fileprivate func dropRemoved() {
    entries.removeAll { $0.node == nil || $0.node?.flags.contains(.removed) == true }
  }
}

extension ViewGraph {
  /// Puts the UIKit views of representables where their nodes lie.
  package func placeHostedViews() {
    guard let views = existing(HostedViews.self), !views.isEmpty, let hostView else { return }
    views.dropRemoved()
    for node in views.nodes { node.placeView(in: hostView) }
  }

  /// The UIKit view that takes touches at a point of the root's space, in points; nil where a
  /// SwiftUI view stands in front, or no UIKit view at all.
  package func hostedView(at point: CGPoint) -> UIView? {
    guard existing(HostedViews.self)?.isEmpty == false, let layoutRoot else { return nil }
    var path = HitPath()
    _ = layoutRoot.hitTest(point, &path)
    guard let front = path.entries.first else { return nil }
    return (front.node as? any HostedViewNode)?.view(at: front.point)
  }
}

/// Finds the live UIKit object of a representable type, for inspection.
@MainActor
package enum RepresentedObjects {
  private struct Entry {
    weak var object: AnyObject?
    weak var node: _Node?
    let type: ObjectIdentifier
  }

  private static var entries: [Entry] = []

  static func register<R: Representation>(_ object: R.Object, for node: RepresentableNode<R>) {
    entries.removeAll { $0.object == nil || $0.node == nil }
    entries.append(Entry(object: object, node: node, type: ObjectIdentifier(R.Value.self)))
  }

  /// The objects of all live representables of a type, the oldest first.
  package static func objects<Value>(of type: Value.Type) -> [AnyObject] {
    entries.filter {
      $0.type == ObjectIdentifier(type) && $0.node?.flags.contains(.removed) == false
    }
    .compactMap(\.object)
  }
}
