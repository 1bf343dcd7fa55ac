import SwiftUI

/// Tells where values are in a chart's plot.
public struct ChartProxy {
  let model: ChartModel
  /// In points.
  public let plotSize: CGSize
  let frame: Anchor<CGRect>?

  public var plotAreaSize: CGSize { plotSize }
  public var plotFrame: Anchor<CGRect>? { frame }

  private func x(_ place: Double) -> CGFloat { plotSize.width * place }
  private func y(_ place: Double) -> CGFloat { plotSize.height * (1 - place) }

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
    let half = plotSize.width * (model.x.bandWidth ?? 0) / 2
    return (middle - half)...(middle + half)
  }

  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    guard let middle = position(forY: value) else { return nil }
    let half = plotSize.height * (model.y.bandWidth ?? 0) / 2
    return (middle - half)...(middle + half)
  }

  /// The value at a place, in points from the plot's leading edge.
  public func value<P: Plottable>(atX position: CGFloat, as: P.Type = P.self) -> P? {
    plotSize.width > 0 ? model.x.value(at: position / plotSize.width).flatMap(P.of) : nil
  }

  /// The value at a place, in points from the plot's top.
  public func value<P: Plottable>(atY position: CGFloat, as: P.Type = P.self) -> P? {
    plotSize.height > 0 ? model.y.value(at: 1 - position / plotSize.height).flatMap(P.of) : nil
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
