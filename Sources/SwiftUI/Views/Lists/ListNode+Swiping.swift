import CoreGraphics

/// A row that a swipe has opened closes when something else in the list is touched.
extension ListNode: PressTarget {
  /// The row that shows its swipe buttons.
  var openRow: ListRowNode? { placedRows.first { $0.actions != nil } }

  /// Hides the swipe buttons of all rows but one.
  func hideActions(except row: ListRowNode?) {
    for other in rows.values where other !== row { other.hideActions() }
  }

  /// Lets a tap between and below the rows, and on headers, close the open row.
  func collectClosingPress(into collection: inout GestureCollection) {
    if openRow != nil { collection.add(PressRecognizer(self)) }
  }

  package func setPressed(_ isPressed: Bool) {}

  package func performPress(at point: CGPoint) { hideActions(except: nil) }
}

extension ListRowNode {
  /// Tests the row while one of the list shows its swipe buttons: nothing but these can be pressed then, and
  /// a tap elsewhere closes the row without doing anything else, as on iOS.
  func hitTestOpen(_ point: CGPoint, _ path: inout HitPath) {
    actions?.forEachElement { cell in
      guard cell.frame.contains(point) else { return }
      _ = cell.hitTest(CGPoint(x: point.x - cell.origin.x, y: point.y - cell.origin.y), &path)
    }
  }
}
