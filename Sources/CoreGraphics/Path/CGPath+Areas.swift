extension CGPath {
  /// An outline of the same area that never crosses itself.
  ///
  /// Differs from Apple's: curves become short lines, which stray from them by less than a ten-thousandth
  /// of the path's size; so do those of the other operations on areas.
  public final func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    PathRegions(self, CGPath(), rule: rule).outline { first, _ in first }
  }

  /// The area that either path covers.
  public final func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    PathRegions(self, other, rule: rule).outline { $0 || $1 }
  }

  /// The area that both paths cover.
  public final func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    PathRegions(self, other, rule: rule).outline { $0 && $1 }
  }

  /// The area of this path without that of the other.
  public final func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    PathRegions(self, other, rule: rule).outline { $0 && !$1 }
  }

  /// The area that just one of the paths covers.
  public final func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    PathRegions(self, other, rule: rule).outline { $0 != $1 }
  }

  /// The parts of this path's lines that lie in the other's area.
  public final func lineIntersection(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    PathRegions(self, other, rule: rule).lines(inside: true)
  }

  /// The parts of this path's lines that lie outside of the other's area.
  public final func lineSubtracting(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    PathRegions(self, other, rule: rule).lines(inside: false)
  }

  /// Whether the areas of the paths have something in common.
  public final func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }

  /// The parts of the area that do not touch, each with its holes.
  public final func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    let loops = normalized(using: rule).polylines(tolerance: 1)
    // The area is on the same side of each line, so that holes run the other way round.
    var parts = loops.filter { $0.area > 0 }.map { [$0] }
    for hole in loops where hole.area <= 0 {
      guard let point = hole.points.first else { continue }
      let around = parts.indices.filter { parts[$0][0].winding(around: point) != 0 }
      if let nearest = around.min(by: { parts[$0][0].area < parts[$1][0].area }) {
        parts[nearest].append(hole)
      }
    }
    return parts.map { lines in
      let path = CGMutablePath()
      for line in lines {
        path.addLines(between: line.points)
        path.closeSubpath()
      }
      return CGPath(elements: path.elements)
    }
  }
}

extension Polyline {
  /// What the closed line encloses: positive if it runs clockwise, seen with y downwards.
  fileprivate var area: CGFloat {
    guard var from = points.last else { return 0 }
    var sum: CGFloat = 0
    for to in points {
      sum += from.x * to.y - to.x * from.y
      from = to
    }
    return sum / 2
  }
}
