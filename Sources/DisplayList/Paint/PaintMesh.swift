import CoreGraphics

/// Colours at the crossings of a grid, which run into each other between them.
package struct PaintMesh: Hashable, Sendable {
  /// A crossing; the control points are those of the lines through it, in points.
  package struct Point: Hashable, Sendable {
    package var position: CGPoint
    package var leading: CGPoint
    package var top: CGPoint
    package var trailing: CGPoint
    package var bottom: CGPoint

    /// A crossing of straight lines.
    package init(_ position: CGPoint) {
      self.init(
        position, leading: position, top: position, trailing: position, bottom: position)
    }

    package init(
      _ position: CGPoint, leading: CGPoint, top: CGPoint, trailing: CGPoint, bottom: CGPoint
    ) {
      self.position = position
      self.leading = leading
      self.top = top
      self.trailing = trailing
      self.bottom = bottom
    }
  }

  /// How many crossings a row has, at least 2.
  package var columns: Int
  /// Row by row.
  package var points: [Point]
  package var colors: [PaintColor]
  /// The colour outside of the grid.
  package var background: PaintColor

  package init(
    columns: Int, points: [Point], colors: [PaintColor], background: PaintColor = .clear
  ) {
    self.columns = columns
    self.points = points
    self.colors = colors
    self.background = background
  }

  package var rows: Int { columns > 0 ? points.count / columns : 0 }
}
