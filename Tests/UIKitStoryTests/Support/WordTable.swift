import Foundation
import UIKit

/// A table of words, 60 points a row, that writes down what its delegate hears.
final class WordTable: UITableViewController {
  var words: [[String]]
  private let hasHeaders: Bool
  private(set) var log: [String] = []
  /// How often a view for a header was asked for.
  private(set) var headerRequests = 0
  /// Rows that may not be edited.
  var locked: Set<IndexPath> = []
  /// Rows that may not be selected.
  var refused: Set<IndexPath> = []
  /// Where the selection goes instead.
  var redirected: [IndexPath: IndexPath] = [:]
  /// What else a cell gets.
  var decorate: (WordCell, IndexPath) -> Void = { _, _ in }

  init(_ words: [[String]], hasHeaders: Bool = false) {
    self.words = words
    self.hasHeaders = hasHeaders
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(WordCell.self, forCellReuseIdentifier: "row")
    tableView.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    tableView.rowHeight = 60
    tableView.sectionHeaderTopPadding = 0
    if hasHeaders { tableView.sectionHeaderHeight = 30 }
  }

  /// The entries that begin with one of some words.
  func log(of kinds: String...) -> [String] {
    log.filter { entry in kinds.contains { entry.hasPrefix($0 + " ") } }
  }

  func forgetLog() { log.removeAll() }

  private func note(_ event: String, _ path: IndexPath) {
    log.append("\(event) \(path.section).\(path.row)")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { words.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    words[section].count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = words[indexPath.section][indexPath.row]
    if let cell = cell as? WordCell { decorate(cell, indexPath) }
    return cell
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  {
    guard hasHeaders else { return nil }
    headerRequests += 1
    return tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    !locked.contains(indexPath)
  }

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { note("show", indexPath) }

  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { note("hide", indexPath) }

  override func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) { log.append("showHeader \(section)") }

  override func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) { log.append("hideHeader \(section)") }

  override func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    note("shouldHighlight", indexPath)
    return true
  }

  override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    note("highlight", indexPath)
  }

  override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    note("unhighlight", indexPath)
  }

  override func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    note("willSelect", indexPath)
    return refused.contains(indexPath) ? nil : redirected[indexPath] ?? indexPath
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("didSelect", indexPath)
  }

  override func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    note("willDeselect", indexPath)
    return indexPath
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note("didDeselect", indexPath)
  }

  override func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) { note("act", indexPath) }
}

final class WordCell: UITableViewCell {
  private(set) var reuses = 0
  private(set) var transitions: [StateMask] = []

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }

  override func willTransition(to state: StateMask) {
    super.willTransition(to: state)
    transitions.append(state)
  }
}
