import CoreGraphics
import Foundation
import Metrics

/// Finds the heights that are known without any view: what table, delegate and data source say.
@MainActor
struct TableMeasure {
  let table: UITableView
  let sections: TableSections

  private static let estimate = RowMetrics.leastHeight

  // MARK: Everything

  func all() -> (heights: [CGFloat], areFinal: [Bool]) {
    var heights: [CGFloat] = []
    var areFinal: [Bool] = []
    heights.reserveCapacity(sections.count)
    areFinal.reserveCapacity(sections.count)
    for (section, count) in sections.rowCounts.enumerated() {
      let header = height(of: .header(section))
      heights.append(header ?? RowMetrics.plainHeaderHeight)
      areFinal.append(header != nil)
      appendRows(of: section, count: count, &heights, &areFinal)
      let footer = height(of: .footer(section))
      heights.append(footer ?? RowMetrics.plainHeaderHeight)
      areFinal.append(footer != nil)
    }
    return (heights, areFinal)
  }

  /// Asks for each row only where the delegate has an answer of its own.
  private func appendRows(
    of section: Int, count: Int, _ heights: inout [CGFloat], _ areFinal: inout [Bool]
  ) {
    guard count > 0 else { return }
    let first = delegateHeight(ofRow: IndexPath(row: 0, section: section))
    guard first != nil else {
      let isFinal = table.rowHeight >= 0
      let height = isFinal ? table.rowHeight : estimatedHeight
      heights.append(contentsOf: repeatElement(height, count: count))
      areFinal.append(contentsOf: repeatElement(isFinal, count: count))
      return
    }
    for row in 0..<count {
      let height =
        row == 0 ? first : delegateHeight(ofRow: IndexPath(row: row, section: section))
      let isFinal = (height ?? -1) >= 0
      heights.append(isFinal ? height ?? 0 : estimatedHeight)
      areFinal.append(isFinal)
    }
  }

  private var estimatedHeight: CGFloat {
    table.estimatedRowHeight > 0 ? table.estimatedRowHeight : Self.estimate
  }

  private func delegateHeight(ofRow path: IndexPath) -> CGFloat? {
    guard let delegate = table.tableDelegate else { return nil }
    return usable(
      DefaultRequirement.call { delegate.tableView(table, heightForRowAt: path) },
      as: "heightForRowAt")
  }

  /// A height that the delegate says; one that cannot be used leaves it to the view.
  private func usable(_ height: CGFloat?, as name: String) -> CGFloat? {
    guard let height, !GeometryPass.accepts([height], as: name, of: table) else { return height }
    return UITableView.automaticDimension
  }

  /// Nil for a row whose cell decides.
  func explicitHeight(ofRow path: IndexPath) -> CGFloat? {
    let height = delegateHeight(ofRow: path) ?? table.rowHeight
    return height >= 0 ? height : nil
  }

  // MARK: Headers and footers

  /// Nil for one whose view decides.
  private func height(of part: TableSections.Part) -> CGFloat? {
    let told = delegateHeight(of: part)
    if let told, told >= 0 {
      return told == 0 && table.style != .plain ? nil : told + padding(part)
    }
    let fixed: CGFloat =
      switch part {
      case .header: table.sectionHeaderHeight
      default: table.sectionFooterHeight
      }
    let hasView = TableSupplementary.mayHaveView(part, in: table)
    if !hasView {
      if fixed >= 0, table.style != .plain { return fixed }
      return emptyHeight(of: part)
    }
    guard fixed >= 0 else { return nil }
    // Titles have their own height in grouped tables.
    if case .header = part, table.style != .plain,
      !TableSupplementary.delegateMakesViews(part, in: table)
    {
      return nil
    }
    return fixed + padding(part)
  }

  private func delegateHeight(of part: TableSections.Part) -> CGFloat? {
    guard let delegate = table.tableDelegate else { return nil }
    return usable(
      DefaultRequirement.call {
        switch part {
        case .header(let section): delegate.tableView(table, heightForHeaderInSection: section)
        case .footer(let section): delegate.tableView(table, heightForFooterInSection: section)
        case .row: 0
        }
      }, as: "heightForHeaderInSection and heightForFooterInSection")
  }

  private func padding(_ part: TableSections.Part) -> CGFloat {
    TableSupplementary.topPadding(part, in: table)
  }

  /// The gaps between sections that have no titles.
  private func emptyHeight(of part: TableSections.Part) -> CGFloat {
    guard table.style != .plain else { return 0 }
    if case .header(0) = part, table.tableHeaderView == nil { return RowMetrics.sectionGap }
    return RowMetrics.emptyLabelHeight
  }

  // MARK: Editing

  static func editingStyle(
    of path: IndexPath, in table: UITableView
  ) -> UITableViewCell.EditingStyle {
    table.tableDelegate?.tableView(table, editingStyleForRowAt: path) ?? .delete
  }

  /// Differs from Apple's: a row can be moved only if the data source says so in
  /// `tableView(_:canMoveRowAt:)`; whether it implements `moveRowAt` cannot be asked.
  static func canMove(_ path: IndexPath, in table: UITableView) -> Bool {
    guard let dataSource = table.dataSource else { return false }
    return DefaultRequirement.call { dataSource.tableView(table, canMoveRowAt: path) } ?? false
  }
}
