import SwiftUI

/// A mark of a chart.
public protocol _Mark: ChartContent where Body == Never {
  var _record: _MarkBox { get }
}

/// What a mark is, for the chart.
public struct _MarkBox: @unchecked Sendable {
  let record: MarkRecord
}

extension _Mark {
  public var _marks: _ChartMarks { _ChartMarks([_record.record]) }
}

extension _MarkBox {
  init(_ kind: MarkRecord.Kind, _ fill: (inout MarkRecord) -> Void) {
    var record = MarkRecord(kind)
    fill(&record)
    self.record = record
  }
}

/// A bar.
public struct BarMark: _Mark {
  public typealias Body = Never
  public nonisolated let _record: _MarkBox

  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    _record = _MarkBox(.bar) {
      ($0.x, $0.y, $0.width, $0.height, $0.stacking) = (x.plot, y.plot, width, height, stacking)
    }
  }

  public nonisolated init<X: Plottable>(
    x: PlottableValue<X>, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    _record = _MarkBox(.bar) { ($0.x, $0.width, $0.stacking) = (x.plot, width, stacking) }
  }

  public nonisolated init<Y: Plottable>(
    y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    _record = _MarkBox(.bar) { ($0.y, $0.height, $0.stacking) = (y.plot, height, stacking) }
  }

  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    _record = _MarkBox(.bar) {
      ($0.x, $0.xEnd, $0.y, $0.height) = (xStart.plot, xEnd.plot, y.plot, height)
    }
  }

  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    _record = _MarkBox(.bar) {
      ($0.x, $0.y, $0.yEnd, $0.width) = (x.plot, yStart.plot, yEnd.plot, width)
    }
  }

  public nonisolated init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
    _record = _MarkBox(.bar) { ($0.x, $0.xEnd) = (xStart.plot, xEnd.plot) }
  }

  public nonisolated init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    _record = _MarkBox(.bar) { ($0.y, $0.yEnd) = (yStart.plot, yEnd.plot) }
  }
}

/// A point of a line.
public struct LineMark: _Mark {
  public typealias Body = Never
  public nonisolated let _record: _MarkBox

  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    _record = _MarkBox(.line) { ($0.x, $0.y) = (x.plot, y.plot) }
  }

  public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    _record = _MarkBox(.line) { ($0.x, $0.y, $0.series) = (x.plot, y.plot, series.plot) }
  }
}

/// A point of the edge of an area.
public struct AreaMark: _Mark {
  public typealias Body = Never
  public nonisolated let _record: _MarkBox

  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    _record = _MarkBox(.area) { ($0.x, $0.y, $0.stacking) = (x.plot, y.plot, stacking) }
  }

  public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    _record = _MarkBox(.area) {
      ($0.x, $0.y, $0.series, $0.stacking) = (x.plot, y.plot, series.plot, stacking)
    }
  }

  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    _record = _MarkBox(.area) { ($0.x, $0.y, $0.yEnd) = (x.plot, yStart.plot, yEnd.plot) }
  }

  public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    _record = _MarkBox(.area) {
      ($0.x, $0.y, $0.yEnd, $0.series) = (x.plot, yStart.plot, yEnd.plot, series.plot)
    }
  }

  /// An area between two lines that run from the bottom to the top.
  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    _record = _MarkBox(.area) { ($0.x, $0.xEnd, $0.y) = (xStart.plot, xEnd.plot, y.plot) }
  }

  /// An area between two lines that run from the bottom to the top.
  public nonisolated init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    _record = _MarkBox(.area) {
      ($0.x, $0.xEnd, $0.y, $0.series) = (xStart.plot, xEnd.plot, y.plot, series.plot)
    }
  }
}

/// A point.
public struct PointMark: _Mark {
  public typealias Body = Never
  public nonisolated let _record: _MarkBox

  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    _record = _MarkBox(.point) { ($0.x, $0.y) = (x.plot, y.plot) }
  }

  public nonisolated init<X: Plottable>(x: PlottableValue<X>) {
    _record = _MarkBox(.point) { $0.x = x.plot }
  }

  public nonisolated init<Y: Plottable>(y: PlottableValue<Y>) {
    _record = _MarkBox(.point) { $0.y = y.plot }
  }
}

/// A straight line across the plot.
public struct RuleMark: _Mark {
  public typealias Body = Never
  public nonisolated let _record: _MarkBox

  public nonisolated init<X: Plottable>(x: PlottableValue<X>) {
    _record = _MarkBox(.rule) { $0.x = x.plot }
  }

  public nonisolated init<Y: Plottable>(y: PlottableValue<Y>) {
    _record = _MarkBox(.rule) { $0.y = y.plot }
  }

  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    _record = _MarkBox(.rule) { ($0.x, $0.y, $0.yEnd) = (x.plot, yStart.plot, yEnd.plot) }
  }

  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    _record = _MarkBox(.rule) { ($0.x, $0.xEnd, $0.y) = (xStart.plot, xEnd.plot, y.plot) }
  }
}

/// A rectangle.
public struct RectangleMark: _Mark {
  public typealias Body = Never
  public nonisolated let _record: _MarkBox

  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    _record = _MarkBox(.rectangle) {
      ($0.x, $0.y, $0.width, $0.height) = (x.plot, y.plot, width, height)
    }
  }

  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    _record = _MarkBox(.rectangle) {
      ($0.x, $0.xEnd, $0.y, $0.yEnd) = (xStart.plot, xEnd.plot, yStart.plot, yEnd.plot)
    }
  }

  public nonisolated init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
    _record = _MarkBox(.rectangle) { ($0.x, $0.xEnd) = (xStart.plot, xEnd.plot) }
  }

  public nonisolated init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    _record = _MarkBox(.rectangle) { ($0.y, $0.yEnd) = (yStart.plot, yEnd.plot) }
  }

  public nonisolated init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    _record = _MarkBox(.rectangle) {
      ($0.x, $0.y, $0.yEnd, $0.width) = (x.plot, yStart.plot, yEnd.plot, width)
    }
  }

  public nonisolated init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    _record = _MarkBox(.rectangle) {
      ($0.x, $0.xEnd, $0.y, $0.height) = (xStart.plot, xEnd.plot, y.plot, height)
    }
  }
}

/// A slice of a pie.
public struct SectorMark: _Mark {
  public typealias Body = Never
  public nonisolated let _record: _MarkBox

  public nonisolated init<A: Plottable>(
    angle: PlottableValue<A>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {
    _record = _MarkBox(
      .sector(inner: innerRadius, outer: outerRadius, inset: angularInset ?? 0)
    ) { $0.y = angle.plot }
  }
}
