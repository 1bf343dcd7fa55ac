import SwiftUI

extension View {
  private nonisolated func chart(
    _ change: @escaping (inout ChartSettings) -> Void
  ) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }

  // MARK: Ranges of scales

  /// Sets the values of the x axis, and which part of the plot it takes.
  public nonisolated func chartXScale<D: ScaleDomain, R: PositionScaleRange>(
    domain: D, range: R, type: ScaleType? = nil
  ) -> some View {
    let (domain, padding) = (domain._domain, range._padding.padding)
    return chart {
      $0.x.take(domain, type)
      $0.x.padding = padding
    }
  }

  /// Sets which part of the plot the x axis takes.
  public nonisolated func chartXScale<R: PositionScaleRange>(
    range: R, type: ScaleType? = nil
  ) -> some View {
    let padding = range._padding.padding
    return chart {
      $0.x.isLogarithmic = type == .log
      $0.x.padding = padding
    }
  }

  /// Sets the values of the y axis, and which part of the plot it takes.
  public nonisolated func chartYScale<D: ScaleDomain, R: PositionScaleRange>(
    domain: D, range: R, type: ScaleType? = nil
  ) -> some View {
    let (domain, padding) = (domain._domain, range._padding.padding)
    return chart {
      $0.y.take(domain, type)
      $0.y.padding = padding
    }
  }

  /// Sets which part of the plot the y axis takes.
  public nonisolated func chartYScale<R: PositionScaleRange>(
    range: R, type: ScaleType? = nil
  ) -> some View {
    let padding = range._padding.padding
    return chart {
      $0.y.isLogarithmic = type == .log
      $0.y.padding = padding
    }
  }

  // MARK: Fingers

  /// Follows a finger on the plot, from where it began; nil while there is none.
  ///
  /// Differs from Apple's: in a chart that scrolls fingers only scroll; one finger is enough.
  public nonisolated func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    chart { $0.selectXRange = { range.wrappedValue = Self.range($0) } }
  }

  /// Follows a finger on the plot, from where it began; nil while there is none.
  ///
  /// Differs from Apple's: in a chart that scrolls fingers only scroll; one finger is enough.
  public nonisolated func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View {
    chart { $0.selectYRange = { range.wrappedValue = Self.range($0) } }
  }

  private nonisolated static func range<P: Plottable & Comparable>(
    _ ends: (_ChartDatum, _ChartDatum)?
  ) -> ClosedRange<P>? {
    guard let ends, let start = P.of(ends.0), let end = P.of(ends.1) else { return nil }
    return min(start, end)...max(start, end)
  }

  /// Lets a gesture of the app's own, which knows the plot, take the touches.
  public nonisolated func chartGesture<G: Gesture>(
    _ gesture: @escaping (ChartProxy) -> G
  ) -> some View {
    nonisolated(unsafe) let gesture = gesture
    return chart { $0.gesture = { AnyView($0.gesture(gesture($1))) } }
  }
}
