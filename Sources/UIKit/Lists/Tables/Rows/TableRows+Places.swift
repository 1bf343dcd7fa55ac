import CoreGraphics
import Device
import Foundation
import Metrics

/// Where rows, headers and footers are, in the table's coordinates, in points.
extension TableRows {
  /// Of the view above the first section.
  var headerHeight: CGFloat { table.tableHeaderView?.frame.height ?? 0 }
  /// From the table's side to a cell's text in a plain table, in points.
  var sideMargin: CGFloat { ScreenMargins.side(forWidth: table.bounds.width) }
  /// From the side of a header or footer to its text, in points.
  var labelMargin: CGFloat {
    guard table.style != .insetGrouped else { return sideMargin }
    return sideMargin + max(table.safeAreaInsets.left, table.safeAreaInsets.right)
  }
  var cardInset: CGFloat {
    table.style == .insetGrouped ? SystemMetrics.current.cardMargin : 0
  }

  func rect(of part: TableSections.Part) -> CGRect {
    let sections = loaded
    let position: Int
    switch part {
    case .row(let path):
      guard sections.contains(path) else { return .zero }
      position = sections.position(of: path)
    case .header(let section):
      guard sections.rowCounts.indices.contains(section) else { return .zero }
      position = sections.position(ofHeader: section)
    case .footer(let section):
      guard sections.rowCounts.indices.contains(section) else { return .zero }
      position = sections.position(ofFooter: section)
    }
    return rect(at: position)
  }

  func rect(at position: Int) -> CGRect {
    // Cards stand beside what the device's shape takes; plain rows go on below it.
    let sides = table.style == .insetGrouped ? table.safeAreaInsets : .zero
    return CGRect(
      x: sides.left + cardInset, y: headerHeight + heights.start(of: position),
      width: max(table.bounds.width - sides.left - sides.right - 2 * cardInset, 0),
      height: heights.heights[position])
  }

  func indexPath(at point: CGPoint) -> IndexPath? {
    let sections = loaded
    guard sections.count > 0, point.y >= headerHeight, point.y < headerHeight + heights.total else {
      return nil
    }
    guard case .row(let path) = sections.part(at: heights.item(at: point.y - headerHeight)) else {
      return nil
    }
    return path
  }

  func indexPaths(in rect: CGRect) -> [IndexPath]? {
    let sections = loaded
    guard sections.count > 0, rect.height > 0 else { return [] }
    var paths: [IndexPath] = []
    var position = heights.item(at: max(rect.minY - headerHeight, 0))
    while position < sections.count, self.rect(at: position).minY < rect.maxY {
      if case .row(let path) = sections.part(at: position), self.rect(at: position).maxY > rect.minY
      {
        paths.append(path)
      }
      position += 1
    }
    return paths
  }

  func indexPath(of cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  func text(of path: IndexPath) -> String { "row \(path.row) in section \(path.section)" }

  func boundsText(for path: IndexPath) -> String {
    let counts = loaded.rowCounts
    guard counts.indices.contains(path.section) else {
      return "the table has \(counts.count) sections."
    }
    return "section \(path.section) has \(counts[path.section]) rows."
  }

  /// Of the header that is shown with the first row of its section when that is scrolled to the top, in points; without
  /// the padding above it.
  ///
  /// Seen on a device for first rows at the top and last ones at the bottom, and only for those
  /// (akisute.com/2011/08/uitableviewcontroller.html).
  private func heightAbove(_ path: IndexPath) -> CGFloat {
    guard path.row == 0 else { return 0 }
    let part = TableSections.Part.header(path.section)
    return max(rect(of: part).height - TableSupplementary.topPadding(part, in: table), 0)
  }

  /// Of the footer that is shown with the last row of its section.
  private func heightBelow(_ path: IndexPath) -> CGFloat {
    guard path.row == loaded.rowCounts[path.section] - 1 else { return 0 }
    return rect(of: .footer(path.section)).height
  }

  func scroll(to path: IndexPath, _ position: UITableView.ScrollPosition, animated: Bool) {
    guard loaded.contains(path) else {
      RuntimeIssue.fail(
        "UITableView.scrollToRow(at:at:animated:): \(text(of: path)) is out of bounds: "
          + boundsText(for: path))
      return
    }
    for _ in 0..<TurnLimits.scrollRounds {
      let rect = rect(of: .row(path))
      let inset = table.adjustedContentInset
      let seen = table.bounds.height - inset.top - inset.bottom
      var offset = table.contentOffset
      switch position {
      case .none:
        table.scrollRectToVisible(rect, animated: animated)
        offset = table.contentOffset
      case .top: offset.y = rect.minY - heightAbove(path) - inset.top
      case .middle: offset.y = rect.midY - inset.top - seen / 2
      case .bottom: offset.y = rect.maxY + heightBelow(path) - inset.top - seen
      }
      offset = table.clamped(offset)
      if table.contentOffset != offset { table.setContentOffset(offset, animated: animated) }
      table.layoutIfNeeded()
      if self.rect(of: .row(path)) == rect { return }
    }
    RuntimeIssue.report(
      "\(type(of: table)): \(text(of: path)) keeps moving while the table scrolls to it: the heights "
        + "of rows change with each layout.")
  }
}
