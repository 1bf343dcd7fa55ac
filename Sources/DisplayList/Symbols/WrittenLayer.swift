import CoreGraphics

/// A layer of a symbol as the tables write it, its path not read yet.
enum WrittenLayer: Sendable {
  case fill(String, level: Int = 0)
  /// A line whose width follows the weight.
  case stroke(String, level: Int = 0)
  /// Takes away what the layers below painted.
  case cut(String)
  /// Takes away a line, somewhat wider than a stroke when `margin` is above zero.
  case cutLine(String, margin: CGFloat = 0)
  /// Characters centred in the rectangle, in a font as high as it.
  case letters(String, in: CGRect)

  var layer: SymbolLayer {
    switch self {
    case .fill(let path, let level): .fill(path, level: level)
    case .stroke(let path, let level): .stroke(path, level: level)
    case .cut(let path): .cut(path)
    case .cutLine(let path, let margin): .cutLine(path, margin: margin)
    case .letters(let text, let rect): SymbolLayer(.letters(text, in: rect, isCut: false))
    }
  }
}
