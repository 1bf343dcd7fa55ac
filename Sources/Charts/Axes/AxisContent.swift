import Foundation
import SwiftUI

/// Where an axis stands.
public struct AxisMarkPosition: Sendable, Equatable {
  enum Kind: Sendable { case automatic, leading, trailing, top, bottom }
  let kind: Kind

  public static let automatic = AxisMarkPosition(kind: .automatic)
  public static let leading = AxisMarkPosition(kind: .leading)
  public static let trailing = AxisMarkPosition(kind: .trailing)
  public static let top = AxisMarkPosition(kind: .top)
  public static let bottom = AxisMarkPosition(kind: .bottom)
}

/// How an axis stands to the plot.
///
/// Differs from Apple's: all look the same.
public struct AxisMarkPreset: Sendable {
  public static let automatic = AxisMarkPreset()
  public static let extended = AxisMarkPreset()
  public static let aligned = AxisMarkPreset()
  public static let inset = AxisMarkPreset()
}

/// Which values an axis shows.
public struct AxisMarkValues: Sendable {
  enum Kind: Sendable {
    /// About so many values, no nearer to each other than `minimum`.
    case automatic(count: Int?, minimum: Double? = nil)
    case stride(Double)
    case dates(Calendar.Component, Int, Calendar?)
    case values([_ChartDatum])
  }

  let kind: Kind

  public static let automatic = AxisMarkValues(kind: .automatic(count: nil))

  /// Differs from Apple's: the ends of the scale are not moved by `roundLowerBound` and
  /// `roundUpperBound`.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .automatic(count: desiredCount))
  }

  /// Values no nearer to each other than `minimumStride`.
  ///
  /// Differs from Apple's: the ends of the scale are not moved by `roundLowerBound` and
  /// `roundUpperBound`.
  public static func automatic<P: Plottable & Numeric>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    let minimum: Double? = if case .number(let number) = minimumStride.datum { number } else { nil }
    return AxisMarkValues(kind: .automatic(count: desiredCount, minimum: minimum))
  }

  /// Differs from Apple's: the ends of the scale are not moved by `roundLowerBound` and
  /// `roundUpperBound`.
  public static func stride<P: Plottable & Numeric>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    guard case .number(let step) = stepSize.datum else { return .automatic }
    return AxisMarkValues(kind: .stride(step))
  }

  /// Differs from Apple's: the ends of the scale are not moved by `roundLowerBound` and
  /// `roundUpperBound`.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(kind: .dates(component, count, calendar))
  }
}

/// A value that an axis shows.
public struct AxisValue {
  let datum: _ChartDatum
  public let index: Int
  public let count: Int

  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P.of(datum) }
}

// MARK: Marks

/// A line or a text at a value of an axis.
public protocol AxisMark {
  var _parts: _AxisParts { get }
}

/// What is drawn at a value.
public struct _AxisParts {
  var parts: [AxisPart]
}

struct AxisPart {
  enum Kind {
    case grid
    /// In points; one that stands beside its label does not move it.
    case tick(length: CGFloat, isBesideLabel: Bool)
    case label(view: AnyView?, format: ((_ChartDatum) -> String?)?)
  }

  let kind: Kind
  var stroke: StrokeStyle?
  var style: AnyShapeStyle?
  var font: Font?
  var isCentered: Bool?
  var orientation = AxisValueLabelOrientation.automatic
  var anchor: UnitPoint?
  /// In points.
  var offset = CGSize.zero
  /// Between the label and the plot, in points; nil for the usual.
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?
  /// What becomes of a label that would lie over another one.
  var resolution = AxisValueLabelCollisionResolution.automatic
}

extension AxisMark {
  private func changing(_ change: @escaping (inout AxisPart) -> Void) -> some AxisMark {
    _ChangedAxisMark(base: self, change: change)
  }

  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    changing { if $0.style == nil { $0.style = AnyShapeStyle(style) } }
  }

  public nonisolated func font(_ font: Font?) -> some AxisMark {
    changing { if $0.font == nil { $0.font = font } }
  }

  /// In points.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    changing {
      $0.offset.width += x
      $0.offset.height += y
    }
  }

  /// In points.
  public nonisolated func offset(_ offset: CGSize) -> some AxisMark {
    self.offset(x: offset.width, y: offset.height)
  }
}

extension Never: AxisMark {
  public var _parts: _AxisParts { _AxisParts(parts: []) }
}

public struct _ChangedAxisMark<Base: AxisMark>: AxisMark {
  let base: Base
  let change: (inout AxisPart) -> Void

  public var _parts: _AxisParts {
    _AxisParts(
      parts: base._parts.parts.map {
        var copy = $0
        change(&copy)
        return copy
      })
  }
}

/// Several marks at a value.
public struct _AxisMarkList: AxisMark {
  public let _parts: _AxisParts
}

extension Optional: AxisMark where Wrapped: AxisMark {
  public var _parts: _AxisParts { self?._parts ?? _AxisParts(parts: []) }
}

@resultBuilder
public struct AxisMarkBuilder {
  public static func buildBlock() -> _AxisMarkList { list([]) }
  public static func buildExpression<M: AxisMark>(_ mark: M) -> M { mark }
  public static func buildPartialBlock<M: AxisMark>(first: M) -> _AxisMarkList {
    list(first._parts.parts)
  }
  public static func buildPartialBlock<M: AxisMark>(
    accumulated: _AxisMarkList, next: M
  ) -> _AxisMarkList { list(accumulated._parts.parts + next._parts.parts) }
  public static func buildIf<M: AxisMark>(_ mark: M?) -> M? { mark }
  public static func buildEither<M: AxisMark>(first: M) -> _AxisMarkList {
    list(first._parts.parts)
  }
  public static func buildEither<M: AxisMark>(second: M) -> _AxisMarkList {
    list(second._parts.parts)
  }
  public static func buildLimitedAvailability<M: AxisMark>(_ mark: M) -> M { mark }

  private static func list(_ parts: [AxisPart]) -> _AxisMarkList {
    _AxisMarkList(_parts: _AxisParts(parts: parts))
  }
}

/// A line across the plot.
public struct AxisGridLine: AxisMark {
  public let _parts: _AxisParts

  public nonisolated init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    _parts = _AxisParts(parts: [AxisPart(kind: .grid, stroke: stroke, isCentered: centered)])
  }
}

/// A short line at the edge of the plot.
public struct AxisTick: AxisMark {
  public let _parts: _AxisParts

  /// How long the line is.
  ///
  /// Differs from Apple's: as long as a label means 12 points.
  public struct Length: Sendable {
    let points: CGFloat
    var isBesideLabel = false
    public static let automatic = Length(points: 4)
    public static let label = Length(points: 12, isBesideLabel: true)
    public static let longestLabel = Length(points: 12, isBesideLabel: true)

    /// As long as its label, and so many points longer.
    public static func label(extendPastBy length: CGFloat = 0) -> Length {
      Length(points: 12 + length, isBesideLabel: true)
    }

    /// As long as the longest label, and so many points longer.
    public static func longestLabel(extendPastBy length: CGFloat = 0) -> Length {
      Length(points: 12 + length, isBesideLabel: true)
    }
  }

  public nonisolated init(
    centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil
  ) {
    self.init(centered, .tick(length: length.points, isBesideLabel: length.isBesideLabel), stroke)
  }

  /// A line so many points long.
  public nonisolated init(
    centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil
  ) {
    self.init(centered, .tick(length: length, isBesideLabel: false), stroke)
  }

  private nonisolated init(_ isCentered: Bool?, _ kind: AxisPart.Kind, _ stroke: StrokeStyle?) {
    _parts = _AxisParts(parts: [AxisPart(kind: kind, stroke: stroke, isCentered: isCentered)])
  }
}

/// What becomes of labels that would overlap.
///
/// Differs from Apple's: every label is shown.
public struct AxisValueLabelCollisionResolution: Sendable {
  /// Whether a label makes way for those before it.
  let makesWay: Bool

  /// Leaves out labels that would lie over one before them; which way iOS goes by itself is likely, not seen.
  public static let automatic = AxisValueLabelCollisionResolution(makesWay: true)
  public static let disabled = AxisValueLabelCollisionResolution(makesWay: false)
  public static let greedy = AxisValueLabelCollisionResolution(makesWay: true)
  /// Differs from Apple's: labels that overlap are left out, not shortened.
  public static let truncate = AxisValueLabelCollisionResolution(makesWay: true)
}

/// In which direction a label is written.
public struct AxisValueLabelOrientation: Sendable, Equatable {
  private enum Kind: Sendable { case automatic, horizontal, vertical, verticalReversed }

  private let kind: Kind

  /// The turn of a label; nil for one that runs across.
  var turn: Angle? {
    switch kind {
    case .automatic, .horizontal: nil
    case .vertical: .degrees(90)
    case .verticalReversed: .degrees(-90)
    }
  }

  public static let automatic = AxisValueLabelOrientation(kind: .automatic)
  public static let horizontal = AxisValueLabelOrientation(kind: .horizontal)
  /// From the top down.
  public static let vertical = AxisValueLabelOrientation(kind: .vertical)
  /// From the bottom up.
  public static let verticalReversed = AxisValueLabelOrientation(kind: .verticalReversed)
}

/// The text at a value.
public struct AxisValueLabel<Content: View>: AxisMark {
  public let _parts: _AxisParts

  nonisolated init(
    _ kind: AxisPart.Kind, _ centered: Bool?, _ anchor: UnitPoint?,
    _ horizontalSpacing: CGFloat?, _ verticalSpacing: CGFloat?,
    _ orientation: AxisValueLabelOrientation = .automatic,
    _ resolution: AxisValueLabelCollisionResolution = .automatic
  ) {
    _parts = _AxisParts(
      parts: [
        AxisPart(
          kind: kind, isCentered: centered, orientation: orientation, anchor: anchor,
          horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing,
          resolution: resolution)
      ])
  }

  /// Differs from Apple's: the label is shown at its value, whatever `multiLabelAlignment` and `offsetsMarks` say.
  public nonisolated init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      .label(view: AnyView(content()), format: nil), centered, anchor, horizontalSpacing,
      verticalSpacing, orientation, collisionResolution)
  }
}

extension AxisValueLabel where Content == Never {
  /// Differs from Apple's: the label is shown at its value, whatever `multiLabelAlignment` and `offsetsMarks` say.
  public nonisolated init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.init(
      .label(view: nil, format: nil), centered, anchor, horizontalSpacing, verticalSpacing,
      orientation, collisionResolution)
  }

  /// Differs from Apple's: the label is shown at its value, whatever `multiLabelAlignment` and `offsetsMarks` say.
  public nonisolated init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      .label(view: nil) { Format.FormatInput.of($0).map(format.format) }, centered, anchor,
      horizontalSpacing, verticalSpacing, orientation, collisionResolution)
  }
}
