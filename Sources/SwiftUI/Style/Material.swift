import DisplayList
import Foundation
import Metrics

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
    let cover = isDark ? system.dark : system.light
    let paint = PaintColor(cover.white, cover.white, cover.white, alpha: cover.opacity)
    return _StylePaint(.backdrop(Backdrop(material: paint)))
  }

  private var system: SystemMaterial {
    switch kind {
    case .regular: .regular
    case .thick: .thick
    case .thin: .thin
    case .ultraThin: .ultraThin
    case .ultraThick: .ultraThick
    case .bar: .chrome
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
