import CoreGraphics

/// How a line is drawn along a path.
package struct StrokeAttributes: Hashable, Sendable {
  /// In points.
  package var width: CGFloat
  package var cap: CGLineCap
  package var join: CGLineJoin
  /// How far a pointed corner may reach, as a multiple of half the width, before it is cut.
  package var miterLimit: CGFloat
  /// Dash, gap, dash, gap … in points; empty for a solid line.
  package var dash: [CGFloat]
  /// How far into the pattern the line starts, in points.
  package var dashPhase: CGFloat

  package init(
    width: CGFloat = 1, cap: CGLineCap = .butt, join: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
