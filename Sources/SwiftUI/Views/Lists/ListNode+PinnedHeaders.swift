import CoreGraphics

/// Headers that stay at the top while rows of their section go by behind them.
extension ListNode {
  /// Tests the headers that stay at the top; `point` is in the list's space, in points.
  func hitTestPinnedHeaders(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    for row in placedRows where row.isPinned {
      let local = CGPoint(
        x: point.x + offset.x - row.origin.x, y: point.y + offset.y - row.origin.y)
      if row.hitTest(local, &path) { return true }
    }
    return false
  }

  /// The part of a rectangle in which a row can be seen: below the header that covers its top.
  ///
  /// `origin`: That of the row, in the rectangle's space, in points.
  func uncovered(_ rect: CGRect, for row: ListRowNode, at origin: CGPoint) -> CGRect {
    guard metrics.look == .plain, !row.isPinned,
      let header = placedRows.first(where: { $0.isPinned && $0.frame.intersects(row.frame) })
    else { return rect }
    let top = max(rect.minY, origin.y + header.frame.maxY - row.origin.y)
    return rect.commonPart(
      with: CGRect(
        x: rect.minX, y: top, width: rect.width, height: max(0, rect.maxY - top)))
  }
}
