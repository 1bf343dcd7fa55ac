import Foundation

/// What an axis leaves free at the ends of the plot, in points.
struct ScalePadding: Equatable, Sendable {
  var start: CGFloat = 0
  var end: CGFloat = 0

  private func room(_ whole: CGFloat) -> CGFloat { max(0, whole - start - end) }

  /// Where a place in 0...1 is in a plot, in points from the axis's start.
  func point(_ place: Double, in whole: CGFloat) -> CGFloat { start + room(whole) * place }

  /// How long a part of the axis is, in points.
  func length(_ part: Double, in whole: CGFloat) -> CGFloat { room(whole) * part }

  /// The place in 0...1 of a point of the plot.
  func place(at point: CGFloat, in whole: CGFloat) -> Double? {
    let room = room(whole)
    return room > 0 ? Double((point - start) / room) : nil
  }
}

extension AxisScale {
  /// The value at a point, in points from the axis's start in a plot.
  func value(at point: CGFloat, in whole: CGFloat) -> _ChartDatum? {
    padding.place(at: point, in: whole).flatMap { value(at: $0) }
  }
}

/// Which part of a plot an axis takes.
public protocol PositionScaleRange {
  var _padding: _PlotPadding { get }
}

/// What an axis leaves free at the ends of the plot.
public struct _PlotPadding: Sendable {
  let padding: ScalePadding
}

/// The whole plot, or what is left between paddings.
public struct PlotDimensionScaleRange: PositionScaleRange, Sendable {
  public let _padding: _PlotPadding
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole plot.
  public static var plotDimension: PlotDimensionScaleRange {
    plotDimension(startPadding: 0, endPadding: 0)
  }

  /// The plot without so many points at each end; what is not finite counts as 0.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    plotDimension(startPadding: padding, endPadding: padding)
  }

  /// The plot without so many points at its ends; what is not finite counts as 0.
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(
      _padding: _PlotPadding(
        padding: ScalePadding(
          start: startPadding.isFinite ? startPadding : 0, end: endPadding.isFinite ? endPadding : 0
        )
      ))
  }
}
