import DisplayList
import Foundation

/// A translucent background: what lies behind it blurred, under a colour.
///
/// Differs from Apple's: blur and colour are those of Apple's sample code for iOS 7 and of its design resources, not
/// measured; text over it is not more vivid.
public struct Material: ShapeStyle, Hashable, Sendable {
  enum Kind: Hashable, Sendable { case regular, thick, thin, ultraThin, ultraThick, bar }

  let kind: Kind

  public static let regular = Material(kind: .regular)
  public static let thick = Material(kind: .thick)
  public static let thin = Material(kind: .thin)
  public static let ultraThin = Material(kind: .ultraThin)
  public static let ultraThick = Material(kind: .ultraThick)
  public static let bar = Material(kind: .bar)

  public func _paint(_ context: _StyleContext, level: Int, bounds: CGRect) -> _StylePaint {
    let isDark = context.values.colorScheme == .dark
    return _StylePaint(.backdrop(Backdrop(material: isDark ? dark : light)))
  }

  private var light: PaintColor {
    switch kind {
    case .regular: PaintColor(246, 246, 246, alpha: 0.8)
    case .thick: PaintColor(246, 246, 246, alpha: 0.9)
    case .thin: PaintColor(250, 250, 250, alpha: 0.6)
    case .ultraThin: PaintColor(255, 255, 255, alpha: 0.44)
    case .ultraThick: PaintColor(246, 246, 246, alpha: 0.95)
    case .bar: PaintColor(249, 249, 249, alpha: 0.94)
    }
  }

  private var dark: PaintColor {
    switch kind {
    case .regular: PaintColor(37, 37, 37, alpha: 0.82)
    case .thick: PaintColor(37, 37, 37, alpha: 0.9)
    case .thin: PaintColor(37, 37, 37, alpha: 0.7)
    case .ultraThin: PaintColor(37, 37, 37, alpha: 0.55)
    case .ultraThick: PaintColor(37, 37, 37, alpha: 0.95)
    case .bar: PaintColor(29, 29, 29, alpha: 0.94)
    }
  }
}

extension ShapeStyle where Self == Material {
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var thinMaterial: Material { .thin }
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
