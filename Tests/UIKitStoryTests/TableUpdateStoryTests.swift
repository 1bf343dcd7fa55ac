import Foundation
import Testing
import UIKit

/// What becomes of rows, cells and headers when a table changes.
@MainActor
struct TableUpdateStoryTests {
  private func words(_ count: Int, _ name: String = "row") -> [String] {
    (0..<count).map { "\(name) \($0)" }
  }

  private func texts(_ screen: WordTable) -> [String] {
    screen.tableView.visibleCells.compactMap { $0.textLabel?.text }
  }

  // MARK: Batches

  /// The order of a batch in Apple's Table View Programming Guide: deletions first, by the old numbers, then insertions,
  /// by the new ones, however they are called.
  @Test func deletionsComeFirstWhateverTheOrderOfTheCalls() {
    let screen = WordTable([["Arizona", "California", "Delaware", "New Jersey", "Washington"]])
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let table: UITableView = screen.tableView
    let delaware = table.cellForRow(at: .row(2))
    screen.words[0] = ["Alaska", "Arizona", "Delaware", "Georgia", "New Jersey", "Virginia"]
    table.beginUpdates()
    table.insertRows(at: [.row(0), .row(3), .row(5)], with: .right)
    table.deleteRows(at: [.row(1), .row(4)], with: .fade)
    table.endUpdates()
    window.layoutIfNeeded()
    #expect(texts(screen) == screen.words[0])
    #expect(table.cellForRow(at: .row(2)) === delaware)
    #expect(screen.log(of: "hide").sorted() == ["hide 0.1", "hide 0.4"])
  }

  @Test func nestedBatchesAreOne() {
    let screen = WordTable([["a", "b"]])
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let table: UITableView = screen.tableView
    table.performBatchUpdates {
      screen.words[0].append("c")
      table.insertRows(at: [.row(2)], with: .none)
      table.performBatchUpdates {
        screen.words[0].append("d")
        table.insertRows(at: [.row(3)], with: .none)
      }
      #expect(table.hasUncommittedUpdates)
    }
    #expect(!table.hasUncommittedUpdates)
    #expect(table.numberOfRows(inSection: 0) == 4)
    window.layoutIfNeeded()
    #expect(texts(screen) == ["a", "b", "c", "d"])
  }

  @Test func sectionsMoveWithTheirCells() throws {
    let screen = WordTable([["a"], ["b", "c"], ["d"]])
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let table: UITableView = screen.tableView
    let cell = try #require(table.cellForRow(at: .row(1, in: 1)))
    screen.words = [["d"], ["b", "c", "new"], ["a"]]
    table.performBatchUpdates {
      table.moveSection(2, toSection: 0)
      table.moveSection(0, toSection: 2)
      table.insertRows(at: [.row(2, in: 1)], with: .none)
    }
    window.layoutIfNeeded()
    #expect(texts(screen) == ["d", "b", "c", "new", "a"])
    #expect(table.indexPath(for: cell) == .row(1, in: 1))
    #expect(screen.log(of: "hide").isEmpty)
  }

  @Test func aSectionThatComesTakesNoCellsAway() throws {
    let screen = WordTable([["a"], ["b"]])
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let table: UITableView = screen.tableView
    let cell = try #require(table.cellForRow(at: .row(0, in: 1)))
    screen.words = [["x", "y"], ["b"]]
    table.performBatchUpdates {
      table.deleteSections(IndexSet(integer: 0), with: .none)
      table.insertSections(IndexSet(integer: 0), with: .none)
    }
    window.layoutIfNeeded()
    #expect(texts(screen) == ["x", "y", "b"])
    #expect(table.indexPath(for: cell) == .row(0, in: 1))
  }

  /// `NSInternalInconsistencyException` on iOS, with these words.
  @Test func aBatchMayNotContradictItself() {
    let screen = WordTable([["a", "b", "c"]])
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let table: UITableView = screen.tableView
    let both = failure {
      screen.words[0] = ["b", "c"]
      table.performBatchUpdates {
        table.deleteRows(at: [.row(0)], with: .none)
        table.reloadRows(at: [.row(0)], with: .none)
      }
    }
    #expect(both.contains("attempt to delete and reload the same index path"))
    let moved = failure {
      screen.words[0] = ["c"]
      table.performBatchUpdates {
        table.deleteRows(at: [.row(0)], with: .none)
        table.moveRow(at: .row(0), to: .row(0))
      }
    }
    #expect(moved.contains("attempt to perform a delete and a move from the same index path"))
    let section = failure {
      screen.words = []
      table.deleteSections(IndexSet(integer: 4), with: .none)
    }
    #expect(section.contains("section 4"))
    let beyond = failure {
      screen.words = [["x"]]
      table.performBatchUpdates {
        table.insertSections(IndexSet(integer: 0), with: .none)
        table.insertRows(at: [.row(7)], with: .none)
      }
    }
    #expect(beyond.contains("attempt to insert row 7 into section 0"))
  }

  @Test func whatMovesMustBeThere() {
    let screen = WordTable([["a"], ["b"]])
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let table: UITableView = screen.tableView
    let section = failure { table.moveSection(99, toSection: 0) }
    #expect(section.contains("attempt to move section 99"))
    let target = failure { table.moveSection(0, toSection: -1) }
    #expect(target.contains("attempt to move section 0 to -1"))
    let row = failure { table.moveRow(at: .row(0, in: 7), to: .row(0)) }
    #expect(row.contains("attempt to move row 0 in section 7"))
    window.layoutIfNeeded()
    #expect(texts(screen) == ["a", "b"])
  }

  // MARK: Headers

  /// Only `reloadSections` asks for headers again; apps are known to wonder why their counts stay.
  @Test func headersStayWhileRowsComeAndGo() throws {
    let screen = WordTable([words(3, "a"), words(3, "b")], hasHeaders: true)
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let table: UITableView = screen.tableView
    let headers = try (0..<2).map { try #require(table.headerView(forSection: $0)) }
    let requests = screen.headerRequests
    screen.words[0].append("new")
    table.insertRows(at: [.row(3)], with: .none)
    window.layoutIfNeeded()
    #expect(table.headerView(forSection: 0) === headers[0])
    #expect(table.headerView(forSection: 1) === headers[1])
    #expect(headers[1].frame.minY == table.rectForHeader(inSection: 1).minY)
    #expect(screen.headerRequests == requests)
    #expect(screen.log(of: "showHeader").count == 2 && screen.log(of: "hideHeader").isEmpty)
    screen.words.removeFirst()
    table.deleteSections(IndexSet(integer: 0), with: .none)
    window.layoutIfNeeded()
    #expect(table.headerView(forSection: 0) === headers[1])
    #expect(screen.log(of: "hideHeader") == ["hideHeader 0"])
    table.reloadSections(IndexSet(integer: 0), with: .none)
    window.layoutIfNeeded()
    #expect(screen.headerRequests > requests)
  }

  @Test func aHeaderWithoutHeightGoes() {
    let screen = WordTable([words(3)], hasHeaders: true)
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let table: UITableView = screen.tableView
    #expect(table.headerView(forSection: 0) != nil)
    table.performBatchUpdates { table.sectionHeaderHeight = 0 }
    window.layoutIfNeeded()
    #expect(table.headerView(forSection: 0) == nil)
    #expect(screen.log(of: "hideHeader") == ["hideHeader 0"])
  }

  @Test func titlesComeAndGoWithBatches() {
    titlesComeAndGo(.plain)
    titlesComeAndGo(.grouped)
  }

  private func titlesComeAndGo(_ style: UITableView.Style) {
    let source = TitledRows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0) == nil)
    source.title = "TITLE"
    table.performBatchUpdates(nil)
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "TITLE")
    source.title = nil
    table.performBatchUpdates(nil)
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0) == nil)
  }

  // MARK: The same cell

  /// The cell isn't prepared for reuse, as documented for `reconfigureRows(at:)`.
  @Test func aReconfiguredRowKeepsItsCell() throws {
    let screen = WordTable([words(5)])
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let table: UITableView = screen.tableView
    let cell = try #require(table.cellForRow(at: .row(2)) as? WordCell)
    table.selectRow(at: .row(2), animated: false, scrollPosition: .none)
    screen.words[0][2] = "changed"
    table.reconfigureRows(at: [.row(2)])
    window.layoutIfNeeded()
    #expect(table.cellForRow(at: .row(2)) === cell)
    #expect(cell.textLabel?.text == "changed")
    #expect(cell.reuses == 0)
    #expect(cell.isSelected && table.indexPathForSelectedRow == .row(2))
    #expect(screen.log(of: "hide").isEmpty)
    var states: [Bool] = []
    cell.configurationUpdateHandler = { _, state in states.append(state.isSelected) }
    window.layoutIfNeeded()
    states.removeAll()
    table.reconfigureRows(at: [.row(2)])
    window.layoutIfNeeded()
    #expect(states.last == true)
  }

  @Test func aRowThatIsReconfiguredFindsItsHeight() {
    let screen = WordTable([words(3)])
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let table: UITableView = screen.tableView
    table.rowHeight = UITableView.automaticDimension
    var text = "Short"
    screen.decorate = { cell, path in
      var content = cell.defaultContentConfiguration()
      content.text = path.row == 1 ? text : "Row"
      cell.contentConfiguration = content
    }
    table.reloadData()
    window.layoutIfNeeded()
    let height = table.rectForRow(at: .row(1)).height
    text = String(repeating: "Many words in one row. ", count: 12)
    table.reconfigureRows(at: [.row(1)])
    window.layoutIfNeeded()
    #expect(table.rectForRow(at: .row(1)).height > height * 2)
    #expect(table.rectForRow(at: .row(2)).minY == table.rectForRow(at: .row(1)).maxY)
  }

  /// What apps do for a text view that grows in a row.
  @Test func anEmptyBatchMeasuresTheRowsAnew() throws {
    let screen = WordTable([words(3)])
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let table: UITableView = screen.tableView
    table.rowHeight = UITableView.automaticDimension
    var heights: [Int: NSLayoutConstraint] = [:]
    screen.decorate = { cell, path in
      guard cell.contentView.viewWithTag(7) == nil else { return }
      let box = UIView()
      box.tag = 7
      box.pin(to: cell.contentView)
      let height = box.heightAnchor.constraint(equalToConstant: 80)
      height.priority = UILayoutPriority(999)
      height.isActive = true
      heights[path.row] = height
    }
    table.reloadData()
    window.layoutIfNeeded()
    let cell = try #require(table.cellForRow(at: .row(1)))
    #expect(abs(table.rectForRow(at: .row(1)).height - 80) < 1)
    heights[1]?.constant = 200
    table.beginUpdates()
    table.endUpdates()
    window.layoutIfNeeded()
    #expect(abs(table.rectForRow(at: .row(1)).height - 200) < 1)
    #expect(table.cellForRow(at: .row(1)) === cell)
    #expect(abs(cell.frame.height - 200) < 1)
  }

  // MARK: Offsets

  /// A table adjusts its offset if it shrinks as a result of the reload, as documented for `reloadData()`.
  @Test func aTableThatShrinksScrollsBack() {
    let screen = WordTable([words(100)])
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let table: UITableView = screen.tableView
    func end() -> CGFloat {
      table.contentSize.height + table.adjustedContentInset.bottom - table.bounds.height
    }
    table.scrollToRow(at: .row(99), at: .bottom, animated: false)
    window.layoutIfNeeded()
    #expect(abs(table.contentOffset.y - end()) < 1)
    screen.words[0].removeLast(40)
    table.deleteRows(at: (60..<100).map { .row($0) }, with: .none)
    window.layoutIfNeeded()
    #expect(abs(table.contentOffset.y - end()) < 1)
    #expect(table.indexPathsForVisibleRows?.last == .row(59))
    screen.words[0] = words(2)
    table.reloadData()
    window.layoutIfNeeded()
    #expect(table.contentOffset.y == -table.adjustedContentInset.top)
    #expect(texts(screen) == ["row 0", "row 1"])
  }

  @Test func whoHearsOfTheScrollingMayReload() {
    let source = TitledRows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    source.count = 100
    table.dataSource = source
    table.delegate = source
    table.prefetchDataSource = source
    table.layoutIfNeeded()
    table.scrollToRow(at: .row(99), at: .bottom, animated: false)
    table.layoutIfNeeded()
    source.onScroll = {
      source.onScroll = nil
      source.count = 2
      table.reloadData()
      _ = table.rectForRow(at: .row(0))
    }
    source.count = 50
    table.reloadData()
    table.layoutIfNeeded()
    #expect(source.onScroll == nil)
    #expect(table.numberOfRows(inSection: 0) == 2)
  }

  @Test func rowsThatComeAtTheEndMoveNothing() {
    let screen = WordTable([words(50)])
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let table: UITableView = screen.tableView
    table.scrollToRow(at: .row(20), at: .top, animated: false)
    window.layoutIfNeeded()
    let (offset, seen) = (table.contentOffset, table.indexPathsForVisibleRows)
    let cells = table.visibleCells
    screen.words[0] += words(50, "more")
    table.insertRows(at: (50..<100).map { .row($0) }, with: .automatic)
    window.layoutIfNeeded()
    #expect(table.contentOffset == offset)
    #expect(table.indexPathsForVisibleRows == seen)
    #expect(table.visibleCells == cells)
    #expect(table.contentSize.height == CGFloat(100 * 60))
  }
}

/// One section with a title, if it has one.
private final class TitledRows: NSObject, UITableViewDataSource, UITableViewDelegate,
  UITableViewDataSourcePrefetching
{
  var title: String?
  var count = 2
  var onScroll: (() -> Void)?

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    title
  }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}

  func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll?() }
}
