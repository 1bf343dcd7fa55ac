import Foundation

/// The changes of one batch, and what they make of the rows.
@MainActor
struct TableUpdates {
  var insertedRows: [IndexPath] = []
  var deletedRows: [IndexPath] = []
  var reloadedRows: [IndexPath] = []
  var movedRows: [(IndexPath, IndexPath)] = []
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(Int, Int)] = []
  private var depth = 1
  private let old: TableSections

  private init(old: TableSections) {
    self.old = old
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
  static func change(in table: UITableView, _ change: (inout TableUpdates) -> Void) {
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

  private static func mutate(_ table: UITableView, _ change: (inout TableUpdates) -> Void) {
    guard var updates = table.updates else { return }
    change(&updates)
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

  // MARK: Mapping

  /// The new number of each old section that stays.
  private func sectionMap(newCount: Int) -> [Int: Int] {
    var map: [Int: Int] = [:]
    for (from, to) in movedSections { map[from] = to }
    let taken = insertedSections.union(IndexSet(movedSections.map(\.1)))
    var next = 0
    for section in old.rowCounts.indices
    where map[section] == nil && !deletedSections.contains(section) {
      while taken.contains(next) { next += 1 }
      map[section] = next
      next += 1
    }
    return map.filter { $0.value < newCount }
  }

  private func apply(to table: UITableView) {
    let new = TableSections(rowCounts: TableRows.counts(of: table))
    let sections = sectionMap(newCount: new.rowCounts.count)
    if let problem = problem(new, sections) {
      RuntimeIssue.fail(
        "Invalid update of \(type(of: table)): \(problem) The data source is "
          + "\(table.dataSource.map { "\(type(of: $0))" } ?? "nil").")
      table.reloadData()
      return
    }
    let rows = rowMap(new, sections)
    let before = Dictionary(rows.map { ($0.value, $0.key) }) { first, _ in first }
    move(table, rows)
    let backwards = Dictionary(sections.map { ($0.value, $0.key) }) { first, _ in first }
    table.rows.replace(new) { part in
      switch part {
      case .row(let path): before[path].map { old.position(of: $0) }
      case .header(let section): backwards[section].map { old.position(ofHeader: $0) }
      case .footer(let section): backwards[section].map { old.position(ofFooter: $0) }
      }
    }
  }

  /// The new path of each old row that stays and is not loaded again.
  private func rowMap(_ new: TableSections, _ sections: [Int: Int]) -> [IndexPath: IndexPath] {
    var map: [IndexPath: IndexPath] = [:]
    var gone = Set(deletedRows)
    var taken = Set(insertedRows)
    for (from, to) in movedRows {
      map[from] = to
      gone.insert(from)
      taken.insert(to)
    }
    let reloaded = Set(reloadedRows)
    for (section, target) in sections where !reloadedSections.contains(section) {
      var next = 0
      for row in 0..<old.rowCounts[section] {
        let path = IndexPath(row: row, section: section)
        if gone.contains(path) { continue }
        while taken.contains(IndexPath(row: next, section: target)) { next += 1 }
        if !reloaded.contains(path), next < new.rowCounts[target] {
          map[path] = IndexPath(row: next, section: target)
        }
        next += 1
      }
    }
    return map
  }

  private func move(_ table: UITableView, _ map: [IndexPath: IndexPath]) {
    var cells: [IndexPath: UITableViewCell] = [:]
    for (path, cell) in table.rows.cells {
      if let target = map[path] { cells[target] = cell }
    }
    table.rows.setCells(cells)
    table.selection = table.selection.compactMap { map[$0] }
  }

  // MARK: Checking

  /// What does not add up, in iOS's words.
  private func problem(_ new: TableSections, _ sections: [Int: Int]) -> String? {
    let expected = old.rowCounts.count + insertedSections.count - deletedSections.count
    guard expected == new.rowCounts.count else {
      return "invalid number of sections. The number of sections contained in the table view "
        + "after the update (\(new.rowCounts.count)) must be equal to the number of sections "
        + "contained in the table view before the update (\(old.rowCounts.count)), plus or minus "
        + "the number of sections inserted or deleted (\(insertedSections.count) inserted, "
        + "\(deletedSections.count) deleted)."
    }
    for path in deletedRows + reloadedRows where !old.contains(path) {
      return
        "attempt to delete or reload row \(path.row) in section \(path.section), which did not "
        + "exist before the update (\(text(old, path.section)))."
    }
    for path in insertedRows where !new.contains(path) {
      return "attempt to insert row \(path.row) into section \(path.section), which does not exist "
        + "after the update (\(text(new, path.section)))."
    }
    for (section, target) in sections.sorted(by: { $0.key < $1.key })
    where !reloadedSections.contains(section) {
      if let problem = problem(section, target, new) { return problem }
    }
    return nil
  }

  private func text(_ sections: TableSections, _ section: Int) -> String {
    sections.rowCounts.indices.contains(section)
      ? "it has \(sections.rowCounts[section]) rows" : "there is no such section"
  }

  private func problem(_ section: Int, _ target: Int, _ new: TableSections) -> String? {
    let inserted = Set(insertedRows).filter { $0.section == target }.count
    let deleted = Set(deletedRows).filter { $0.section == section }.count
    let movedIn = movedRows.filter { $0.1.section == target && $0.0.section != section }.count
    let movedOut = movedRows.filter { $0.0.section == section && $0.1.section != target }.count
    let before = old.rowCounts[section]
    let after = new.rowCounts[target]
    guard before + inserted - deleted + movedIn - movedOut != after else { return nil }
    return
      "invalid number of rows in section \(target). The number of rows contained in an existing "
      + "section after the update (\(after)) must be equal to the number of rows contained in that "
      + "section before the update (\(before)), plus or minus the number of rows inserted or "
      + "deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus or minus "
      + "the number of rows moved into or out of that section (\(movedIn) moved in, \(movedOut) "
      + "moved out)."
  }
}
