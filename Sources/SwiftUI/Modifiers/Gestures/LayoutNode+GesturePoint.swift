import Foundation

extension LayoutNode {
  /// A point of the root's space in the space that a gesture wants.
  package final func point(_ point: CGPoint, in space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: point
    case .named: namedSpace(space)?.localPoint(fromRoot: point) ?? point
    case .local: localPoint(fromRoot: point)
    }
  }
}
