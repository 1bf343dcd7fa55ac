import SwiftUI

/// What the modifiers around a chart ask for.
struct ChartSettings {
  enum AxisSetting {
    case standard
    case hidden
    case custom([AxisRecord])
  }

  enum LegendSetting {
    case automatic
    case hidden
    case shown(AnnotationPosition, Alignment?, CGFloat?)
    case custom(AnnotationPosition, Alignment?, CGFloat?, AnyView)
  }

  var x = ScaleSetting()
  var y = ScaleSetting()
  var xAxis = AxisSetting.standard
  var yAxis = AxisSetting.standard
  /// What the app makes of all that stands along an axis.
  var xAxisStyle: ((ChartAxisContent) -> AnyView)?
  var yAxisStyle: ((ChartAxisContent) -> AnyView)?
  /// The labels of the axes, those nearest to the plot last.
  var xTitles: [AxisTitle] = []
  var yTitles: [AxisTitle] = []
  var legend = LegendSetting.automatic
  var styles: [_ChartDatum: AnyShapeStyle] = [:]
  var styleDomain: [_ChartDatum] = []
  var styleRange: [AnyShapeStyle] = []
  /// The colours of values that are not given any by themselves; nil for the usual ones.
  var styleGradient: Gradient?
  var styleMapping: ((_ChartDatum) -> AnyShapeStyle?)?
  var plotStyle: ((ChartPlotContent) -> AnyView)?
  var overlay: ProxiedLayer?
  var background: ProxiedLayer?
  var selectX: ((_ChartDatum?) -> Void)?
  var selectY: ((_ChartDatum?) -> Void)?
  var selectXRange: (((_ChartDatum, _ChartDatum)?) -> Void)?
  var selectYRange: (((_ChartDatum, _ChartDatum)?) -> Void)?
  /// What the app's own gesture makes of the area of the plot.
  var gesture: (@MainActor (AnyView, ChartProxy) -> AnyView)?
  var selectAngle: ((_ChartDatum?) -> Void)?
  var scrollX = ScrollSetting()
  var scrollY = ScrollSetting()
  /// The shapes and outlines of values, and how large and how thick they are.
  var symbols: [_ChartDatum: BasicChartSymbolShape] = [:]
  var lines: [_ChartDatum: StrokeStyle] = [:]
  /// The areas of the symbols of the least and of the greatest value, in square points.
  var symbolAreas: ClosedRange<CGFloat>?
}

/// What is shown before or behind the plot, and where in it.
struct ProxiedLayer {
  let alignment: Alignment
  let make: (ChartProxy) -> AnyView
}

private struct ChartSettingsKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue = ChartSettings()
}

extension EnvironmentValues {
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

/// A type of scale.
///
/// Differs from Apple's: a scale is one of numbers, dates or categories by its values; of the types
/// only `log` changes it.
public struct ScaleType: Sendable, Equatable {
  enum Kind: Sendable { case linear, date, category, log, squareRoot, symmetricLog }
  let kind: Kind

  public static let linear = ScaleType(kind: .linear)
  public static let date = ScaleType(kind: .date)
  public static let category = ScaleType(kind: .category)
  public static let log = ScaleType(kind: .log)
}

/// The values from one end of a scale to the other.
public protocol ScaleDomain {
  var _domain: _ScaleDomain { get }
}

/// The ends of a domain, or its values.
public struct _ScaleDomain {
  var data: [_ChartDatum]?
  var includesZero: Bool?
  var isReversed = false
}

extension Array: ScaleDomain where Element: Plottable {
  public var _domain: _ScaleDomain { _ScaleDomain(data: map(\.datum)) }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var _domain: _ScaleDomain { _ScaleDomain(data: [lowerBound.datum, upperBound.datum]) }
}

extension Range: ScaleDomain where Bound: Plottable {
  public var _domain: _ScaleDomain { _ScaleDomain(data: [lowerBound.datum, upperBound.datum]) }
}

/// A domain made of the chart's own values.
public struct AutomaticScaleDomain: ScaleDomain {
  public let _domain: _ScaleDomain
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain {
    AutomaticScaleDomain(_domain: _ScaleDomain())
  }

  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      _domain: _ScaleDomain(includesZero: includesZero, isReversed: reversed ?? false))
  }
}
