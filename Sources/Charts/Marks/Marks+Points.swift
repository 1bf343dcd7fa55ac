import SwiftUI

// Marks of which one place is told in points from the plot's upper left corner; nil is the middle for points,
// and the edge of the plot for the others.

extension PointMark {
  public nonisolated init<X: Plottable>(x: PlottableValue<X>, y: CGFloat?) {
    _record = _MarkBox(.point) { ($0.x, $0.yPoint.start) = (x.plot, y) }
  }

  public nonisolated init<Y: Plottable>(x: CGFloat?, y: PlottableValue<Y>) {
    _record = _MarkBox(.point) { ($0.y, $0.xPoint.start) = (y.plot, x) }
  }
}

extension RuleMark {
  public nonisolated init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat?, yEnd: CGFloat? = nil
  ) {
    _record = _MarkBox(.rule) { ($0.x, $0.yPoint) = (x.plot, reach(yStart, yEnd)) }
  }

  public nonisolated init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil
  ) {
    _record = _MarkBox(.rule) {
      ($0.x, $0.xEnd, $0.yPoint.start) = (xStart.plot, xEnd.plot, y)
    }
  }

  public nonisolated init<Y: Plottable>(
    x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    _record = _MarkBox(.rule) {
      ($0.y, $0.yEnd, $0.xPoint.start) = (yStart.plot, yEnd.plot, x)
    }
  }

  public nonisolated init<Y: Plottable>(
    xStart: CGFloat?, xEnd: CGFloat? = nil, y: PlottableValue<Y>
  ) {
    _record = _MarkBox(.rule) { ($0.y, $0.xPoint) = (y.plot, reach(xStart, xEnd)) }
  }
}

extension BarMark {
  public nonisolated init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat?, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    _record = _MarkBox(.bar) {
      ($0.x, $0.yPoint, $0.width, $0.stacking) = (x.plot, reach(yStart, yEnd), width, stacking)
    }
  }

  public nonisolated init<Y: Plottable>(
    xStart: CGFloat?, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    _record = _MarkBox(.bar) {
      ($0.y, $0.xPoint, $0.height, $0.stacking) = (y.plot, reach(xStart, xEnd), height, stacking)
    }
  }
}

extension RectangleMark {
  /// From the top to the bottom of the plot.
  public nonisolated init<X: Plottable>(
    x: PlottableValue<X>, width: MarkDimension = .automatic
  ) {
    _record = _MarkBox(.rectangle) { ($0.x, $0.width) = (x.plot, width) }
  }

  /// From one side of the plot to the other.
  public nonisolated init<Y: Plottable>(
    y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    _record = _MarkBox(.rectangle) { ($0.y, $0.height) = (y.plot, height) }
  }

  public nonisolated init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat?, yEnd: CGFloat? = nil,
    width: MarkDimension = .automatic
  ) {
    _record = _MarkBox(.rectangle) {
      ($0.x, $0.yPoint, $0.width) = (x.plot, reach(yStart, yEnd), width)
    }
  }

  public nonisolated init<Y: Plottable>(
    xStart: CGFloat?, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    _record = _MarkBox(.rectangle) {
      ($0.y, $0.xPoint, $0.height) = (y.plot, reach(xStart, xEnd), height)
    }
  }

  public nonisolated init(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    _record = _MarkBox(.rectangle) {
      ($0.xPoint, $0.yPoint) = (reach(xStart, xEnd), reach(yStart, yEnd))
    }
  }

  public nonisolated init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat?, yEnd: CGFloat? = nil
  ) {
    _record = _MarkBox(.rectangle) {
      ($0.x, $0.xEnd, $0.yPoint) = (xStart.plot, xEnd.plot, reach(yStart, yEnd))
    }
  }

  public nonisolated init<Y: Plottable>(
    xStart: CGFloat?, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    _record = _MarkBox(.rectangle) {
      ($0.y, $0.yEnd, $0.xPoint) = (yStart.plot, yEnd.plot, reach(xStart, xEnd))
    }
  }
}

/// From one place to another, where a missing one is the edge of the plot.
func reach(_ start: CGFloat?, _ end: CGFloat?) -> (start: CGFloat?, end: CGFloat?) {
  (start ?? (end == nil ? nil : 0), end ?? (start == nil ? nil : .infinity))
}
