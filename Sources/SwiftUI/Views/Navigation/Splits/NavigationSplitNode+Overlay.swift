import DisplayList
import Foundation
import Metrics

/// Which columns show, and how they share the room.
extension NavigationSplitNode {
  private var columnCount: Int {
    if isCompact { return 1 }
    return columns.content == nil ? 2 : 3
  }

  /// Whether the screen is higher than wide.
  private var isUpright: Bool { graph.size.width < graph.size.height }

  /// How many columns show, the last ones.
  var shownCount: Int {
    switch chosen {
    case .detailOnly: return 1
    case .doubleColumn: return min(2, columnCount)
    case .automatic where environment.values.splitKeepsDetailWhole == nil:
      // Known of `UISplitViewController`: the detail alone on an upright iPad, else one column beside it.
      return isUpright ? 1 : min(2, columnCount)
    default: return columnCount
    }
  }

  /// Whether the other columns stand over the last one, which keeps all of the width.
  var isOverlaid: Bool { !isCompact && environment.values.splitKeepsDetailWhole ?? isUpright }

  /// Whether the last column is dimmed behind the others, and a tap on it hides them.
  var isDimmed: Bool {
    isOverlaid && shownCount > 1 && environment.values.splitKeepsDetailWhole == nil
  }

  // MARK: The button

  /// Whether the button stands in the bar of a column: in the first one that shows.
  func showsToggle(inColumn index: Int) -> Bool {
    !isCompact && index == columnCount - shownCount
  }

  /// Shows one more column, or hides the sidebar.
  func toggleSidebar(fromColumn index: Int) {
    if index == 0 {
      setVisibility(columnCount == 3 ? .doubleColumn : .detailOnly)
    } else {
      setVisibility(index == columnCount - 1 ? .doubleColumn : .all)
    }
  }

  // MARK: Over the detail

  func isBesideOverlay(_ point: CGPoint) -> Bool {
    isDimmed && !shownStacks.dropLast().contains { $0.frame.contains(point) }
  }

  /// The columns over the last one, which is dimmed as behind a sheet; how much is unsure.
  func drawOverlaid(into canvas: inout DisplayCanvas) {
    let shown = shownStacks
    let insets = touchedSafeAreaInsets
    let height = size.height + insets.vertical
    let isDark = environment.values.colorScheme == .dark
    shown.last?.drawPlaced(into: &canvas)
    canvas.append(
      .fill(
        canvas.pixelRect(areaAcrossScreen(y: -insets.top, height: height)),
        PaintColor(white: 0, alpha: SheetMetrics.dimming(isDark: isDark))))
    for stack in shown.dropLast() {
      let area = CGRect(
        x: stack.frame.minX, y: -insets.top, width: stack.frame.width, height: height)
      canvas.append(.fill(canvas.pixelRect(area), ControlPaint(self).background))
      stack.drawPlaced(into: &canvas)
    }
  }
}

extension NavigationSplitNode: PressTarget, GestureSource {
  package func collectGestures(into collection: inout GestureCollection) {
    if isDimmed { collection.add(PressRecognizer(self)) }
  }

  package func setPressed(_ isPressed: Bool) {}

  /// A tap beside the columns hides them.
  package func performPress(at point: CGPoint) {
    if isBesideOverlay(point) { setVisibility(.detailOnly) }
  }
}
