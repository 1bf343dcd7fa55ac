import CoreGraphics

/// A shape that is another one in each container.
package protocol ContainerFollowingShape: InsettableShape {
  /// What it is at a place in a container.
  func shape(at place: ContainerPlace) -> any Shape
}

/// A place in the container that `containerShape(_:)` has told of.
package struct ContainerPlace {
  package let container: any InsettableShape
  /// Of the container, in points.
  package let size: CGSize
  /// How far the place's edges are from those of the container, in points; less than none outside of it.
  package let left: CGFloat
  package let top: CGFloat
  package let right: CGFloat
  package let bottom: CGFloat
}

extension LayoutNode {
  /// What a shape that follows its container looks like where this node stands.
  package func resolved(_ shape: any ContainerFollowingShape) -> any Shape {
    guard let container = environment.values.containerShape, let node = container.node else {
      return shape
    }
    let outer = node.rootFrame
    let own = rootFrame
    return shape.shape(
      at: ContainerPlace(
        container: container.shape, size: outer.size, left: own.minX - outer.minX,
        top: own.minY - outer.minY, right: outer.maxX - own.maxX, bottom: outer.maxY - own.maxY))
  }
}
