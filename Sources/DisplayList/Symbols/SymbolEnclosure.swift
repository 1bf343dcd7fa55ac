import CoreGraphics

/// The shapes that any symbol can stand in.
enum SymbolEnclosure: String {
  case circle, square, rectangle, diamond, shield, app, capsule, seal, triangle, hexagon, octagon

  func around(_ glyph: [SymbolLayer], isFilled: Bool) -> [SymbolLayer] {
    let factor = self == .triangle ? 0.42 : self == .diamond ? 0.45 : 0.54
    let center = self == .triangle ? CGPoint(x: 12, y: 14.5) : CGPoint(x: 12, y: 12)
    let placing = CGAffineTransform(translationX: center.x, y: center.y)
      .scaledBy(x: factor, y: factor).translatedBy(x: -12, y: -12)
    let inner = glyph.map { layer in
      var layer = layer.applying(placing)
      layer.level = 0
      return layer
    }
    if isFilled {
      return [.fill(outline, level: 1)] + inner.map { $0.isCut ? $0 : $0.asCut }
    }
    return [.stroke(outline, level: 1)] + inner
  }

  /// Outline in the grid.
  var outline: String {
    switch self {
    case .circle: "O12 12 9.2"
    case .square, .app: "R3.2 3.2 17.6 17.6 \(self == .app ? "5" : "3.4")"
    case .rectangle: "R1.5 4.5 21 15 3"
    case .capsule: "R1 5.5 22 13 6.5"
    case .diamond: "M12 1.8L22.2 12L12 22.2L1.8 12Z"
    case .shield: "M12 2L20 5V11.5C20 16.5 16.5 20 12 22C7.5 20 4 16.5 4 11.5V5Z"
    case .triangle: "M12 3.2L21.8 20.4H2.2Z"
    case .hexagon: "M12 2L20.7 7V17L12 22L3.3 17V7Z"
    case .octagon: "M8 2.4H16L21.6 8V16L16 21.6H8L2.4 16V8Z"
    case .seal:
      "M12 1.6L14.6 4.1L18 3.7L18.9 7.1L22.2 8.7L21 12L22.2 15.3L18.9 16.9L18 20.3L14.6 19.9"
        + "L12 22.4L9.4 19.9L6 20.3L5.1 16.9L1.8 15.3L3 12L1.8 8.7L5.1 7.1L6 3.7L9.4 4.1Z"
    }
  }
}
