import SwiftUI

// Which style has which value, by a domain or by the colours of a gradient.

extension View {
  private nonisolated func scale(
    _ change: @escaping (inout ChartSettings) -> Void
  ) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }

  /// Differs from Apple's: the bar of colours in the legend tells the ends of the scale; its length was not measured.
  public nonisolated func chartForegroundStyleScale(range: Gradient) -> some View {
    scale { $0.styleGradient = range }
  }

  /// Differs from Apple's: the bar of colours in the legend tells the ends of the scale; its length was not measured.
  public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain, range: Gradient
  ) -> some View {
    let domain = domain._domain.data ?? []
    return scale {
      $0.styleDomain = domain
      $0.styleGradient = range
    }
  }

  public nonisolated func chartForegroundStyleScale<Domain: ScaleDomain>(
    domain: Domain
  ) -> some View {
    let domain = domain._domain.data ?? []
    return scale { $0.styleDomain = domain }
  }

  /// Gives each value of a domain the style that `mapping` makes for it.
  public nonisolated func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View {
    let keys = domain.map(\.datum)
    return scale {
      $0.styleDomain = keys
      $0.styleMapping = { DataValue.of($0).map { AnyShapeStyle(mapping($0)) } }
    }
  }
}
