import SwiftUI

/// What a note beside a mark is made for.
public struct AnnotationContext: Sendable {
  /// The size of the mark, in points.
  public let targetSize: CGSize
}

extension ChartContent {
  private nonisolated func drawn(
    _ effect: @escaping @MainActor (AnyView) -> AnyView
  ) -> _ChangedChartContent<Self> {
    changing { $0.effects.append(effect) }
  }

  /// In points.
  public nonisolated func blur(radius: CGFloat) -> some ChartContent {
    drawn { AnyView($0.blur(radius: radius)) }
  }

  /// In points.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent {
    drawn { AnyView($0.shadow(color: color, radius: radius, x: x, y: y)) }
  }

  /// Cuts a bar or a symbol out by a shape of its size; a line or an area by one of the plot's.
  public nonisolated func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some ChartContent {
    drawn { AnyView($0.clipShape(shape, style: style)) }
  }

  /// Gives each value dashes of its own.
  public nonisolated func lineStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    changing { if $0.lineKey == nil { $0.lineKey = value.plot } }
  }

  /// Makes symbols as large as their values: those of the greatest value have the most area.
  public nonisolated func symbolSize<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    changing { if $0.symbolSizeKey == nil { $0.symbolSizeKey = value.plot } }
  }
}
