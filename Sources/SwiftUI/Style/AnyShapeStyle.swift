import Foundation

/// A style with its type hidden.
@frozen
public struct AnyShapeStyle: ShapeStyle {
  package let style: any ShapeStyle

  public init<S>(_ style: S) where S: ShapeStyle {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }

  public func _paint(_ context: _StyleContext, level: Int, bounds: CGRect) -> _StylePaint {
    style._paint(context, level: level, bounds: bounds)
  }
}

extension AnyShapeStyle: Hashable {
  /// Two styles are the same when they are known to be: same type, same value.
  public static func == (lhs: AnyShapeStyle, rhs: AnyShapeStyle) -> Bool {
    func compare<S: ShapeStyle>(_ left: S) -> Bool {
      guard let right = rhs.style as? S else { return false }
      return areEqual(left, right)
    }
    return _openExistential(lhs.style, do: compare)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type(of: style)))
  }
}
