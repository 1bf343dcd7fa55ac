import Foundation
import Testing
import UIKit
import XCUIAutomation

/// What tables ask and tell, in which order, and where their rows are.
@MainActor
struct TableCallStoryTests {
  private func words(_ count: Int, _ name: String = "row") -> [String] {
    (0..<count).map { "\(name) \($0)" }
  }

  /// How often each row was shown, less how often it was hidden.
  private func balance(_ log: [String], _ show: String, _ hide: String) -> [String: Int] {
    var sums: [String: Int] = [:]
    for entry in log {
      let parts = entry.split(separator: " ")
      guard parts.count == 2 else { continue }
      if parts[0] == show { sums[String(parts[1]), default: 0] += 1 }
      if parts[0] == hide { sums[String(parts[1]), default: 0] -= 1 }
    }
    return sums.filter { $0.value != 0 }
  }

  // MARK: Display

  @Test func whatWasShownIsHiddenOnceItLeaves() throws {
    let screen = WordTable([words(100)])
    let window = onScreen(screen)
    defer { window.isHidden = true }
    for row in [60, 20, 99, 0] {
      screen.tableView.scrollToRow(at: .row(row), at: .middle, animated: false)
      window.layoutIfNeeded()
    }
    screen.words[0].remove(at: 1)
    screen.tableView.deleteRows(at: [.row(1)], with: .automatic)
    window.layoutIfNeeded()
    let seen = try #require(screen.tableView.indexPathsForVisibleRows)
    let left = balance(screen.log, "show", "hide")
    #expect(left.values.reduce(0, +) == seen.count)
    #expect(screen.log(of: "hide").count > 30)
  }

  @Test func headersAreShownAndHiddenInPairs() {
    let screen = WordTable([words(20), words(20), words(20)], hasHeaders: true)
    let window = onScreen(screen)
    defer { window.isHidden = true }
    #expect(screen.log(of: "showHeader") == ["showHeader 0"])
    screen.tableView.scrollToRow(at: .row(19, in: 2), at: .bottom, animated: false)
    window.layoutIfNeeded()
    let left = balance(screen.log, "showHeader", "hideHeader")
    #expect(left == ["2": 1] || left == ["1": 1, "2": 1])
    #expect(screen.log(of: "hideHeader").first == "hideHeader 0")
  }

  @Test func aCellThatIsUsedAgainShowsNoSelectionOfItsOldRow() throws {
    let screen = WordTable([words(60)])
    let window = onScreen(screen)
    defer { window.isHidden = true }
    screen.tableView.selectRow(at: .row(1), animated: false, scrollPosition: .none)
    let cell = try #require(screen.tableView.cellForRow(at: .row(1)))
    #expect(cell.isSelected)
    screen.tableView.scrollToRow(at: .row(59), at: .bottom, animated: false)
    window.layoutIfNeeded()
    #expect(screen.tableView.visibleCells.allSatisfy { !$0.isSelected })
    #expect(screen.tableView.indexPathForSelectedRow == .row(1))
    screen.tableView.scrollToRow(at: .row(0), at: .top, animated: false)
    window.layoutIfNeeded()
    #expect(screen.tableView.cellForRow(at: .row(1))?.isSelected == true)
    #expect(screen.tableView.visibleCells.filter(\.isSelected).count == 1)
  }

  @Test func prepareForReuseComesOnlyWithReuse() {
    let screen = WordTable([words(60)])
    let window = onScreen(screen)
    defer { window.isHidden = true }
    func reuses() -> [Int] {
      screen.tableView.visibleCells.compactMap { ($0 as? WordCell)?.reuses }
    }
    #expect(reuses().allSatisfy { $0 == 0 })
    screen.tableView.scrollToRow(at: .row(59), at: .bottom, animated: false)
    window.layoutIfNeeded()
    #expect(reuses().contains { $0 > 0 })
  }

  // MARK: Selection

  @Test func theOldRowIsDeselectedBetweenWillAndDidSelect() {
    let screen = WordTable([words(5)])
    let app = XCUIApplication(rootViewController: screen)
    app.staticTexts["row 0"].tap()
    screen.forgetLog()
    app.staticTexts["row 3"].tap()
    #expect(
      screen.log(of: "willSelect", "didSelect", "willDeselect", "didDeselect") == [
        "willSelect 0.3", "willDeselect 0.0", "didDeselect 0.0", "didSelect 0.3",
      ])
    #expect(screen.log(of: "highlight") == ["highlight 0.3"])
    #expect(screen.log(of: "unhighlight") == ["unhighlight 0.3"])
  }

  @Test func aTapAsksOnceWhetherItsRowLightsUp() {
    let screen = WordTable([words(5)])
    let app = XCUIApplication(rootViewController: screen)
    app.staticTexts["row 2"].tap()
    #expect(screen.log(of: "shouldHighlight") == ["shouldHighlight 0.2"])
    #expect(screen.log(of: "didSelect") == ["didSelect 0.2"])
  }

  /// After `willSelect` and `didSelect`, "regardless of whether the row selection state changes"; not while editing.
  @Test func thePrimaryActionNeedsNoSelection() {
    let screen = WordTable([words(4)])
    screen.refused = [.row(3)]
    let app = XCUIApplication(rootViewController: screen)
    app.staticTexts["row 0"].tap()
    app.staticTexts["row 3"].tap()
    #expect(screen.log(of: "act") == ["act 0.0", "act 0.3"])
    #expect(screen.tableView.indexPathForSelectedRow == .row(0))
    screen.forgetLog()
    app.staticTexts["row 0"].tap()
    #expect(
      screen.log(of: "willSelect", "didSelect", "act") == [
        "willSelect 0.0", "didSelect 0.0", "act 0.0",
      ])
    screen.forgetLog()
    screen.tableView.allowsSelectionDuringEditing = true
    screen.setEditing(true, animated: false)
    app.staticTexts["row 1"].tap()
    #expect(screen.log(of: "didSelect", "act") == ["didSelect 0.1"])
  }

  /// It "occurs when a person selects a single row without extending an existing selection".
  @Test func aTapThatExtendsTheSelectionIsNoPrimaryAction() {
    let screen = WordTable([words(4)])
    screen.loadViewIfNeeded()
    screen.tableView.allowsMultipleSelection = true
    let app = XCUIApplication(rootViewController: screen)
    for row in [1, 2, 1] { app.staticTexts["row \(row)"].tap() }
    #expect(screen.log(of: "act") == ["act 0.1"])
    #expect(screen.tableView.indexPathsForSelectedRows == [.row(2)])
  }

  /// The return value of `willSelectRowAt`: "an index path that confirms or alters the selected row".
  @Test func theDelegateMayChooseAnotherRow() {
    let screen = WordTable([words(5)])
    screen.redirected = [.row(1): .row(4)]
    let app = XCUIApplication(rootViewController: screen)
    app.staticTexts["row 1"].tap()
    #expect(screen.tableView.indexPathForSelectedRow == .row(4))
    #expect(screen.log(of: "didSelect") == ["didSelect 0.4"])
    #expect(screen.tableView.cellForRow(at: .row(1))?.isSelected == false)
    #expect(screen.tableView.cellForRow(at: .row(4))?.isSelected == true)
  }

  @Test func aDragThatBeginsOnARowChoosesNothing() {
    let screen = WordTable([words(60)])
    let app = XCUIApplication(rootViewController: screen)
    let start = app.staticTexts["row 8"].coordinate(
      withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    start.press(
      forDuration: 0.2, thenDragTo: start.withOffset(CGVector(dx: 0, dy: -200)))
    #expect(screen.tableView.contentOffset.y > 50)
    #expect(screen.log(of: "willSelect", "didSelect").isEmpty)
    #expect(screen.log(of: "highlight").count == screen.log(of: "unhighlight").count)
    #expect(screen.tableView.visibleCells.allSatisfy { !$0.isHighlighted })
  }

  /// As documented for `selectRow(at:animated:scrollPosition:)`, notifications included.
  @Test func codeSelectsWithoutAWord() {
    let screen = WordTable([words(5)])
    let window = onScreen(screen)
    defer { window.isHidden = true }
    nonisolated(unsafe) var notes = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UITableView.selectionDidChangeNotification, object: screen.tableView, queue: nil
    ) { _ in notes += 1 }
    defer { NotificationCenter.default.removeObserver(observer) }
    screen.tableView.selectRow(at: .row(1), animated: false, scrollPosition: .none)
    screen.tableView.selectRow(at: .row(2), animated: false, scrollPosition: .none)
    #expect(screen.tableView.indexPathsForSelectedRows == [.row(2)])
    screen.tableView.deselectRow(at: .row(2), animated: false)
    #expect(screen.tableView.indexPathsForSelectedRows == nil)
    #expect(screen.log(of: "willSelect", "didSelect", "willDeselect", "didDeselect").isEmpty)
    #expect(notes == 0)
  }

  @Test func ofSeveralASecondTapTakesOneAway() {
    let screen = WordTable([words(5)])
    screen.loadViewIfNeeded()
    screen.tableView.allowsMultipleSelection = true
    let app = XCUIApplication(rootViewController: screen)
    app.staticTexts["row 0"].tap()
    app.staticTexts["row 2"].tap()
    screen.forgetLog()
    app.staticTexts["row 0"].tap()
    #expect(
      screen.log(of: "willSelect", "didSelect", "willDeselect", "didDeselect") == [
        "willDeselect 0.0", "didDeselect 0.0",
      ])
    #expect(screen.tableView.indexPathsForSelectedRows == [.row(2)])
  }

  @Test func theSelectionGoesWithItsRow() {
    let screen = WordTable([words(5, "a"), words(3, "b")])
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let table: UITableView = screen.tableView
    table.selectRow(at: .row(2), animated: false, scrollPosition: .none)
    screen.words[0].insert("new", at: 0)
    table.insertRows(at: [.row(0)], with: .none)
    #expect(table.indexPathForSelectedRow == .row(3))
    screen.words[0].removeFirst(2)
    table.deleteRows(at: [.row(0), .row(1)], with: .none)
    #expect(table.indexPathForSelectedRow == .row(1))
    let word = screen.words[0].remove(at: 1)
    screen.words[1].insert(word, at: 2)
    table.moveRow(at: .row(1), to: .row(2, in: 1))
    #expect(table.indexPathForSelectedRow == .row(2, in: 1))
    screen.words.swapAt(0, 1)
    table.moveSection(1, toSection: 0)
    #expect(table.indexPathForSelectedRow == .row(2))
    window.layoutIfNeeded()
    #expect(table.cellForRow(at: .row(2))?.isSelected == true)
    #expect(table.cellForRow(at: .row(2))?.textLabel?.text == word)
  }

  @Test func rowsThatGoOrAreLoadedAgainAreSelectedNoMore() {
    let screen = WordTable([words(5)])
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let table: UITableView = screen.tableView
    table.selectRow(at: .row(1), animated: false, scrollPosition: .none)
    table.reloadRows(at: [.row(1)], with: .none)
    window.layoutIfNeeded()
    #expect(table.indexPathForSelectedRow == nil)
    #expect(table.cellForRow(at: .row(1))?.isSelected == false)
    table.selectRow(at: .row(3), animated: false, scrollPosition: .none)
    screen.words[0].remove(at: 3)
    table.deleteRows(at: [.row(3)], with: .none)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(screen.log(of: "willDeselect", "didDeselect").isEmpty)
  }

  // MARK: Editing

  @Test func rowsThatMayNotBeEditedStayAsTheyAre() throws {
    let screen = WordTable([words(3)])
    screen.locked = [.row(0)]
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let cells = try (0..<3).map {
      try #require(screen.tableView.cellForRow(at: .row($0)) as? WordCell)
    }
    let start = cells[1].contentView.frame.minX
    screen.setEditing(true, animated: false)
    window.layoutIfNeeded()
    #expect(cells.map(\.isEditing) == [false, true, true])
    #expect(cells[0].contentView.frame.minX == start)
    #expect(cells[1].contentView.frame.minX > start)
    #expect(cells[0].transitions.isEmpty)
    #expect(cells[1].transitions == [.showingEditControl])
    screen.setEditing(false, animated: false)
    window.layoutIfNeeded()
    #expect(cells[1].transitions == [.showingEditControl, []])
    #expect(cells[1].contentView.frame.minX == start)
  }

  @Test func aSwipedRowHearsOfItsButtons() throws {
    let screen = WordTable([words(3)])
    let app = XCUIApplication(rootViewController: screen)
    let cell = try #require(screen.tableView.cellForRow(at: .row(1)) as? WordCell)
    app.staticTexts["row 1"].swipeLeft()
    #expect(app.buttons["Delete"].exists && cell.showingDeleteConfirmation)
    #expect(cell.transitions == [.showingDeleteConfirmation])
    app.staticTexts["row 2"].tap()
    #expect(cell.transitions == [.showingDeleteConfirmation, []])
    #expect(screen.log(of: "didSelect").isEmpty)
  }

  @Test func editingTakesTheSelectionAway() {
    let screen = WordTable([words(3)])
    let window = onScreen(screen)
    defer { window.isHidden = true }
    screen.tableView.selectRow(at: .row(1), animated: false, scrollPosition: .none)
    screen.setEditing(true, animated: false)
    #expect(screen.tableView.indexPathForSelectedRow == nil)
    #expect(screen.tableView.cellForRow(at: .row(1))?.isSelected == false)
  }

  // MARK: Places

  @Test func rowsOffTheScreenHavePlacesButNoCells() {
    let screen = WordTable([words(50), words(50)], hasHeaders: true)
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let table: UITableView = screen.tableView
    let far = table.rectForRow(at: .row(40, in: 1))
    // Two headers of 30 points, 50 rows of the first section and 40 of the second.
    #expect(far.minY == 60 + 90 * 60 && far.height == 60)
    #expect(table.cellForRow(at: .row(40, in: 1)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: far.midY)) == .row(40, in: 1))
    #expect(table.indexPathsForRows(in: far.insetBy(dx: 0, dy: -1))?.count == 3)
    let header = table.rectForHeader(inSection: 1)
    #expect(table.indexPathForRow(at: CGPoint(x: 10, y: header.midY)) == nil)
    #expect(table.rectForRow(at: .row(90)) == .zero)
    #expect(table.rect(forSection: 1).height == CGFloat(30 + 50 * 60))
    #expect(table.contentSize.height == CGFloat(60 + 100 * 60))
  }

  @Test func aRowIsScrolledToTheMiddleOfWhatTheBarsLeave() {
    let screen = WordTable([words(60)])
    let window = onScreen(UINavigationController(rootViewController: screen))
    defer { window.isHidden = true }
    let table: UITableView = screen.tableView
    #expect(table.contentOffset.y == -table.adjustedContentInset.top)
    #expect(table.adjustedContentInset.top > 60 && table.contentInset == .zero)
    table.scrollToRow(at: .row(30), at: .middle, animated: false)
    let seen = table.bounds.inset(by: table.adjustedContentInset)
    #expect(abs(table.rectForRow(at: .row(30)).midY - seen.midY) < 1)
    let offset = table.contentOffset
    table.scrollToRow(at: .row(30), at: .none, animated: false)
    #expect(table.contentOffset == offset)
  }

  /// Documented to be nil "if no rows are visible".
  @Test func aTableWithoutRowsShowsNone() {
    let screen = WordTable([[]])
    let window = onScreen(screen)
    defer { window.isHidden = true }
    #expect(screen.tableView.indexPathsForVisibleRows == nil)
    #expect(screen.tableView.visibleCells.isEmpty)
    screen.words = [["a"]]
    screen.tableView.reloadData()
    #expect(screen.tableView.indexPathsForVisibleRows == [.row(0)])
  }
}
