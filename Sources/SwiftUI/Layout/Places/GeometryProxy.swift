import Foundation

/// The size and the place of a container, for the views inside it.
///
/// Points; the origin of every rectangle is its top left corner.
public struct GeometryProxy: @unchecked Sendable {
  weak var node: LayoutNode?
  private let lastSize: CGSize

  /// The proxy of a container that is in no hierarchy, of zero size.
  init() {
    lastSize = .zero
  }

  @MainActor
  init(_ node: LayoutNode) {
    self.node = node
    lastSize = node.size
  }

  /// The size of the container; zero after the container has gone.
  public var size: CGSize {
    MainActor.assumeIsolated { node?.size ?? lastSize }
  }

  /// How far the container's edges may be covered by what the safe area keeps free.
  public var safeAreaInsets: EdgeInsets {
    MainActor.assumeIsolated {
      (node as? any GeometrySource)?.noteRead(of: nil)
      return node?.touchedSafeAreaInsets ?? EdgeInsets()
    }
  }

  /// The container's bounds in another coordinate space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    MainActor.assumeIsolated {
      guard let node else { return CGRect(origin: .zero, size: lastSize) }
      (node as? any GeometrySource)?.noteRead(of: nil)
      return node.frame(in: coordinateSpace)
    }
  }

  /// Where an anchor lies, in the container's own space.
  public subscript<T>(anchor: Anchor<T>) -> T {
    nonisolated(unsafe) var value = anchor.unplaced
    nonisolated(unsafe) let anchor = anchor
    let node = node
    MainActor.assumeIsolated { if let node { value = anchor.resolve(node) } }
    return value
  }

  /// The bounds of a named space in the container's own space; nil when there is none around it.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    let named = coordinateSpace.coordinateSpace
    return MainActor.assumeIsolated {
      guard let node, let space = node.namedSpace(named) else { return nil }
      (node as? any GeometrySource)?.noteRead(of: space)
      let own = node.rootOrigin
      let outer = space.rootOrigin
      return CGRect(
        origin: CGPoint(x: outer.x - own.x, y: outer.y - own.y), size: space.size)
    }
  }
}

extension LayoutNode {
  /// The node's bounds in a coordinate space; an unknown name stands for the global space.
  package final func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return rootFrame
    case .named:
      guard let node = namedSpace(space) else { return rootFrame }
      let own = rootOrigin
      let outer = node.rootOrigin
      return CGRect(origin: CGPoint(x: own.x - outer.x, y: own.y - outer.y), size: size)
    }
  }

  /// The nearest node around this one that bears the name of a space.
  final func namedSpace(_ space: CoordinateSpace) -> LayoutNode? {
    var node: LayoutNode? = layoutParent
    guard case .named(let name) = space else { return nil }
    while let current = node {
      if (current as? any CoordinateSpaceSource)?.provides(name) == true { return current }
      node = current.layoutParent
    }
    return nil
  }
}

/// A node whose space bears a name.
@MainActor
package protocol CoordinateSpaceSource: LayoutNode {
  /// Whether the name is that of the node's space.
  func provides(_ name: AnyHashable) -> Bool
}
