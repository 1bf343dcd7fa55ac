import DisplayList
import Foundation
import Metrics

// MARK: Cards and the lines between rows

extension ListNode {
  /// The part of the content that shows, under bars too, in the content's space, in points.
  var shownRect: CGRect { drawnArea.offsetBy(dx: offset.x, dy: offset.y) }

  var cardWidth: CGFloat { max(0, size.width - metrics.cardMargin - metrics.rightMargin) }

  /// What a row or a card at `rect` covers, in the content's space, in points: in lists without
  /// rounded cards it goes on to the sides of the screen.
  func acrossScreen(_ rect: CGRect) -> CGRect {
    guard metrics.cornerRadius == 0, metrics.cardMargin == 0, metrics.rightMargin == 0 else {
      return rect
    }
    return CGRect(
      x: filledArea.minX + offset.x, y: rect.minY, width: filledArea.width, height: rect.height)
  }

  /// The rounded outline that a row is drawn in; square at the end where a swipe has revealed
  /// buttons.
  func clip(_ row: ListRowNode, to card: CGRect, _ canvas: DisplayCanvas) -> Clip {
    let rect = canvas.pixelRect(card)
    let radius = metrics.cornerRadius
    guard let shift = row.actions?.shift, shift != 0 else {
      return Clip(rect, cornerRadius: radius)
    }
    let square = CGRect(
      x: shift < 0 ? rect.midX : rect.minX, y: rect.minY, width: rect.width / 2,
      height: rect.height)
    let path = CGMutablePath()
    path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
    path.addRect(square)
    return Clip(path)
  }

  func drawCard(
    _ card: CGRect, _ paint: ControlPaint, into canvas: inout DisplayCanvas
  ) {
    guard card.height > 0, card.intersects(shownRect) else { return }
    canvas.append(
      .fill(
        canvas.pixelRect(acrossScreen(card)), cornerRadius: metrics.cornerRadius,
        .color(paint.groupedCell)))
  }

  /// Lines between rows; in plain lists also at the ends of sections.
  func drawSeparators(
    of row: ListRowNode, _ paint: ControlPaint, into canvas: inout DisplayCanvas
  ) {
    guard row.role == .row, !metrics.isSidebar else { return }
    let isPlain = metrics.look == .plain
    if !row.isLast || isPlain, row.showsSeparator(.bottom), metrics.rowSpacing == 0 {
      drawSeparator(row, at: row.frame.maxY, .bottom, paint, into: &canvas)
    }
    if isPlain, row.isFirst, row.showsSeparator(.top), row.isBelowHeader {
      drawSeparator(row, at: row.frame.minY, .top, paint, into: &canvas)
    }
  }

  private func drawSeparator(
    _ row: ListRowNode, at y: CGFloat, _ edge: VerticalEdge, _ paint: ControlPaint,
    into canvas: inout DisplayCanvas
  ) {
    let start = row.separatorStart
    let area = acrossScreen(row.frame)
    let isRightToLeft = environment.isRightToLeft
    let left = isRightToLeft ? area.minX : row.frame.minX + start
    let right = isRightToLeft ? row.frame.maxX - start : area.maxX
    var line = canvas.pixelRect(CGRect(x: left, y: y, width: right - left, height: 0))
    line.size.height = 1 / canvas.scale
    if edge == .bottom { line.origin.y -= line.height }
    let color = paint.color(row.separatorTint(edge)) ?? paint.separator
    canvas.append(.fill(line, color))
  }
}

extension ListRowNode {
  /// What is painted behind the row, in its space, in points.
  var areaOfBackground: CGRect {
    list.acrossScreen(frame).offsetBy(dx: -frame.minX, dy: -frame.minY)
  }

  /// Shows that the row is pressed or selected.
  ///
  /// Rounded in a sidebar; that its colour is that of other lists there is unsure.
  func drawHighlight(_ paint: ControlPaint, into canvas: inout DisplayCanvas) {
    canvas.append(
      .fill(
        canvas.pixelRect(areaOfBackground),
        cornerRadius: list.metrics.isSidebar ? RowMetrics.sidebarRadius : 0,
        .color(paint.pressedRow)))
  }
}

extension ControlPaint {
  /// Behind the rows or the cards of a list.
  func background(of list: ListMetrics) -> PaintColor {
    if list.isSidebar { return color(.secondarySystemBackground) }
    return list.look == .plain ? background : color(.systemGroupedBackground)
  }

  /// Behind the rows of a card.
  var groupedCell: PaintColor {
    color(.secondarySystemGroupedBackground)
  }

  /// Behind a row that is pressed or selected.
  var pressedRow: PaintColor {
    color(.systemGray4)
  }
}
