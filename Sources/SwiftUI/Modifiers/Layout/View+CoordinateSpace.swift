import Foundation

/// Gives a view's coordinate space a name.
public nonisolated struct _CoordinateSpaceModifier: ElementModifier {
  package let name: AnyHashable

  @MainActor
  package func makeWrapper(_ context: _NodeContext) -> CoordinateSpaceNode {
    CoordinateSpaceNode(name, context)
  }

  @MainActor
  package func updateWrapper(_ node: CoordinateSpaceNode) {
    node.name = name
  }

  @MainActor
  public var _structure: _ModifierStructure { .modifier("coordinateSpace") }
}

@MainActor
package final class CoordinateSpaceNode: WrapperNode, CoordinateSpaceSource {
  package var name: AnyHashable

  init(_ name: AnyHashable, _ context: _NodeContext) {
    self.name = name
    super.init(context)
  }

  package func provides(_ name: AnyHashable) -> Bool { name == self.name }
}

extension View {
  public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(_CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(_CoordinateSpaceModifier(name: name.name))
  }
}

extension NamedCoordinateSpace {
  nonisolated var name: AnyHashable {
    guard case .named(let name) = coordinateSpace else { return AnyHashable("") }
    return name
  }
}
