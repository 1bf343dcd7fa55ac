import CoreGraphics
import DisplayList
import Foundation

/// A colour, a gradient, a material or a rule that picks one: what shapes and texts are painted with.
public protocol ShapeStyle: Sendable {
  /// What the style becomes at a place.
  associatedtype Resolved: ShapeStyle = Never

  func resolve(in environment: EnvironmentValues) -> Resolved

  /// The paint for a rectangle, at a level of the hierarchy: 0 is primary, 1 secondary.
  func _paint(_ context: _StyleContext, level: Int, bounds: CGRect) -> _StylePaint
}

extension ShapeStyle {
  public func _paint(_ context: _StyleContext, level: Int, bounds: CGRect) -> _StylePaint {
    resolve(in: context.values)._paint(context, level: level, bounds: bounds)
  }

  package func paint(_ context: _StyleContext, level: Int = 0, bounds: CGRect) -> Paint {
    _paint(context, level: level, bounds: bounds).paint
  }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) must not be resolved: it paints by itself")
  }
}

extension Never: ShapeStyle {}

/// What a style looks at when it is resolved.
public struct _StyleContext {
  package let values: EnvironmentValues
  /// The styles that `.primary`, `.secondary` … stand for.
  package var foreground: ForegroundStyles?

  package init(_ values: EnvironmentValues) {
    self.values = values
    foreground = values.foregroundStyles
  }

  /// Within a foreground style the hierarchy is that of the styles around it.
  var outside: _StyleContext {
    var context = self
    context.foreground = foreground?.outer
    return context
  }
}

/// A resolved style.
public struct _StylePaint {
  package var paint: Paint
  /// Of what is painted, the first one nearest to it.
  package var shadows: [PaintShadow] = []
  /// How it mixes with what is behind.
  package var blendMode = CGBlendMode.normal

  package init(_ paint: Paint) { self.paint = paint }
}

// MARK: Asking from nodes

extension EnvironmentScope {
  /// The paint of a style for a rectangle, in the space of the rectangle.
  package func paint<S: ShapeStyle>(
    _ style: S, bounds: CGRect, level: Int = 0
  ) -> Paint {
    style.paint(_StyleContext(values), level: level, bounds: bounds)
  }

  /// The paint of a style for a rectangle, with the style's shadows.
  package func stylePaint<S: ShapeStyle>(_ style: S, bounds: CGRect) -> _StylePaint {
    style._paint(_StyleContext(values), level: 0, bounds: bounds)
  }

  /// The shadows of texts, symbols and shapes without a style of their own.
  package var foregroundShadows: [PaintShadow] { foregroundColors.shadows }

  /// The paint of texts, symbols and shapes without a style of their own.
  package func foregroundPaint(bounds: CGRect, level: Int = 0) -> Paint {
    if let color = foregroundColors.color(level: level) { return .color(color) }
    return paint(ForegroundStyle(), bounds: bounds, level: level)
  }

  package func color(_ color: Color) -> PaintColor { values.colorResolution.paint(color) }

  private var foregroundColors: ForegroundColors {
    derive(ForegroundColors.self) { ForegroundColors($0) }
  }
}

/// The foreground colours of a scope, kept as long as they are the same for every rectangle.
private final class ForegroundColors {
  private let colors: [PaintColor?]
  let shadows: [PaintShadow]

  init(_ values: EnvironmentValues) {
    let context = _StyleContext(values)
    shadows = ForegroundStyle()._paint(context, level: 0, bounds: .zero).shadows
    colors = (0..<3).map {
      ForegroundStyle().paint(context, level: $0, bounds: .zero).solidColor
    }
  }

  func color(level: Int) -> PaintColor? { level < colors.count ? colors[max(level, 0)] : nil }
}
