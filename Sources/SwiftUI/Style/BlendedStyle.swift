import CoreGraphics
import Foundation

/// Another style, mixed otherwise with what is behind.
public struct _BlendedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  package let base: Base
  package let mode: BlendMode

  public func _paint(_ context: _StyleContext, level: Int, bounds: CGRect) -> _StylePaint {
    var result = base._paint(context, level: level, bounds: bounds)
    result.blendMode = mode.cgBlendMode
    return result
  }
}

extension _BlendedShapeStyle: Equatable where Base: Equatable {}

extension ShapeStyle {
  /// The style mixed in another way with what is behind it.
  ///
  /// Differs from Apple's: texts and symbols are painted over what is behind them.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _BlendedShapeStyle(base: self, mode: mode)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style mixed in another way with what is behind it.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _BlendedShapeStyle(base: ForegroundStyle(), mode: mode)
  }
}
