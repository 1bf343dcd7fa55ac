import CoreGraphics

/// What is made of a whole symbol, to be part of another.
extension [SymbolLayer] {
  func applying(_ transform: CGAffineTransform) -> [SymbolLayer] {
    map { $0.applying(transform) }
  }

  /// The symbol made smaller about the middle of the grid, with the middle at a point.
  func placed(at center: CGPoint, scale: CGFloat) -> [SymbolLayer] {
    applying(
      CGAffineTransform(translationX: center.x, y: center.y).scaledBy(x: scale, y: scale)
        .translatedBy(x: -12, y: -12))
  }

  /// The symbol turned clockwise about the middle of the grid.
  func turned(degrees: CGFloat) -> [SymbolLayer] {
    applying(
      CGAffineTransform(translationX: 12, y: 12).rotated(by: degrees * .pi / 180)
        .translatedBy(x: -12, y: -12))
  }

  /// The symbol as a mirror beside it shows it.
  var mirrored: [SymbolLayer] {
    applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 24, ty: 0))
  }

  /// The symbol taken out of an area; what it takes away itself is area again.
  func knockedOut(of level: Int) -> [SymbolLayer] {
    map { layer in
      switch layer.ink {
      case .fill, .stroke, .letters(_, _, isCut: false): return layer.asCut
      case .cutFill(let path): return SymbolLayer(.fill(path), level: level)
      case .cutStroke(let path, _): return SymbolLayer(.stroke(path), level: level)
      case .letters(let text, let rect, _):
        return SymbolLayer(.letters(text, in: rect, isCut: false), level: level)
      }
    }
  }

  /// Takes away what the symbol will cover and a gap around it.
  var clearance: [SymbolLayer] {
    flatMap { layer -> [SymbolLayer] in
      switch layer.ink {
      case .fill(let path):
        return [SymbolLayer(.cutFill(path)), SymbolLayer(.cutStroke(path, margin: 1.2))]
      case .stroke(let path):
        let line = SymbolLayer(.cutStroke(path, margin: 2.6))
        return path.isClosed ? [SymbolLayer(.cutFill(path)), line] : [line]
      case .letters(_, let rect, false):
        return [SymbolLayer(.cutFill(CGPath(rect: rect, transform: nil)))]
      case .cutFill, .cutStroke, .letters: return []
      }
    }
  }

  /// Closed outlines become areas, with what they hold taken out of them; open lines stay lines.
  var filled: [SymbolLayer] {
    var areas: [SymbolLayer] = []
    var others: [SymbolLayer] = []
    for layer in self {
      guard case .stroke(let path) = layer.ink else {
        others.append(layer)
        continue
      }
      for part in path.subpaths {
        let layer = SymbolLayer(.stroke(part), level: layer.level)
        let isInside = areas.contains { area in area.holds(layer) }
        if part.isClosed, !isInside {
          areas += [SymbolLayer(.fill(part), level: layer.level), layer]
        } else {
          others.append(layer)
        }
      }
    }
    guard !areas.isEmpty else { return self }
    return areas
      + others.map { layer in
        !layer.isCut && areas.contains { $0.holds(layer) } ? layer.asCut : layer
      }
  }
}

extension SymbolLayer {
  func at(level: Int) -> SymbolLayer {
    var layer = self
    layer.level = level
    return layer
  }

  /// Whether the other layer lies on this area.
  fileprivate func holds(_ other: SymbolLayer) -> Bool {
    guard case .fill(let path) = ink else { return false }
    let area = path.boundingBoxOfPath.insetBy(dx: -0.6, dy: -0.6)
    let inner =
      switch other.ink {
      case .fill(let path), .stroke(let path): path.boundingBoxOfPath
      case .letters(_, let rect, _): rect
      case .cutFill, .cutStroke: CGRect.null
      }
    guard !inner.isNull, inner.minX >= area.minX, inner.maxX <= area.maxX,
      inner.minY >= area.minY, inner.maxY <= area.maxY
    else { return false }
    // A line that ends at the outline lies inside with its middle.
    let middle = other.middle
    return path.contains(middle, using: .winding, transform: .identity)
  }

  /// A point on the layer, near the middle of its path.
  private var middle: CGPoint {
    switch ink {
    case .fill(let path), .stroke(let path):
      let box = path.boundingBoxOfPath
      guard !path.isClosed else { return CGPoint(x: box.midX, y: box.midY) }
      let ends = path.elements.compactMap(\.endPoint)
      guard let first = ends.first, let last = ends.last else { return box.origin }
      return ends.count > 2
        ? ends[ends.count / 2] : CGPoint(x: (first.x + last.x) / 2, y: (first.y + last.y) / 2)
    case .letters(_, let rect, _): return CGPoint(x: rect.midX, y: rect.midY)
    case .cutFill, .cutStroke: return .zero
    }
  }
}

extension CGPath {
  fileprivate var isClosed: Bool { elements.contains(.closeSubpath) }

  /// The parts that begin with a move each.
  fileprivate var subpaths: [CGPath] {
    var parts: [[Element]] = []
    for element in elements {
      if case .move = element { parts.append([]) }
      if parts.isEmpty { parts.append([]) }
      parts[parts.count - 1].append(element)
    }
    return parts.filter { $0.count > 1 }.map { CGPath(elements: $0) }
  }
}
