import Foundation

/// A weaker level of another style.
public struct _OffsetShapeStyle<Base: ShapeStyle>: ShapeStyle {
  package let base: Base
  package let offset: Int

  public func _paint(_ context: _StyleContext, level: Int, bounds: CGRect) -> _StylePaint {
    base._paint(context, level: level + offset, bounds: bounds)
  }
}

/// Another style, less opaque.
public struct _OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  package let base: Base
  package let opacity: Double

  public func _paint(_ context: _StyleContext, level: Int, bounds: CGRect) -> _StylePaint {
    var result = base._paint(context, level: level, bounds: bounds)
    result.paint = result.paint.multiplyingAlpha(by: opacity)
    return result
  }
}

extension _OffsetShapeStyle: Equatable where Base: Equatable {}
extension _OpacityShapeStyle: Equatable where Base: Equatable {}

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityShapeStyle(base: self, opacity: opacity)
  }

  public var secondary: some ShapeStyle { _OffsetShapeStyle(base: self, offset: 1) }
  public var tertiary: some ShapeStyle { _OffsetShapeStyle(base: self, offset: 2) }
  public var quaternary: some ShapeStyle { _OffsetShapeStyle(base: self, offset: 3) }
  public var quinary: some ShapeStyle { _OffsetShapeStyle(base: self, offset: 4) }
}
