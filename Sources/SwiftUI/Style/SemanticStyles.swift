import DisplayList
import Foundation
import UIKit

/// The foreground of the place.
@frozen
public struct ForegroundStyle: ShapeStyle {
  public init() {}

  public func _paint(_ context: _StyleContext, level: Int, bounds: CGRect) -> _StylePaint {
    guard let foreground = context.foreground, let last = foreground.styles.last else {
      return context.defaultForeground._paint(context, level: level, bounds: bounds)
    }
    let outside = context.outside
    if level < foreground.styles.count {
      return foreground.styles[max(level, 0)]._paint(outside, level: 0, bounds: bounds)
    }
    // Levels beyond those that are set are weaker shades of the last one.
    let weaker = level - (foreground.styles.count - 1)
    return last._paint(outside, level: weaker, bounds: bounds)
  }
}

extension _StyleContext {
  /// The foreground where the app sets none.
  fileprivate var defaultForeground: AnyShapeStyle {
    switch values.controlForeground {
    case nil: AnyShapeStyle(Color.primary)
    case .tint:
      values.isEnabled
        ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(source: .system(.tertiary)))
    case .destructive:
      AnyShapeStyle(values.isEnabled ? Color.red : Color(source: .system(.tertiary)))
    case .onTint:
      AnyShapeStyle(values.isEnabled ? Color.white : Color(source: .system(.tertiary)))
    case .placeholder: AnyShapeStyle(Color(source: .system(.tertiary)))
    case .secondary: AnyShapeStyle(Color.secondary)
    case .unselected: AnyShapeStyle(Color.gray)
    case .typed:
      // Likely, as the titles of disabled buttons are.
      AnyShapeStyle(
        values.isEnabled
          ? values.typedColor ?? Color.primary : Color(source: .system(.tertiary)))
    }
  }
}

/// A level of the foreground of the place: primary, secondary and so on.
@frozen
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  package let level: Int

  package init(level: Int) { self.level = level }

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func _paint(_ context: _StyleContext, level: Int, bounds: CGRect) -> _StylePaint {
    ForegroundStyle()._paint(context, level: self.level + level, bounds: bounds)
  }

  /// How opaque a level of a custom colour is.
  static func opacity(of level: Int) -> Double {
    switch level {
    case ...0: 1
    case 1: 0.5
    case 2: 0.25
    default: 0.18
    }
  }
}

/// The colour of what can be touched.
public struct TintShapeStyle: ShapeStyle {
  public init() {}

  public func _paint(_ context: _StyleContext, level: Int, bounds: CGRect) -> _StylePaint {
    if let tint = context.values.tintStyle, !(tint.style is TintShapeStyle) {
      return tint._paint(context, level: level, bounds: bounds)
    }
    return Color.accentColor._paint(context, level: level, bounds: bounds)
  }
}

/// The background of the place.
@frozen
public struct BackgroundStyle: ShapeStyle {
  public init() {}

  public func _paint(_ context: _StyleContext, level: Int, bounds: CGRect) -> _StylePaint {
    if let style = context.values.backgroundStyle, !(style.style is BackgroundStyle) {
      return style._paint(context, level: level, bounds: bounds)
    }
    let color: UIColor =
      switch level {
      case 0: .systemBackground
      case 1: .secondarySystemBackground
      default: .tertiarySystemBackground
      }
    return Color(uiColor: color)._paint(context, level: 0, bounds: bounds)
  }
}

/// A colour that UIKit names, as a style.
private protocol SystemColorStyle: ShapeStyle {
  static var color: UIColor { get }
}

extension SystemColorStyle {
  public func _paint(_ context: _StyleContext, level: Int, bounds: CGRect) -> _StylePaint {
    Color(uiColor: Self.color)._paint(context, level: level, bounds: bounds)
  }
}

/// The colour of lines between rows.
public struct SeparatorShapeStyle: ShapeStyle, SystemColorStyle {
  public init() {}
  static var color: UIColor { .separator }
}

/// The colour of placeholders in text fields.
public struct PlaceholderTextShapeStyle: ShapeStyle, SystemColorStyle {
  public init() {}
  static var color: UIColor { .placeholderText }
}

/// The colour of links.
public struct LinkShapeStyle: ShapeStyle, SystemColorStyle {
  public init() {}
  static var color: UIColor { .link }
}

/// The background of windows.
public struct WindowBackgroundShapeStyle: ShapeStyle, SystemColorStyle {
  public init() {}
  static var color: UIColor { .systemBackground }
}

/// The background of selected rows.
public struct SelectionShapeStyle: ShapeStyle {
  public init() {}

  public func _paint(_ context: _StyleContext, level: Int, bounds: CGRect) -> _StylePaint {
    TintShapeStyle()._paint(context, level: level, bounds: bounds)
  }
}

/// A thin overlay that shapes are filled with.
public struct FillShapeStyle: ShapeStyle {
  public init() {}

  public func _paint(_ context: _StyleContext, level: Int, bounds: CGRect) -> _StylePaint {
    let color: UIColor =
      switch level {
      case 0: .systemFill
      case 1: .secondarySystemFill
      case 2: .tertiarySystemFill
      default: .quaternarySystemFill
      }
    return Color(uiColor: color)._paint(context, level: 0, bounds: bounds)
  }
}

extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
  public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
  public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}
