import Accessibility
import CoreGraphics
import Foundation

/// The elements of rows that are not on the screen.
///
/// Assistive technologies and UI tests on iOS are told of a cell for each row of a table, and its words come from a
/// cell that the data source is asked for; a collection tells only of cells near the screen. That much is certain:
/// developers see `tableView(_:cellForRowAt:)` called for all rows below `UITableViewAccessibility`
/// (domesticcatsoftware/DCIntrospect#38), tables of 2,000 rows read whole while 15 are visible
/// (appium/appium-xcuitest-driver#2601), and the difference from collections (rdar://14096313). That headers and
/// footers of other sections are told of is not known, and they are not.
///
/// Differs from Apple's: of the rows off the screen those among the first 500 are told of (a table of 700 is seen to
/// tell of 500, facebookarchive/WebDriverAgent#681; where iOS ends is unsure), and the delegate is not told that it will
/// display them, since apps load their next page there.
@MainActor
final class RowsOffScreen {
  /// How many rows from the first on are told of where they are off the screen.
  static let most = 500

  private unowned let rows: TableRows
  /// Who answers for a row's elements, so that they have the same numbers in each tree.
  private var owners: [IndexPath: RowOffScreen] = [:]

  init(rows: TableRows) {
    self.rows = rows
  }

  /// The elements of a table, with those of its rows off the screen where they are asked for.
  func adding(
    to elements: [AccessibilityElement], in context: AccessibilityTreeContext
  ) -> [AccessibilityElement] {
    if context.tellsRowsOffScreen, let table = elements.first, table.elementType == .table {
      add(to: table, in: context)
    }
    return elements
  }

  /// Adds the cells off the screen to the element of the table, before and after those on it.
  private func add(to element: AccessibilityElement, in context: AccessibilityTreeContext) {
    let table = rows.table
    guard table.window != nil, !table.bounds.isEmpty, table.updates == nil,
      table.accessibilityElements == nil
    else { return }
    let paths = paths
    guard !paths.isEmpty else { return }
    let first = rows.shownPaths.first
    var before: [AccessibilityElement] = []
    var after: [AccessibilityElement] = []
    for path in paths {
      let made = elements(at: path, in: context)
      if let first, path < first { before += made } else { after += made }
    }
    let shown = Set(rows.cells.values.map { AccessibilityTreeContext.identifier(of: $0) })
    var children = element.children
    let end = children.lastIndex { shown.contains($0.id) }.map { $0 + 1 } ?? children.endIndex
    children.insert(contentsOf: after, at: end)
    let start = children.firstIndex { shown.contains($0.id) } ?? children.startIndex
    children.insert(contentsOf: before, at: start)
    element.replaceChildren(children)
    // What a data source may have changed meanwhile is laid out now, as part of this tree.
    table.setNeedsLayout()
    table.layoutIfNeeded()
  }

  private var paths: [IndexPath] {
    var paths: [IndexPath] = []
    var left = Self.most
    for (section, count) in rows.loaded.rowCounts.enumerated() where left > 0 {
      for row in 0..<min(count, left) {
        let path = IndexPath(row: row, section: section)
        if rows.cells[path] == nil { paths.append(path) }
      }
      left -= min(count, left)
    }
    return paths
  }

  private func elements(
    at path: IndexPath, in context: AccessibilityTreeContext
  ) -> [AccessibilityElement] {
    let elements = rows.withCell(at: path) { $0.accessibilityElementTree(in: context) } ?? []
    let owner = owners[path] ?? RowOffScreen(path: path, table: rows.table)
    owners[path] = owner
    var number: UInt64 = 0
    for element in elements {
      element.walk { part in
        // The cell is used for other rows too: its numbers would be theirs.
        part.id = AccessibilityTreeContext.identifier(of: owner) | number << 40
        part.visibleFrame = .null
        context.register(owner, for: part.id)
        number += 1
        return .into
      }
    }
    return elements
  }
}

/// Answers for the elements of a row that is not on the screen.
final class RowOffScreen: UIResponder, ScrolledElementOwner {
  private let path: IndexPath
  private weak var table: UITableView?

  init(path: IndexPath, table: UITableView) {
    self.path = path
    self.table = table
  }

  func scrollIntoSight() -> Bool {
    guard let table, table.rows.loaded.contains(path) else { return false }
    table.scrollToRow(at: path, at: .none, animated: false)
    table.window?.layoutIfNeeded()
    return table.cellForRow(at: path).map(ScrollIntoView.scroll(to:)) ?? false
  }

  override func accessibilityActivate() -> Bool {
    guard scrollIntoSight() else { return false }
    return table?.cellForRow(at: path)?.accessibilityActivate() ?? false
  }
}
