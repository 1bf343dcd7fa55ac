import SwiftUI

/// A mark with all that was said about it.
struct MarkRecord {
  enum Kind {
    case bar, line, area, point, rule, rectangle
    case sector(inner: MarkDimension, outer: MarkDimension, inset: CGFloat)
  }

  struct Annotation {
    let position: AnnotationPosition
    let alignment: Alignment
    /// In points.
    let spacing: CGFloat
    var overflow = AnnotationOverflowResolution()
    let make: @MainActor (AnnotationContext) -> AnyView
  }

  let kind: Kind
  var x: PlotValue?
  var xEnd: PlotValue?
  var y: PlotValue?
  var yEnd: PlotValue?
  var series: PlotValue?
  /// Places in the plot in the place of values, in points from its upper left corner.
  var xPoint: (start: CGFloat?, end: CGFloat?) = (nil, nil)
  var yPoint: (start: CGFloat?, end: CGFloat?) = (nil, nil)
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.standard
  var style: AnyShapeStyle?
  var styleKey: PlotValue?
  var positionKey: PlotValue?
  /// Along which axis marks of several positions stand beside each other; nil for the usual.
  var positionAxis: Axis?
  /// How much room they take together.
  var positionSpan = MarkDimension.automatic
  var symbolKey: PlotValue?
  var symbolSizeKey: PlotValue?
  var lineKey: PlotValue?
  /// Changes of how the mark is drawn, the innermost first.
  var effects: [@MainActor (AnyView) -> AnyView] = []
  var lineStyle: StrokeStyle?
  var interpolation = InterpolationMethod.linear
  var opacity = 1.0
  /// In points.
  var cornerRadius: CGFloat?
  var cornerStyle = RoundedCornerStyle.continuous
  var symbol: BasicChartSymbolShape?
  var symbolView: AnyView?
  /// In square points.
  var symbolArea: CGFloat = 40
  var offset = CGSize.zero
  /// How far its ends are moved, each by itself.
  var ends = MarkEnds()
  var isPaintedAcrossPlot = false
  /// What the values are made by, for a mark that shows a function.
  var function: FunctionMarks?
  var zIndex = 0.0
  /// Where it is written in the chart's content, from outside in: 0 before 1; the same for all that one
  /// `ForEach` makes of it.
  var written: [Int] = []
  var annotations: [Annotation] = []
  var label: Text?
  var value: Text?
  var identifier: String?
  var isHidden = false

  init(_ kind: Kind) { self.kind = kind }

  /// Whether one of its ends stands at a place, not at a value.
  var hasPlaces: Bool {
    xPoint.start != nil || xPoint.end != nil || yPoint.start != nil || yPoint.end != nil
  }

  /// Whether it is an area between two lines that run from the bottom to the top.
  var isUpright: Bool {
    if case .area = kind { xEnd != nil && yEnd == nil } else { false }
  }
}

/// How wide a mark is.
public struct MarkDimension: Sendable {
  enum Kind: Sendable {
    case automatic
    case inset(CGFloat)
    case fixed(CGFloat)
    case ratio(CGFloat)
  }

  let kind: Kind

  public static let automatic = MarkDimension(kind: .automatic)
  /// Less than the whole by so many points on each side.
  public static func inset(_ inset: CGFloat) -> MarkDimension { .init(kind: .inset(inset)) }
  /// In points.
  public static func fixed(_ value: CGFloat) -> MarkDimension { .init(kind: .fixed(value)) }
  /// A part of the whole, in 0...1.
  public static func ratio(_ ratio: CGFloat) -> MarkDimension { .init(kind: .ratio(ratio)) }

  /// The width within a step of the scale, in points.
  func width(in step: CGFloat, automatic: CGFloat) -> CGFloat {
    switch kind {
    case .automatic: step * automatic
    case .inset(let inset): max(0, step - inset * 2)
    case .fixed(let width): width
    case .ratio(let ratio): step * ratio
    }
  }
}

extension MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }
  public init(floatLiteral value: Double) { kind = .fixed(value) }
}

/// How marks at the same place are put on top of each other.
public enum MarkStackingMethod: Sendable, Equatable {
  case standard
  /// Adds up to the whole everywhere.
  case normalized
  /// Around the middle.
  case center
  case unstacked
}

/// How the points of a line are joined.
public struct InterpolationMethod: Sendable, Equatable {
  enum Kind: Sendable, Equatable {
    case linear, monotone, stepStart, stepCenter, stepEnd
    case cardinal(tension: CGFloat)
    case catmullRom(alpha: CGFloat)
  }

  let kind: Kind

  public static let linear = InterpolationMethod(kind: .linear)
  public static let monotone = InterpolationMethod(kind: .monotone)
  public static let stepStart = InterpolationMethod(kind: .stepStart)
  public static let stepCenter = InterpolationMethod(kind: .stepCenter)
  public static let stepEnd = InterpolationMethod(kind: .stepEnd)
  public static let cardinal = InterpolationMethod(kind: .cardinal(tension: 0.5))
  public static let catmullRom = InterpolationMethod(kind: .catmullRom(alpha: 0.5))
  public static func cardinal(tension: CGFloat) -> InterpolationMethod {
    .init(kind: .cardinal(tension: tension))
  }
  public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
    .init(kind: .catmullRom(alpha: alpha))
  }
}

/// The shape of a point.
public protocol ChartSymbolShape {
  var _basic: BasicChartSymbolShape { get }
}

/// The shapes of points that every chart has.
public struct BasicChartSymbolShape: ChartSymbolShape, Sendable, Equatable {
  enum Kind: Sendable, CaseIterable {
    case circle, square, triangle, diamond, pentagon, cross, plus, asterisk
  }

  let kind: Kind
  /// How the outline is drawn; nil for one that is filled.
  var outline: StrokeStyle?

  public var _basic: BasicChartSymbolShape { self }

  /// Only the outline, so many points wide.
  public func strokeBorder(lineWidth: CGFloat = 1) -> BasicChartSymbolShape {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Only the outline, also a dashed one.
  public func strokeBorder(style: StrokeStyle) -> BasicChartSymbolShape {
    BasicChartSymbolShape(kind: kind, outline: style)
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { .init(kind: .circle) }
  public static var square: BasicChartSymbolShape { .init(kind: .square) }
  public static var triangle: BasicChartSymbolShape { .init(kind: .triangle) }
  public static var diamond: BasicChartSymbolShape { .init(kind: .diamond) }
  public static var pentagon: BasicChartSymbolShape { .init(kind: .pentagon) }
  public static var cross: BasicChartSymbolShape { .init(kind: .cross) }
  public static var plus: BasicChartSymbolShape { .init(kind: .plus) }
  public static var asterisk: BasicChartSymbolShape { .init(kind: .asterisk) }
}

/// Where a note stands beside a mark.
public struct AnnotationPosition: Sendable, Hashable {
  enum Kind: Sendable {
    case automatic, overlay, top, topLeading, topTrailing, leading, trailing, bottom, bottomLeading,
      bottomTrailing
  }

  let kind: Kind

  public static let automatic = AnnotationPosition(kind: .automatic)
  public static let overlay = AnnotationPosition(kind: .overlay)
  public static let top = AnnotationPosition(kind: .top)
  public static let topLeading = AnnotationPosition(kind: .topLeading)
  public static let topTrailing = AnnotationPosition(kind: .topTrailing)
  public static let leading = AnnotationPosition(kind: .leading)
  public static let trailing = AnnotationPosition(kind: .trailing)
  public static let bottom = AnnotationPosition(kind: .bottom)
  public static let bottomLeading = AnnotationPosition(kind: .bottomLeading)
  public static let bottomTrailing = AnnotationPosition(kind: .bottomTrailing)
}
