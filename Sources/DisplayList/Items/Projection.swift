import CoreGraphics

/// A plane seen in perspective: points are rows that are multiplied by the matrix from the right and
/// divided by their third component.
package struct Projection: Hashable, Sendable {
  package var m11, m12, m13: CGFloat
  package var m21, m22, m23: CGFloat
  package var m31, m32, m33: CGFloat

  package init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat
  ) {
    (self.m11, self.m12, self.m13) = (m11, m12, m13)
    (self.m21, self.m22, self.m23) = (m21, m22, m23)
    (self.m31, self.m32, self.m33) = (m31, m32, m33)
  }

  /// Where a point of the plane is seen; nil if it lies behind the eye.
  package func apply(to point: CGPoint) -> CGPoint? {
    let w = point.x * m13 + point.y * m23 + m33
    guard w > 1e-9 else { return nil }
    return CGPoint(
      x: (point.x * m11 + point.y * m21 + m31) / w, y: (point.x * m12 + point.y * m22 + m32) / w)
  }
}

// MARK: - In pieces

extension Projection {
  /// A triangle of the plane with the affine transform that fits its corners.
  package struct Piece {
    /// In the plane.
    package let corners: [CGPoint]
    package let transform: CGAffineTransform
  }

  /// How many cells along each side a rectangle must be cut into, so that straight lines in it stay
  /// straight to the eye.
  ///
  /// A cell bends a line by about the square of what the distance changes in it. `length`: of the
  /// longer side, in pixels.
  package func cells(of rect: CGRect, length: CGFloat) -> Int {
    let depths =
      [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY)]
      .map { $0 * m13 + $1 * m23 + m33 } + [rect.maxX * m13 + rect.maxY * m23 + m33]
    guard let near = depths.min(), let far = depths.max(), near > 0, far.isFinite else { return 48 }
    let change = far / near - 1
    return max(2, Int(min(48, change * (2 * max(length, 0)).squareRoot()).rounded(.up)))
  }

  /// The triangles that make up a rectangle of the plane, without those that reach behind the eye.
  ///
  /// Neighbours agree about the edge between them, so that no seam shows. `cells`: How many there are
  /// along each side; each is two triangles.
  package func pieces(of rect: CGRect, cells: Int) -> [Piece] {
    let width = rect.width / CGFloat(cells)
    let height = rect.height / CGFloat(cells)
    guard width > 0, height > 0, width.isFinite, height.isFinite else { return [] }
    var pieces: [Piece] = []
    for row in 0..<cells {
      for column in 0..<cells {
        let left = rect.minX + width * CGFloat(column)
        let top = rect.minY + height * CGFloat(row)
        pieces += [
          piece(at: CGPoint(x: left, y: top), width, height),
          piece(at: CGPoint(x: left + width, y: top + height), -width, -height),
        ].compactMap { $0 }
      }
    }
    return pieces
  }

  /// The triangle with its right angle at a point, and legs of the lengths from there.
  private func piece(at point: CGPoint, _ width: CGFloat, _ height: CGFloat) -> Piece? {
    let corners = [
      point, CGPoint(x: point.x + width, y: point.y), CGPoint(x: point.x, y: point.y + height),
    ]
    let seen = corners.compactMap(apply)
    guard seen.count == 3 else { return nil }
    let a = (seen[1].x - seen[0].x) / width
    let b = (seen[1].y - seen[0].y) / width
    let c = (seen[2].x - seen[0].x) / height
    let d = (seen[2].y - seen[0].y) / height
    return Piece(
      corners: corners,
      transform: CGAffineTransform(
        a: a, b: b, c: c, d: d, tx: seen[0].x - a * point.x - c * point.y,
        ty: seen[0].y - b * point.x - d * point.y))
  }
}

extension Projection: CustomStringConvertible {
  package var description: String {
    let rows = [[m11, m12], [m21, m22], [m31, m32]].map { row in
      row.map { NumberText.text($0) }.joined(separator: " ")
    }
    let depths = [m13, m23, m33].map { NumberText.text($0, decimals: 6) }
    let texts = zip(rows, depths).map { "\($0) \($1)" }
    return "projection [\(texts.joined(separator: ", "))]"
  }
}
