import CoreGraphics
import Device
import Foundation

/// The titles at the side of a table by which the user jumps to its sections.
@MainActor
final class SectionIndex {
  private unowned let table: UITableView
  private var titles: [String]?
  private var view: SectionIndexView?

  init(table: UITableView) {
    self.table = table
  }

  /// Has the data source asked for its titles again.
  func forget() {
    titles = nil
    table.setNeedsLayout()
  }

  /// What the index takes from the content of cells, in points; 0 where there is none.
  var width: CGFloat { shownTitles.isEmpty ? 0 : SectionIndexView.width }

  /// The titles of an index that is there: those of a plain table with enough rows.
  private var shownTitles: [String] {
    guard table.style == .plain, let dataSource = table.dataSource else { return [] }
    let titles = titles ?? DefaultRequirement.asked(dataSource.sectionIndexTitles(for: table)) ?? []
    self.titles = titles
    guard !titles.isEmpty else { return [] }
    let count = table.rows.loaded.rowCounts.reduce(0, +)
    return count >= table.sectionIndexMinimumDisplayRowCount ? titles : []
  }

  /// Keeps the index at the side of what is seen, in front of cells and headers.
  func layOut() {
    let titles = shownTitles
    guard !titles.isEmpty else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    let view = view ?? SectionIndexView(table: table)
    self.view = view
    view.titles = titles
    view.update()
    let inset = table.adjustedContentInset
    let bounds = table.bounds
    let frame = CGRect(
      x: bounds.width - SectionIndexView.width - table.safeAreaInsets.right,
      y: bounds.minY + inset.top, width: SectionIndexView.width,
      height: max(bounds.height - inset.top - inset.bottom, 0))
    view.frame = table.mirrored(frame)
    if view.superview !== table { table.addSubview(view) }
    if table.subviews.last !== view { table.bringSubviewToFront(view) }
  }

  /// Whether a touch at a point of the table is the index's.
  func contains(_ point: CGPoint) -> Bool { view?.frame.contains(point) ?? false }

  /// Shows the section that a title leads to; the data source may lead to none, and scroll itself.
  func choose(_ index: Int) {
    guard let titles, titles.indices.contains(index), let dataSource = table.dataSource else {
      return
    }
    let section = DefaultRequirement.asked(
      dataSource.tableView(
        table, sectionForSectionIndexTitle: titles[index], at: index))
    let counts = table.rows.loaded.rowCounts
    guard counts.indices.contains(section) else { return }
    table.touches.closeActions()
    if counts[section] > 0 {
      table.scrollToRow(at: IndexPath(row: 0, section: section), at: .top, animated: false)
    } else {
      let top = table.rectForHeader(inSection: section).minY - table.adjustedContentInset.top
      table.contentOffset = table.clamped(CGPoint(x: table.contentOffset.x, y: top))
    }
    UIChange.note()
  }
}
