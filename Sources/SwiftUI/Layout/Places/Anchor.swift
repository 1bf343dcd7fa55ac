import Foundation

/// A place in some view, to be found again in the space of another one.
///
/// A `GeometryProxy` resolves it; an anchor of a view that has gone resolves to zero.
public struct Anchor<Value> {
  private let box: AnchorBox<Value>

  /// Says which place of a view an anchor marks.
  public struct Source {
    /// What sources of the same place have in common.
    package let place: AnyHashable
    fileprivate let make: @MainActor (LayoutNode) -> AnchorBox<Value>
    /// The place in the space of a view of a size, where it is a rectangle.
    fileprivate var frame: (@MainActor (CGSize) -> Value)?
  }

  @MainActor
  init(_ source: Source, of node: LayoutNode) { box = source.make(node) }

  /// An anchor that no view has: wherever it is resolved it is `value`.
  package init(nowhere value: Value) {
    nonisolated(unsafe) let place = value
    box = AnchorBox(unplaced: value, identity: AnyHashable(0)) { _ in place }
  }

  /// The value when nobody knows where the view is.
  var unplaced: Value { box.unplaced }

  /// The value in the space of `node`.
  @MainActor
  func resolve(_ node: LayoutNode) -> Value { box.resolve(node) }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  public static func == (lhs: Anchor<Value>, rhs: Anchor<Value>) -> Bool {
    lhs.box.identity == rhs.box.identity
  }
}

extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(box.identity) }
}

/// How an anchor is resolved, and what it is equal to.
final class AnchorBox<Value> {
  let unplaced: Value
  let identity: AnyHashable
  let resolve: @MainActor (LayoutNode) -> Value

  init(
    unplaced: Value, identity: AnyHashable, resolve: @escaping @MainActor (LayoutNode) -> Value
  ) {
    self.unplaced = unplaced
    self.identity = identity
    self.resolve = resolve
  }
}

/// What makes two anchors equal: the view and the place in it.
private struct AnchorIdentity: Hashable {
  let node: ObjectIdentifier
  let place: AnyHashable
}

extension LayoutNode {
  /// How far the node's space is from the space of `reader`, in points.
  fileprivate func distance(for reader: LayoutNode) -> CGPoint {
    (reader as? any GeometrySource)?.noteRead(of: self)
    let own = rootOrigin
    let outer = reader.rootOrigin
    return CGPoint(x: own.x - outer.x, y: own.y - outer.y)
  }
}

// MARK: - Sources

extension Anchor.Source where Value == CGRect {
  fileprivate init(_ place: AnyHashable, _ rect: @escaping @MainActor (CGSize) -> CGRect) {
    self.place = place
    frame = rect
    nonisolated(unsafe) let place = place
    make = { node in
      AnchorBox(
        unplaced: .zero, identity: AnchorIdentity(node: ObjectIdentifier(node), place: place)
      ) { [weak node] reader in
        guard let node else { return .zero }
        let distance = node.distance(for: reader)
        return rect(node.size).offsetBy(dx: distance.x, dy: distance.y)
      }
    }
  }

  /// The place in the space of a view of a size, in points.
  @MainActor
  package func rect(in size: CGSize) -> CGRect { frame?(size) ?? CGRect(origin: .zero, size: size) }

  /// A rectangle in the view's own space, in points.
  public static func rect(_ r: CGRect) -> Anchor<Value>.Source {
    .init([r.minX, r.minY, r.width, r.height]) { _ in r }
  }

  /// The whole view.
  public static var bounds: Anchor<CGRect>.Source {
    .init("bounds") { CGRect(origin: .zero, size: $0) }
  }
}

extension Anchor.Source where Value == CGPoint {
  fileprivate init(_ place: AnyHashable, _ point: @escaping @MainActor (CGSize) -> CGPoint) {
    self.place = place
    nonisolated(unsafe) let place = place
    make = { node in
      AnchorBox(
        unplaced: .zero, identity: AnchorIdentity(node: ObjectIdentifier(node), place: place)
      ) { [weak node] reader in
        guard let node else { return .zero }
        let distance = node.distance(for: reader)
        let point = point(node.size)
        return CGPoint(x: point.x + distance.x, y: point.y + distance.y)
      }
    }
  }

  /// A point in the view's own space, in points.
  public static func point(_ p: CGPoint) -> Anchor<Value>.Source { .init([p.x, p.y]) { _ in p } }

  public static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source {
    .init(p) { p.point(in: $0) }
  }

  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension Anchor.Source {
  /// Several places at once.
  public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
    place = array.map(\.place)
    nonisolated(unsafe) let sources = array
    make = { node in
      let boxes = sources.map { $0.make(node) }
      return AnchorBox(unplaced: boxes.map(\.unplaced), identity: boxes.map(\.identity)) { reader in
        boxes.map { $0.resolve(reader) }
      }
    }
  }

  /// A place or none.
  public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
    place = anchor?.place ?? AnyHashable(false)
    nonisolated(unsafe) let source = anchor
    make = { node in
      let box = source?.make(node)
      return AnchorBox(unplaced: box?.unplaced, identity: box?.identity ?? AnyHashable(false)) {
        reader in
        box?.resolve(reader)
      }
    }
  }
}
