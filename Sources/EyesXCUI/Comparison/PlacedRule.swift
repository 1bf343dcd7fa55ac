import CoreGraphics

/// A rule for a part of a checkpoint, where it holds.
struct PlacedRule {
  let rule: CheckedRegion.Rule
  /// In pixels of the baseline; nil if the part is not in it.
  let before: CGRect?
  /// In pixels of the new picture.
  let after: CGRect

  func holds(_ x: Int, _ y: Int) -> Bool {
    after.holds(x, y) || before?.holds(x, y) == true
  }

  /// How far a floating part has moved; nil if it is not found within its bounds.
  ///
  /// - Parameters:
  ///   - judge: Compares pixels.
  ///   - scale: Pixels per point.
  /// - Returns: the offset in pixels.
  func offset(_ judge: LevelJudge, scale: Double) -> (x: Int, y: Int)? {
    guard case .floating(let up, let down, let right, let left) = rule, let before else {
      return nil
    }
    func pixels(_ points: Int) -> Int { Int((Double(max(points, 0)) * scale).rounded()) }
    let columns = -pixels(left)...pixels(right)
    let rows = -pixels(up)...pixels(down)
    if after != before {
      // An element, of which it is known where it is now.
      let offset = (x: Int(after.minX - before.minX), y: Int(after.minY - before.minY))
      let isInside = columns.contains(offset.x) && rows.contains(offset.y)
      return isInside && judge.isSame(before, movedBy: offset) ? offset : nil
    }
    var offsets: [(x: Int, y: Int, distance: Int)] = []
    for y in rows {
      for x in columns { offsets.append((x, y, x * x + y * y)) }
    }
    // The nearest place first, since the next one may be another part that looks the same.
    offsets.sort { ($0.distance, $0.y, $0.x) < ($1.distance, $1.y, $1.x) }
    return offsets.first { judge.isSame(before, movedBy: ($0.x, $0.y)) }.map { ($0.x, $0.y) }
  }
}

extension CGRect {
  /// Whether the middle of a pixel is in it.
  func holds(_ x: Int, _ y: Int) -> Bool {
    let (column, row) = (Double(x) + 0.5, Double(y) + 0.5)
    return column >= origin.x && row >= origin.y && column < origin.x + size.width
      && row < origin.y + size.height
  }
}
