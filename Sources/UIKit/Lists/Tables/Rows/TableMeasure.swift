import CoreGraphics
import Foundation
import Metrics

/// Finds the heights that are known without any view: what table, delegate and data source say.
@MainActor
struct TableMeasure {
  let table: UITableView
  let sections: TableSections
  /// The headers and footers of the delegate that are there, of which nobody has to be asked.
  var shown: Set<TableSections.Part> = []

  private static let estimate = RowMetrics.leastHeight

  // MARK: Everything

  func all() -> (heights: [CGFloat], areFinal: [Bool]) {
    var heights: [CGFloat] = []
    var areFinal: [Bool] = []
    heights.reserveCapacity(sections.count)
    areFinal.reserveCapacity(sections.count)
    for (section, count) in sections.rowCounts.enumerated() {
      let header = height(of: .header(section))
      heights.append(header ?? estimatedHeight(of: .header(section)))
      areFinal.append(header != nil)
      appendRows(of: section, count: count, &heights, &areFinal)
      let footer = height(of: .footer(section))
      heights.append(footer ?? estimatedHeight(of: .footer(section)))
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
      if isFinal {
        heights.append(contentsOf: repeatElement(table.rowHeight, count: count))
      } else {
        appendEstimates(of: section, count: count, &heights)
      }
      areFinal.append(contentsOf: repeatElement(isFinal, count: count))
      return
    }
    for row in 0..<count {
      let path = IndexPath(row: row, section: section)
      let height = row == 0 ? first : delegateHeight(ofRow: path)
      let isFinal = (height ?? -1) >= 0
      heights.append(isFinal ? height ?? 0 : toldEstimate(ofRow: path) ?? estimatedHeight)
      areFinal.append(isFinal)
    }
  }

  private func appendEstimates(of section: Int, count: Int, _ heights: inout [CGFloat]) {
    guard let first = toldEstimate(ofRow: IndexPath(row: 0, section: section)) else {
      heights.append(contentsOf: repeatElement(estimatedHeight, count: count))
      return
    }
    heights.append(first)
    for row in 1..<max(count, 1) {
      let told = toldEstimate(ofRow: IndexPath(row: row, section: section))
      heights.append(told ?? estimatedHeight)
    }
  }

  private var estimatedHeight: CGFloat {
    table.estimatedRowHeight > 0 ? table.estimatedRowHeight : Self.estimate
  }

  /// What the delegate estimates; nil where it says nothing that can be used.
  private func toldEstimate(ofRow path: IndexPath) -> CGFloat? {
    guard let delegate = table.tableDelegate else { return nil }
    let told = DefaultRequirement.call {
      delegate.tableView(table, estimatedHeightForRowAt: path)
    }
    guard let height = usable(told, as: "estimatedHeightForRowAt"), height > 0 else { return nil }
    return height
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

  /// What the delegate or the table estimates for one that is not there yet.
  private func estimatedHeight(of part: TableSections.Part) -> CGFloat {
    let told = toldEstimate(of: part)
    let name = "estimatedHeightForHeaderInSection and estimatedHeightForFooterInSection"
    if let height = usable(told, as: name), height > 0 { return height }
    let general: CGFloat =
      if case .header = part {
        table.estimatedSectionHeaderHeight
      } else {
        table.estimatedSectionFooterHeight
      }
    return general > 0 ? general : RowMetrics.plainHeaderHeight
  }

  private func toldEstimate(of part: TableSections.Part) -> CGFloat? {
    guard let delegate = table.tableDelegate else { return nil }
    return DefaultRequirement.call {
      switch part {
      case .header(let section):
        delegate.tableView(table, estimatedHeightForHeaderInSection: section)
      case .footer(let section):
        delegate.tableView(table, estimatedHeightForFooterInSection: section)
      case .row: 0
      }
    }
  }

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
    let hasView = shown.contains(part) || TableSupplementary.mayHaveView(part, in: table)
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
        case .footer(let section):
          delegate.tableView(table, heightForFooterInSection: section)
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
    DefaultRequirement.asked(table.tableDelegate?.tableView(table, editingStyleForRowAt: path))
      ?? .delete
  }

  /// Differs from Apple's: a row can be moved only if the data source says so in
  /// `tableView(_:canMoveRowAt:)`; whether it implements `moveRowAt` cannot be asked.
  static func canMove(_ path: IndexPath, in table: UITableView) -> Bool {
    guard let dataSource = table.dataSource else { return false }
    return DefaultRequirement.call { dataSource.tableView(table, canMoveRowAt: path) } ?? false
  }
}
