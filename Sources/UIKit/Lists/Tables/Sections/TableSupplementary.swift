import CoreGraphics
import Foundation
import Metrics

/// The headers and footers of a table's sections.
@MainActor
enum TableSupplementary {
  // MARK: What there is

  /// Whether a section may have a header or footer: a title, or a delegate that makes views.
  static func mayHaveView(_ part: TableSections.Part, in table: UITableView) -> Bool {
    title(of: part, in: table) != nil || delegateMakesViews(part, in: table)
  }

  static func delegateMakesViews(
    _ part: TableSections.Part, in table: UITableView
  ) -> Bool {
    // Making the view is the only way to know; the view is asked for again when it is shown.
    view(fromDelegate: part, in: table) != nil
  }

  private static func view(
    fromDelegate part: TableSections.Part, in table: UITableView
  ) -> UIView? {
    guard let delegate = table.tableDelegate else { return nil }
    switch part {
    case .header(let section):
      return DefaultRequirement.asked(delegate.tableView(table, viewForHeaderInSection: section))
    case .footer(let section):
      return DefaultRequirement.asked(delegate.tableView(table, viewForFooterInSection: section))
    case .row: return nil
    }
  }

  private static func title(of part: TableSections.Part, in table: UITableView) -> String? {
    switch part {
    case .header(let section):
      DefaultRequirement.asked(table.dataSource?.tableView(table, titleForHeaderInSection: section))
    case .footer(let section):
      DefaultRequirement.asked(table.dataSource?.tableView(table, titleForFooterInSection: section))
    case .row: nil
    }
  }

  /// The delegate's view, or a standard one with the data source's title.
  static func view(of part: TableSections.Part, in table: UITableView) -> UIView? {
    if let view = view(fromDelegate: part, in: table) {
      configure(view as? UITableViewHeaderFooterView, part, in: table)
      return view
    }
    guard let title = title(of: part, in: table) else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.isTitle = true
    configure(view, part, in: table)
    let isHeader = isHeader(part)
    view.textLabel?.text = isHeader && view.isGrouped ? title.uppercased() : title
    if isHeader, !view.isGrouped {
      view.textLabel?.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(
        for: .systemFont(ofSize: 15, weight: .semibold), compatibleWith: table.traitCollection)
      view.textLabel?.textColor = .label
    }
    return view
  }

  /// Whether the table made the view of a title.
  static func isTitle(_ view: UIView) -> Bool {
    (view as? UITableViewHeaderFooterView)?.isTitle == true
  }

  private static func configure(
    _ view: UITableViewHeaderFooterView?, _ part: TableSections.Part, in table: UITableView
  ) {
    view?.isGrouped = table.style != .plain
    view?.isFooter = !isHeader(part)
    view.map { follow(table, by: $0) }
  }

  /// Gives a standard view the margins that the table has now: they are other ones on a wider screen.
  static func follow(_ table: UITableView, by view: UIView) {
    (view as? UITableViewHeaderFooterView)?.leftMargin = table.rows.labelMargin
  }

  private static func isHeader(_ part: TableSections.Part) -> Bool {
    if case .header = part { return true }
    return false
  }

  // MARK: Heights

  /// Above the header of a plain table's section, in points.
  static func topPadding(_ part: TableSections.Part, in table: UITableView) -> CGFloat {
    guard isHeader(part), table.style == .plain else { return 0 }
    return table.sectionHeaderTopPadding >= 0
      ? table.sectionHeaderTopPadding : RowMetrics.plainHeaderTop
  }

  static func height(
    of view: UIView, _ part: TableSections.Part, width: CGFloat, in table: UITableView
  ) -> CGFloat {
    let padding = topPadding(part, in: table)
    guard let standard = view as? UITableViewHeaderFooterView else {
      let fitted = CellSizing.constrainedHeight(of: view, width: width)
      let own = view.bounds.height > 0 ? view.bounds.height : RowMetrics.plainHeaderHeight
      return (fitted ?? own) + padding
    }
    if let wanted = standard.wantedHeight(width: width) { return wanted + padding }
    let text = standard.textLabel?.sizeThatFits(
      CGSize(width: width - 2 * table.rows.labelMargin, height: 0)
    ).height
    guard table.style != .plain else {
      // Large letters make it higher, with the room around them that others have.
      let room = RowMetrics.plainHeaderHeight - 18
      return max(RowMetrics.plainHeaderHeight, (text ?? 0) + room) + padding
    }
    let scale = max(table.traitCollection.displayScale, 1)
    if !isHeader(part) {
      return Rounding.up(
        (text ?? 16) + RowMetrics.footerTop + RowMetrics.footerBottom, scale)
    }
    let top = part == .header(0) ? RowMetrics.firstTableHeaderTop : RowMetrics.headerTop
    return Rounding.up((text ?? 16) + RowMetrics.tableHeaderBottom + top, scale)
  }

  // MARK: Callbacks

  static func tellWillDisplay(
    _ view: UIView, _ part: TableSections.Part, in table: UITableView
  ) {
    switch part {
    case .header(let section):
      table.tableDelegate?.tableView(table, willDisplayHeaderView: view, forSection: section)
    case .footer(let section):
      table.tableDelegate?.tableView(table, willDisplayFooterView: view, forSection: section)
    case .row: break
    }
  }

  static func tellDidEndDisplaying(
    _ view: UIView, _ part: TableSections.Part, in table: UITableView
  ) {
    switch part {
    case .header(let section):
      table.tableDelegate?.tableView(
        table, didEndDisplayingHeaderView: view, forSection: section)
    case .footer(let section):
      table.tableDelegate?.tableView(
        table, didEndDisplayingFooterView: view, forSection: section)
    case .row: break
    }
  }
}
