import CoreGraphics
import UIKit

/// A UIKit gesture recognizer on a SwiftUI view.
@preconcurrency @MainActor
public protocol UIGestureRecognizerRepresentable {
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  associatedtype Coordinator = Void

  @MainActor @preconcurrency
  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  @MainActor @preconcurrency
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  /// Called whenever the recognizer calls its targets.
  @MainActor @preconcurrency
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  @MainActor @preconcurrency
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator

  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

extension UIGestureRecognizerRepresentable {
  public func updateUIGestureRecognizer(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}

  public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What a represented recognizer is told.
@preconcurrency @MainActor
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  public let coordinator: Representable.Coordinator
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Tells where a represented recognizer is, in the spaces around its SwiftUI view.
@preconcurrency @MainActor
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  final class Place {
    weak var node: LayoutNode?
    weak var recognizer: UIGestureRecognizer?
  }

  let place: Place

  /// Where the recognizer's touches are in the view's space, in points.
  public var localLocation: CGPoint { location(in: .local) }

  /// How far a pan has come in the view's space, in points; nil for other recognizers.
  public var localTranslation: CGPoint? { translation(in: .local) }

  /// How fast a pan is in the view's space, in points a second; nil for other recognizers.
  public var localVelocity: CGPoint? { velocity(in: .local) }

  public func location(in space: some CoordinateSpaceProtocol) -> CGPoint {
    guard let recognizer = place.recognizer else { return .zero }
    return convert(globalPoint: recognizer.location(in: recognizer.view), to: space)
  }

  public func translation(in space: some CoordinateSpaceProtocol) -> CGPoint? {
    guard let pan = place.recognizer as? UIPanGestureRecognizer else { return nil }
    return vector(pan.translation(in: pan.view), in: space)
  }

  public func velocity(in space: some CoordinateSpaceProtocol) -> CGPoint? {
    guard let pan = place.recognizer as? UIPanGestureRecognizer else { return nil }
    return vector(pan.velocity(in: pan.view), in: space)
  }

  /// `globalPoint`: In the hosting view's space, in points.
  public func convert(
    globalPoint: CGPoint, to space: some CoordinateSpaceProtocol
  ) -> CGPoint {
    place.node?.point(globalPoint, in: space.coordinateSpace) ?? globalPoint
  }

  /// `localPoint`: In the view's space, in points.
  public func convert(localPoint: CGPoint, to space: some CoordinateSpaceProtocol) -> CGPoint {
    guard let node = place.node else { return localPoint }
    return convert(globalPoint: node.rootPoint(fromLocal: localPoint), to: space)
  }

  /// A way between two points, which scaled and turned views see otherwise.
  private func vector(_ way: CGPoint, in space: some CoordinateSpaceProtocol) -> CGPoint {
    let start = convert(globalPoint: .zero, to: space)
    let end = convert(globalPoint: way, to: space)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}

/// Adds a UIKit recognizer to a view.
package nonisolated struct RepresentedRecognizerModifier<
  Representable: UIGestureRecognizerRepresentable
>: ElementModifier {
  package let representable: Representable

  @MainActor
  package func makeWrapper(_ context: _NodeContext) -> RepresentedRecognizerNode<Representable> {
    let node = RepresentedRecognizerNode(representable, context)
    node.start()
    return node
  }

  @MainActor
  package func updateWrapper(_ node: RepresentedRecognizerNode<Representable>) {
    node.update(representable)
  }

  @MainActor
  package var _structure: _ModifierStructure { .modifier("gesture") }
}

/// The place of a UIKit recognizer: it belongs to the hosting view, and gets the touches that meet
/// what is inside.
@MainActor
package final class RepresentedRecognizerNode<Representable: UIGestureRecognizerRepresentable>:
  WrapperNode, DynamicPropertyOwner
{
  private var host: PropertyHost<Representable>
  private let converter = UIGestureRecognizerRepresentableCoordinateSpaceConverter(place: .init())
  private var made:
    (
      recognizer: Representable.UIGestureRecognizerType,
      context: UIGestureRecognizerRepresentableContext<Representable>
    )?
  var missingObjects: [String] = []

  init(_ representable: Representable, _ context: _NodeContext) {
    host = PropertyHost(representable)
    super.init(context)
  }

  func start() {
    host.connect(self)
    converter.place.node = self
    let converter = converter
    let made = host.evaluate(for: self) { representable in
      let context = UIGestureRecognizerRepresentableContext<Representable>(
        coordinator: representable.makeCoordinator(converter: converter), converter: converter)
      let recognizer = representable.makeUIGestureRecognizer(context: context)
      representable.updateUIGestureRecognizer(recognizer, context: context)
      return (recognizer: recognizer, context: context)
    }
    self.made = made
    converter.place.recognizer = made.recognizer
    made.recognizer.onRecognized = { [weak self] _ in
      guard let self, let made = self.made else { return }
      host.value.handleUIGestureRecognizerAction(made.recognizer, context: made.context)
    }
    made.recognizer.receives = { [weak self] in self?.isMet(by: $0) ?? false }
    graph.hostView?.addGestureRecognizer(made.recognizer)
  }

  func update(_ new: Representable) {
    if host.replace(with: new, in: self) { refresh() }
  }

  package override func refresh() {
    flags.remove(.queued)
    host.wire(self)
    guard let made else { return }
    host.evaluate(for: self) {
      $0.updateUIGestureRecognizer(made.recognizer, context: made.context)
    }
  }

  package override func environmentDidChange(_ keys: EnvironmentKeySet) {
    if host.reads(keys) { invalidate() }
    super.environmentDidChange(keys)
  }

  package override func tearDown() {
    super.tearDown()
    if let recognizer = made?.recognizer { recognizer.view?.removeGestureRecognizer(recognizer) }
    made = nil
    host.tearDown()
  }

  // MARK: Touches

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    let count = path.entries.count
    let isHit = super.hitTest(point, &path)
    if path.entries.count > count { path.append(self, at: point) }
    return isHit
  }

  private func isMet(by touch: UITouch) -> Bool {
    guard let view = graph.hostView, environment.values.isEnabled else { return false }
    var path = HitPath()
    _ = graph.layoutRoot?.hitTest(touch.location(in: view), &path)
    return path.entries.contains { $0.node === self }
  }
}

extension LayoutNode {
  /// The point of the root's space where a point of the node's own space is seen.
  fileprivate func rootPoint(fromLocal point: CGPoint) -> CGPoint {
    var point = point
    var node: LayoutNode? = self
    while let current = node {
      point = CGPoint(x: point.x + current.origin.x, y: point.y + current.origin.y)
      if let parent = current.layoutParent {
        let offset = parent.contentOffset
        point = CGPoint(x: point.x + offset.x, y: point.y + offset.y)
        point = parent.contentTransform?.apply(to: point) ?? point
      }
      node = current.layoutParent
    }
    return point
  }
}

extension View {
  /// Adds a UIKit gesture recognizer.
  public nonisolated func gesture(
    _ representable: some UIGestureRecognizerRepresentable
  ) -> some View {
    modifier(RepresentedRecognizerModifier(representable: representable))
  }
}
