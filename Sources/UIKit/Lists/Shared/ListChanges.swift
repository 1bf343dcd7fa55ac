import Foundation

/// Insertions, deletions, moves and reloads of one batch, and what they make of the rows of a list.
struct ListChanges {
  var insertedRows: [IndexPath] = []
  var deletedRows: [IndexPath] = []
  var reloadedRows: [IndexPath] = []
  var movedRows: [(IndexPath, IndexPath)] = []
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(Int, Int)] = []
  /// What the list had before.
  let old: TableSections
  /// What messages call the list and its parts.
  let list: String
  let row: String

  init(old: TableSections, list: String, row: String) {
    self.old = old
    self.list = list
    self.row = row
  }

  /// Adds what leads from one snapshot to the next.
  mutating func add(_ changes: SnapshotChanges) {
    deletedSections.formUnion(changes.deletedSections)
    insertedSections.formUnion(changes.insertedSections)
    movedSections += changes.movedSections.map { ($0.from, $0.to) }
    deletedRows += changes.deletedItems
    insertedRows += changes.insertedItems
    movedRows += changes.movedItems.map { ($0.from, $0.to) }
  }

  // MARK: Mapping

  /// The new number of each old section that stays.
  func sectionMap(newCount: Int) -> [Int: Int] {
    var map: [Int: Int] = [:]
    for (from, to) in movedSections { map[from] = to }
    let taken = Set(insertedSections).union(movedSections.map(\.1))
    var next = 0
    for section in old.rowCounts.indices
    where map[section] == nil && !deletedSections.contains(section) {
      while taken.contains(next) { next += 1 }
      map[section] = next
      next += 1
    }
    return map.filter { $0.value < newCount }
  }

  /// The new path of each old row that stays and is not loaded again.
  func rowMap(_ new: TableSections, _ sections: [Int: Int]) -> [IndexPath: IndexPath] {
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

  // MARK: Checking

  /// What does not add up, in iOS's words.
  func problem(_ new: TableSections, _ sections: [Int: Int]) -> String? {
    let expected = old.rowCounts.count + insertedSections.count - deletedSections.count
    guard expected == new.rowCounts.count else {
      return "invalid number of sections. The number of sections contained in the \(list) "
        + "after the update (\(new.rowCounts.count)) must be equal to the number of sections "
        + "contained in the \(list) before the update (\(old.rowCounts.count)), plus or minus "
        + "the number of sections inserted or deleted (\(insertedSections.count) inserted, "
        + "\(deletedSections.count) deleted)."
    }
    if let section = deletedSections.union(reloadedSections).last, section >= old.rowCounts.count {
      return "attempt to delete or reload section \(section), but there are only "
        + "\(old.rowCounts.count) sections before the update."
    }
    if let section = insertedSections.last, section >= new.rowCounts.count {
      return "attempt to insert section \(section), but there are only \(new.rowCounts.count) "
        + "sections after the update."
    }
    if let problem = misplacedSection(new) ?? contradiction { return problem }
    for path in deletedRows + reloadedRows where !old.contains(path) {
      return
        "attempt to delete or reload \(row) \(path.row) in section \(path.section), which did not "
        + "exist before the update (\(text(old, path.section)))."
    }
    for path in insertedRows where !new.contains(path) {
      return
        "attempt to insert \(row) \(path.row) into section \(path.section), which does not exist "
        + "after the update (\(text(new, path.section)))."
    }
    if let problem = misplacedRow(new) { return problem }
    let counts = Counts(self)
    for (section, target) in sections.sorted(by: { $0.key < $1.key })
    where !reloadedSections.contains(section) {
      if let problem = problem(section, target, new, counts) { return problem }
    }
    return nil
  }

  /// A section that moves from or to where there is none.
  private func misplacedSection(_ new: TableSections) -> String? {
    for (from, to) in movedSections {
      if !old.rowCounts.indices.contains(from) {
        return "attempt to move section \(from), but there are only \(old.rowCounts.count) "
          + "sections before the update."
      }
      if !new.rowCounts.indices.contains(to) {
        return "attempt to move section \(from) to \(to), but there are only "
          + "\(new.rowCounts.count) sections after the update."
      }
    }
    return nil
  }

  /// The same for rows.
  private func misplacedRow(_ new: TableSections) -> String? {
    for (from, to) in movedRows {
      if !old.contains(from) {
        return "attempt to move \(text(from)), which did not exist before the update "
          + "(\(text(old, from.first ?? -1)))."
      }
      if !new.contains(to) {
        return "attempt to move \(text(from)) to \(text(to)), which does not exist after the "
          + "update (\(text(new, to.first ?? -1)))."
      }
    }
    return nil
  }

  /// Two things that a batch wants of the same row.
  private var contradiction: String? {
    let deleted = Set(deletedRows)
    if let path = reloadedRows.first(where: { deleted.contains($0) }) {
      return "attempt to delete and reload the same index path (\(text(path)))."
    }
    if let path = movedRows.map(\.0).first(where: { deleted.contains($0) }) {
      return
        "attempt to perform a delete and a move from the same index path (\(text(path)))."
    }
    let inserted = Set(insertedRows)
    if let path = movedRows.map(\.1).first(where: { inserted.contains($0) }) {
      return
        "attempt to perform an insert and a move to the same index path (\(text(path)))."
    }
    return nil
  }

  private func text(_ path: IndexPath) -> String {
    path.count == 2 ? "\(row) \(path.row) in section \(path.section)" : "\(path)"
  }

  private func text(_ sections: TableSections, _ section: Int) -> String {
    sections.rowCounts.indices.contains(section)
      ? "it has \(sections.rowCounts[section]) \(row)s" : "there is no such section"
  }

  /// How many rows come and go, by their sections.
  private struct Counts {
    var inserted: [Int: Int] = [:]
    var deleted: [Int: Int] = [:]
    var movedIn: [Int: [Int: Int]] = [:]
    var movedOut: [Int: [Int: Int]] = [:]

    init(_ changes: ListChanges) {
      for path in Set(changes.insertedRows) { inserted[path.section, default: 0] += 1 }
      for path in Set(changes.deletedRows) { deleted[path.section, default: 0] += 1 }
      for (from, to) in changes.movedRows {
        movedIn[to.section, default: [:]][from.section, default: 0] += 1
        movedOut[from.section, default: [:]][to.section, default: 0] += 1
      }
    }

    /// Those that move between a section and all others but one.
    static func moved(_ counts: [Int: Int]?, without other: Int) -> Int {
      (counts ?? [:]).reduce(0) { $0 + ($1.key == other ? 0 : $1.value) }
    }
  }

  private func problem(
    _ section: Int, _ target: Int, _ new: TableSections, _ counts: Counts
  ) -> String? {
    let inserted = counts.inserted[target] ?? 0
    let deleted = counts.deleted[section] ?? 0
    let movedIn = Counts.moved(counts.movedIn[target], without: section)
    let movedOut = Counts.moved(counts.movedOut[section], without: target)
    let before = old.rowCounts[section]
    let after = new.rowCounts[target]
    guard before + inserted - deleted + movedIn - movedOut != after else { return nil }
    return
      "invalid number of \(row)s in section \(target). The number of \(row)s contained in an existing "
      + "section after the update (\(after)) must be equal to the number of \(row)s contained in that "
      + "section before the update (\(before)), plus or minus the number of \(row)s inserted or "
      + "deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus or minus "
      + "the number of \(row)s moved into or out of that section (\(movedIn) moved in, \(movedOut) "
      + "moved out)."
  }
}
