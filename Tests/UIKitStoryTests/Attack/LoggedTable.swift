import Foundation
import Testing
import UIKit

/// A table of words, 60 points a row, that writes down what its delegate hears.
final class LoggedTable: UITableViewController {
  var words: [[String]]
  private let hasHeaders: Bool
  private(set) var log: [String] = []
  /// How often a view for a header was asked for.
  private(set) var headerRequests = 0
  /// Rows that may not be edited.
  var locked: Set<IndexPath> = []
  /// Where the selection goes instead.
  var redirected: [IndexPath: IndexPath] = [:]
  /// What else a cell gets.
  var decorate: (LoggedCell, IndexPath) -> Void = { _, _ in }

  init(_ words: [[String]], hasHeaders: Bool = false) {
    self.words = words
    self.hasHeaders = hasHeaders
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(LoggedCell.self, forCellReuseIdentifier: "row")
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
    if let cell = cell as? LoggedCell { decorate(cell, indexPath) }
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
    return redirected[indexPath] ?? indexPath
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
}

final class LoggedCell: UITableViewCell {
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

/// What is said of a failure that ends an app on iOS, and fails the test here.
@MainActor
func failure(_ work: () -> Void) -> String {
  nonisolated(unsafe) var texts: [String] = []
  withKnownIssue {
    work()
  } matching: { issue in
    texts.append(issue.comments.map(\.rawValue).joined(separator: " "))
    return true
  }
  return texts.joined(separator: "\n")
}

extension IndexPath {
  /// A row or an item.
  static func row(_ row: Int, in section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }
}
