import SwiftUI

/// Tells where values are in a chart's plot.
public struct ChartProxy {
  let model: ChartModel
  /// In points.
  public let plotSize: CGSize
  let frame: Anchor<CGRect>?
  var settings = ChartSettings()

  public var plotAreaSize: CGSize { plotSize }
  public var plotFrame: Anchor<CGRect>? { frame }
  /// Where the plot is; an empty rectangle for a proxy that was made without a chart around it.
  public var plotAreaFrame: Anchor<CGRect> { frame ?? Anchor(nowhere: .zero) }

  private func x(_ place: Double) -> CGFloat { model.x.padding.point(place, in: plotSize.width) }
  private func y(_ place: Double) -> CGFloat {
    plotSize.height - model.y.padding.point(place, in: plotSize.height)
  }

  /// In points from the plot's leading edge.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    model.x.position(value.datum).map(x)
  }

  /// In points from the plot's top.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    model.y.position(value.datum).map(y)
  }

  public func position<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGPoint? {
    guard let x = position(forX: point.x), let y = position(forY: point.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The band of a category, in points.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    guard let middle = position(forX: value) else { return nil }
    let half = model.x.padding.length(model.x.bandWidth ?? 0, in: plotSize.width) / 2
    return (middle - half)...(middle + half)
  }

  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    guard let middle = position(forY: value) else { return nil }
    let half = model.y.padding.length(model.y.bandWidth ?? 0, in: plotSize.height) / 2
    return (middle - half)...(middle + half)
  }

  /// The bands of two categories, in points.
  public func positionRange<X: Plottable, Y: Plottable>(for point: (x: X, y: Y)) -> CGRect? {
    guard let x = positionRange(forX: point.x), let y = positionRange(forY: point.y) else {
      return nil
    }
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound)
  }

  /// The value at a place, in points from the plot's leading edge.
  public func value<P: Plottable>(atX position: CGFloat, as: P.Type = P.self) -> P? {
    xDatum(at: position).flatMap(P.of)
  }

  /// The value at a place, in points from the plot's top.
  public func value<P: Plottable>(atY position: CGFloat, as: P.Type = P.self) -> P? {
    yDatum(at: position).flatMap(P.of)
  }

  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self)
    else { return nil }
    return (x, y)
  }

  public func xDomain<P: Plottable>(dataType: P.Type) -> [P] { model.x.domain.compactMap(P.of) }
  public func yDomain<P: Plottable>(dataType: P.Type) -> [P] { model.y.domain.compactMap(P.of) }
}

/// The plot of a chart, for `chartPlotStyle`.
public struct ChartPlotContent: View {
  let plot: PlotView

  public var body: some View { plot }
}
