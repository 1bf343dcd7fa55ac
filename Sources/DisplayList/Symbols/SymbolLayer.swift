import CoreGraphics

/// One part of a symbol, in a grid of 24 × 24 units with y pointing down.
package struct SymbolLayer: Hashable, Sendable {
  package enum Ink: Hashable, Sendable {
    case fill(CGPath)
    /// A line whose width follows the weight, with round ends.
    case stroke(CGPath)
    /// Takes away what the layers below painted.
    case cutFill(CGPath)
    /// Takes away a line somewhat wider than a stroke when `margin` is above zero.
    case cutStroke(CGPath, margin: CGFloat)
    /// Characters centred in the rectangle, in a font as high as it.
    case letters(String, in: CGRect, isCut: Bool)
  }

  package var ink: Ink
  /// Which paint: 0 is primary, 1 secondary, 2 tertiary.
  package var level: Int

  init(_ ink: Ink, level: Int = 0) {
    self.ink = ink
    self.level = level
  }

  static func fill(_ text: String, level: Int = 0) -> SymbolLayer {
    SymbolLayer(.fill(SymbolPath.path(text)), level: level)
  }

  static func stroke(_ text: String, level: Int = 0) -> SymbolLayer {
    SymbolLayer(.stroke(SymbolPath.path(text)), level: level)
  }

  static func cut(_ text: String) -> SymbolLayer {
    SymbolLayer(.cutFill(SymbolPath.path(text)))
  }

  static func cutLine(_ text: String, margin: CGFloat = 0) -> SymbolLayer {
    SymbolLayer(.cutStroke(SymbolPath.path(text), margin: margin))
  }

  package func applying(_ transform: CGAffineTransform) -> SymbolLayer {
    func moved(_ path: CGPath) -> CGPath {
      var transform = transform
      return path.copy(using: &transform) ?? path
    }
    var layer = self
    switch ink {
    case .fill(let path): layer.ink = .fill(moved(path))
    case .stroke(let path): layer.ink = .stroke(moved(path))
    case .cutFill(let path): layer.ink = .cutFill(moved(path))
    case .cutStroke(let path, let margin): layer.ink = .cutStroke(moved(path), margin: margin)
    case .letters(let text, let rect, let isCut):
      layer.ink = .letters(text, in: rect.applying(transform), isCut: isCut)
    }
    return layer
  }

  /// The layer taking away what it painted, for a glyph on a filled shape.
  var asCut: SymbolLayer {
    var layer = self
    switch ink {
    case .fill(let path): layer.ink = .cutFill(path)
    case .stroke(let path): layer.ink = .cutStroke(path, margin: 0)
    case .letters(let text, let rect, _): layer.ink = .letters(text, in: rect, isCut: true)
    case .cutFill, .cutStroke: break
    }
    return layer
  }

  package var isCut: Bool {
    switch ink {
    case .cutFill, .cutStroke, .letters(_, _, isCut: true): true
    case .fill, .stroke, .letters: false
    }
  }

  /// What the layer covers at regular weight; null for what only takes away.
  var bounds: CGRect {
    switch ink {
    case .fill(let path): return path.boundingBoxOfPath
    case .stroke(let path):
      let reach = SymbolShape.lineWidth / 2
      return path.boundingBoxOfPath.insetBy(dx: -reach, dy: -reach)
    case .letters(let text, let rect, false):
      let width = rect.height * max(text.reduce(0) { $0 + Self.width(of: $1) }, 0.5)
      return CGRect(x: rect.midX - width / 2, y: rect.minY, width: width, height: rect.height)
    case .cutFill, .cutStroke, .letters: return .null
    }
  }

  /// About how wide a character is in a font whose capitals are one unit high.
  private static func width(of character: Character) -> CGFloat {
    switch character {
    case "1", "!", "i", "j", "l", "f", "t", "r", "/": 0.55
    case "W", "M", "m", "₩": 1.25
    case "₦", "₱", "₭", "₨": 1.1
    default: character.isUppercase ? 0.95 : 0.82
    }
  }
}
