import SwiftUI

/// How far the ends of a mark are moved, each by itself, in points.
struct MarkEnds: Equatable, Sendable {
  var xStart: CGFloat = 0
  var xEnd: CGFloat = 0
  var yStart: CGFloat = 0
  var yEnd: CGFloat = 0

  /// The rectangle between moved ends; the start of y is at its bottom.
  func moved(left: CGFloat, right: CGFloat, top: CGFloat, bottom: CGFloat) -> CGRect {
    let (left, right) = (left + xStart, right + xEnd)
    let (top, bottom) = (top + yEnd, bottom + yStart)
    return CGRect(
      x: min(left, right), y: min(top, bottom), width: abs(right - left),
      height: abs(bottom - top))
  }
}

extension ChartContent {
  /// Moves the ends of the mark, in points.
  public nonisolated func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    changing {
      $0.ends.xStart += xStart
      $0.ends.xEnd += xEnd
      $0.ends.yStart += yStart
      $0.ends.yEnd += yEnd
    }
  }

  /// Moves the mark along x, and its ends along y, in points.
  public nonisolated func offset(
    x: CGFloat, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent { offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd) }

  /// Moves the mark along y, and its ends along x, in points.
  public nonisolated func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat
  ) -> some ChartContent { offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y) }

  /// Lets the styles of bars reach over the whole plot, of which each bar shows its part.
  public nonisolated func alignsMarkStylesWithPlotArea(
    _ aligns: Bool = true
  ) -> some ChartContent { changing { $0.isPaintedAcrossPlot = aligns } }
}
