import DisplayList
import Foundation

extension Color: ShapeStyle {
  public func _paint(_ context: _StyleContext, level: Int, bounds: CGRect) -> _StylePaint {
    let resolution = context.values.colorResolution
    if level > 0, case .system(.primary) = source {
      let levels: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary, .quinary]
      let label = Color(source: .system(levels[min(level, levels.count - 1)]))
      return _StylePaint(.color(resolution.paint(label)))
    }
    let opacity = HierarchicalShapeStyle.opacity(of: level)
    return _StylePaint(.color(resolution.paint(self).multiplyingAlpha(by: opacity)))
  }
}

extension ShapeStyle where Self == Color {
  public static var red: Color { Color(source: .system(.red)) }
  public static var orange: Color { Color(source: .system(.orange)) }
  public static var yellow: Color { Color(source: .system(.yellow)) }
  public static var green: Color { Color(source: .system(.green)) }
  public static var mint: Color { Color(source: .system(.mint)) }
  public static var teal: Color { Color(source: .system(.teal)) }
  public static var cyan: Color { Color(source: .system(.cyan)) }
  public static var blue: Color { Color(source: .system(.blue)) }
  public static var indigo: Color { Color(source: .system(.indigo)) }
  public static var purple: Color { Color(source: .system(.purple)) }
  public static var pink: Color { Color(source: .system(.pink)) }
  public static var brown: Color { Color(source: .system(.brown)) }
  public static var white: Color { Color(source: .system(.white)) }
  public static var gray: Color { Color(source: .system(.gray)) }
  public static var black: Color { Color(source: .system(.black)) }
  public static var clear: Color { Color(source: .system(.clear)) }
}
