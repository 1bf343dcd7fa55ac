import Device
import Foundation

/// The changes of one batch, and what they make of the rows.
@MainActor
struct TableUpdates {
  private var changes: ListChanges
  private var depth = 1

  private init(old: TableSections) {
    changes = ListChanges(old: old, list: "table view", row: "row")
  }

  // MARK: Batches

  static func begin(in table: UITableView) {
    if table.updates != nil {
      table.updates?.depth += 1
    } else {
      table.updates = TableUpdates(old: table.rows.loaded)
    }
  }

  /// Adds to the batch, or makes one of the change alone.
  static func change(in table: UITableView, _ change: (inout ListChanges) -> Void) {
    if table.updates != nil {
      mutate(table, change)
      return
    }
    guard table.rows.isLoaded else {
      table.reloadData()
      return
    }
    begin(in: table)
    mutate(table, change)
    end(in: table)
  }

  /// Goes over to what the data source has after the changes.
  static func apply(_ changes: SnapshotChanges, to table: UITableView) {
    begin(in: table)
    mutate(table) { $0.add(changes) }
    end(in: table)
  }

  private static func mutate(_ table: UITableView, _ change: (inout ListChanges) -> Void) {
    guard var updates = table.updates else { return }
    change(&updates.changes)
    table.updates = updates
  }

  static func end(in table: UITableView) {
    guard var updates = table.updates else { return }
    updates.depth -= 1
    guard updates.depth == 0 else {
      table.updates = updates
      return
    }
    table.updates = nil
    updates.apply(to: table)
  }

  private func apply(to table: UITableView) {
    table.dragDrop.listDidChange()
    let new = TableSections(rowCounts: TableRows.counts(of: table))
    let old = changes.old
    let sections = changes.sectionMap(newCount: new.rowCounts.count)
    if let problem = changes.problem(new, sections) {
      RuntimeIssue.fail(
        "Invalid update of \(type(of: table)): \(problem) The data source is "
          + "\(table.dataSource.map { "\(type(of: $0))" } ?? "nil").")
      table.reloadData()
      return
    }
    let rows = changes.rowMap(new, sections)
    let before = Dictionary(rows.map { ($0.value, $0.key) }) { first, _ in first }
    let kept = sections.filter { !changes.reloadedSections.contains($0.key) }
    move(table, rows, kept)
    let backwards = Dictionary(kept.map { ($0.value, $0.key) }) { first, _ in first }
    table.rows.replace(new) { part in
      switch part {
      case .row(let path): return before[path].map { old.position(of: $0) }
      case .header(let section):
        // The first title of a grouped table has another height than those below.
        guard let number = backwards[section], (number == 0) == (section == 0) else { return nil }
        return old.position(ofHeader: number)
      case .footer(let section): return backwards[section].map { old.position(ofFooter: $0) }
      }
    }
  }

  private func move(
    _ table: UITableView, _ map: [IndexPath: IndexPath], _ sections: [Int: Int]
  ) {
    var cells: [IndexPath: UITableViewCell] = [:]
    for (path, cell) in table.rows.cells {
      if let target = map[path] { cells[target] = cell }
    }
    table.rows.setCells(cells)
    var supplementary: [TableSections.Part: UIView] = [:]
    for (part, view) in table.rows.supplementary {
      guard let section = sections[part.section] else { continue }
      switch part {
      case .header: supplementary[.header(section)] = view
      case .footer: supplementary[.footer(section)] = view
      case .row: break
      }
    }
    table.rows.setSupplementary(supplementary)
    table.selection = table.selection.compactMap { map[$0] }
  }
}
