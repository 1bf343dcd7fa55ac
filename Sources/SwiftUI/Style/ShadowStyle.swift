import CoreGraphics
import DisplayList
import Foundation

/// A shadow that belongs to what something is painted with.
public struct ShadowStyle: Equatable, Sendable {
  package enum Kind: Equatable, Sendable { case drop, inner }

  package let kind: Kind
  package let color: Color
  package let radius: CGFloat
  package let offset: CGSize

  /// A shadow behind; lengths in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(kind: .drop, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }

  /// A shadow of the edge on what it surrounds; lengths in points.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(kind: .inner, color: color, radius: radius, offset: CGSize(width: x, height: y))
  }
}

/// Another style, with a shadow.
public struct _ShadowShapeStyle<Base: ShapeStyle>: ShapeStyle {
  package let base: Base
  package let shadow: ShadowStyle

  public func _paint(_ context: _StyleContext, level: Int, bounds: CGRect) -> _StylePaint {
    var result = base._paint(context, level: level, bounds: bounds)
    let color = context.values.colorResolution.paint(shadow.color)
    result.shadows.append(
      PaintShadow(
        isInner: shadow.kind == .inner,
        shadow: Shadow(color: color, radius: shadow.radius, offset: shadow.offset)))
    return result
  }
}

extension _ShadowShapeStyle: Equatable where Base: Equatable {}

extension ShapeStyle {
  /// The style with a shadow on whatever is painted with it.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(base: self, shadow: style)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowShapeStyle(base: ForegroundStyle(), shadow: style)
  }
}

/// A shadow of a resolved style.
package struct PaintShadow: Hashable, Sendable {
  package let isInner: Bool
  package let shadow: Shadow
}

extension DisplayCanvas {
  /// Draws `body` mixed with what is behind as a style asks.
  mutating func blended(_ mode: CGBlendMode, _ body: (inout DisplayCanvas) -> Void) {
    if mode == .normal { body(&self) } else { group(GroupAttributes(blendMode: mode), body) }
  }

  /// Draws `body` with the shadows of a style, in the order in which they were added to it.
  ///
  /// `bounds`: Around what is drawn, in the space of the hosting view.
  mutating func shadowed(
    _ shadows: [PaintShadow], in bounds: CGRect, _ body: (inout DisplayCanvas) -> Void
  ) {
    guard let last = shadows.last else { return body(&self) }
    let inner = Array(shadows.dropLast())
    guard last.isInner else {
      return group(GroupAttributes(shadow: last.shadow)) {
        $0.shadowed(inner, in: bounds, body)
      }
    }
    shadowed(inner, in: bounds, body)
    var content = DisplayCanvas(origin: origin, scale: scale)
    body(&content)
    let silhouette = DisplayList(content.items)
    let shadow = last.shadow
    let margin = shadow.radius * 3 + abs(shadow.offset.width) + abs(shadow.offset.height) + 1
    let offset = CGAffineTransform(
      translationX: shadow.offset.width, y: shadow.offset.height)
    // All but the content in the shadow's colour, blurred and moved, seen only on the content.
    group(GroupAttributes(mask: silhouette)) { canvas in
      canvas.group(
        GroupAttributes(
          transform: offset, filters: [.blur(radius: shadow.radius)], isIsolated: true)
      ) { canvas in
        canvas.append(
          .fill(bounds.insetBy(dx: -margin, dy: -margin), .color(shadow.color)))
        canvas.group(GroupAttributes(blendMode: .destinationOut)) {
          $0.append(contentsOf: silhouette)
        }
      }
    }
  }
}
