import CoreGraphics
import Foundation

/// The shape of the nearest `containerShape(_:)`, inset by the distance to the container's edges.
///
/// Where no container is set it is a rectangle.
public nonisolated struct ContainerRelativeShape: InsettableShape {
  package var amount: CGFloat = 0

  public init() {}

  /// A rectangle: the container is known only where the shape is shown.
  public func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }

  public func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var copy = self
    copy.amount += amount
    return copy
  }
}

/// The shape of a container, and the node that it was set at.
package struct ContainerShape: Equatable, @unchecked Sendable {
  package let shape: any InsettableShape
  weak var node: LayoutNode?

  package static func == (lhs: ContainerShape, rhs: ContainerShape) -> Bool {
    func compare<S: InsettableShape>(_ left: S) -> Bool {
      (rhs.shape as? S).map { areEqual(left, $0) } ?? false
    }
    return lhs.node === rhs.node && _openExistential(lhs.shape, do: compare)
  }
}

private enum ContainerShapeKey: EnvironmentKey {
  static let defaultValue: ContainerShape? = nil
}

extension EnvironmentValues {
  package var containerShape: ContainerShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

/// A container's shape as seen from a place inside it.
private struct InsetContainerShape: Shape {
  let container: any InsettableShape
  /// The least distance to an edge of the container, in points: it keeps the corners concentric.
  let distance: CGFloat
  let amount: CGFloat

  func path(in rect: CGRect) -> Path {
    let outer = rect.insetBy(dx: -distance, dy: -distance)
    func inset<C: InsettableShape>(_ shape: C) -> Path {
      shape.inset(by: distance + amount).path(in: outer)
    }
    return _openExistential(container, do: inset)
  }
}

extension ContainerRelativeShape: ContainerFollowingShape {
  package func shape(at place: ContainerPlace) -> any Shape {
    let distance = min(place.left, place.top, place.right, place.bottom)
    return InsetContainerShape(
      container: place.container, distance: max(0, distance), amount: amount)
  }
}

package nonisolated struct ContainerShapeModifier: ElementModifier {
  package let shape: any InsettableShape

  @MainActor
  package func makeWrapper(_ context: _NodeContext) -> ContainerShapeNode {
    ContainerShapeNode(shape, context)
  }

  @MainActor
  package func updateWrapper(_ node: ContainerShapeNode) {
    node.update(shape)
  }

  @MainActor
  package var _structure: _ModifierStructure { .modifier("containerShape") }
}

@MainActor
package final class ContainerShapeNode: WrapperNode {
  private let scope: EnvironmentScope

  init(_ shape: any InsettableShape, _ context: _NodeContext) {
    scope = EnvironmentScope(parent: context.environment, entries: [])
    super.init(context)
    update(shape)
  }

  package override var contentContext: _NodeContext { childContext.with(scope) }

  func update(_ shape: any InsettableShape) {
    var values = EnvironmentValues(scope: environment)
    values.containerShape = ContainerShape(shape: shape, node: self)
    let changed = scope.replaceEntries(values.changes)
    guard !changed.isEmpty else { return }
    content?.environmentDidChange(changed)
    graph.contentDidChange()
  }
}

extension View {
  /// Sets the shape that `ContainerRelativeShape` and `ConcentricRectangle` follow inside this view.
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}
