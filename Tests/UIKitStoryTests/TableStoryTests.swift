import Foundation
import Testing
import UIKit
import XCUIAutomation

/// Lists as apps make them with `UITableView`.
@MainActor
struct TableStoryTests {
  @Test func tickingARowPutsACheckmarkBesideIt() throws {
    let screen = ShoppingList(["Milk", "Bread"])
    let app = XCUIApplication(
      rootViewController: UINavigationController(rootViewController: screen))
    app.cells.containing(.staticText, identifier: "Bread").element.tap()
    #expect(screen.items.map(\.isDone) == [false, true])
    let bread = try #require(screen.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(bread.accessoryType == .checkmark)
    #expect(screen.tableView.indexPathForSelectedRow == nil)
    app.staticTexts["Bread"].tap()
    #expect(screen.items.map(\.isDone) == [false, false])
  }

  @Test func swipingLeftOffersDelete() {
    let screen = ShoppingList(["Milk", "Bread", "Eggs"])
    let app = XCUIApplication(rootViewController: screen)
    app.staticTexts["Bread"].swipeLeft()
    app.buttons["Delete"].tap()
    #expect(!app.staticTexts["Bread"].exists)
    #expect(app.cells.count == 2)
    #expect(screen.items.map(\.name) == ["Milk", "Eggs"])
  }

  @Test func aTapElsewhereClosesTheOfferToDelete() {
    let screen = ShoppingList(["Milk", "Bread"])
    let app = XCUIApplication(rootViewController: screen)
    app.staticTexts["Milk"].swipeLeft()
    #expect(app.buttons["Delete"].exists)
    app.staticTexts["Bread"].tap()
    #expect(!app.buttons["Delete"].exists)
    #expect(screen.items.count == 2)
    #expect(screen.items.allSatisfy { !$0.isDone })
  }

  @Test func swipingRightMarksAsFavourite() {
    let screen = ShoppingList(["Milk", "Bread"])
    let app = XCUIApplication(rootViewController: screen)
    app.staticTexts["Milk"].swipeRight()
    app.buttons["Favourite"].tap()
    #expect(screen.favourites == ["Milk"])
    #expect(!app.buttons["Favourite"].exists)
  }

  @Test func aFullSwipePerformsTheFirstAction() {
    let screen = ShoppingList(["Milk", "Bread"])
    let app = XCUIApplication(rootViewController: screen)
    let row = app.cells.firstMatch
    row.coordinate(withNormalizedOffset: CGVector(dx: 0.02, dy: 0.5)).press(
      forDuration: 0,
      thenDragTo: row.coordinate(withNormalizedOffset: CGVector(dx: 0.98, dy: 0.5)))
    #expect(screen.favourites == ["Milk"])
  }

  @Test func theEditButtonLetsRowsBeRemoved() {
    let screen = ShoppingList(["Milk", "Bread"])
    screen.navigationItem.rightBarButtonItem = screen.editButtonItem
    let app = XCUIApplication(
      rootViewController: UINavigationController(rootViewController: screen))
    app.buttons["Edit"].tap()
    #expect(screen.tableView.isEditing)
    #expect(screen.tableView.visibleCells.allSatisfy { $0.isEditing && $0.editingStyle == .delete })
    app.buttons.matching(NSPredicate(format: "label BEGINSWITH 'Remove'")).firstMatch.tap()
    app.buttons["Delete"].tap()
    app.buttons["Done"].tap()
    #expect(!screen.tableView.isEditing)
    #expect(screen.items.map(\.name) == ["Bread"])
  }

  @Test func rowsAreNotSelectedWhileEditing() {
    let screen = ShoppingList(["Milk"])
    let app = XCUIApplication(rootViewController: screen)
    screen.setEditing(true, animated: false)
    app.staticTexts["Milk"].tap()
    #expect(!screen.items[0].isDone)
  }

  @Test func anEmptyListShowsItsHint() {
    let screen = ShoppingList(["Milk"])
    let app = XCUIApplication(rootViewController: screen)
    #expect(!app.staticTexts["Nothing to buy"].exists)
    app.staticTexts["Milk"].swipeLeft()
    app.buttons["Delete"].tap()
    #expect(app.staticTexts["Nothing to buy"].exists)
    screen.add("Tea")
    #expect(!app.staticTexts["Nothing to buy"].exists)
    #expect(app.staticTexts["Tea"].exists)
  }

  @Test func moreIsLoadedWhenTheLastRowComesIntoSight() {
    let screen = EndlessList()
    let app = XCUIApplication(rootViewController: screen)
    #expect(screen.count == 40)
    #expect(!app.staticTexts["Row 39"].isHittable)
    for _ in 0..<10 {
      guard screen.count == 40 else { break }
      app.swipeUp()
    }
    #expect(screen.count == 80)
    #expect(screen.tableView.numberOfRows(inSection: 0) == 80)
  }

  @Test func cellsThatLeaveTheScreenAreUsedAgain() {
    let screen = EndlessList()
    let window = onScreen(screen)
    defer { window.isHidden = true }
    let first = screen.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
    screen.tableView.scrollToRow(at: IndexPath(row: 30, section: 0), at: .top, animated: false)
    window.layoutIfNeeded()
    #expect(first?.window == nil || first?.textLabel?.text != "Row 0")
    #expect(screen.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) == nil)
    #expect(screen.tableView.cellForRow(at: IndexPath(row: 30, section: 0)) != nil)
    #expect(screen.made < 40)
  }

  @Test func aRowThatMayNotBeSelectedIsNot() {
    let screen = Seats()
    let app = XCUIApplication(rootViewController: screen)
    app.staticTexts["Taken"].tap()
    #expect(screen.tableView.indexPathsForSelectedRows == nil)
    app.staticTexts["Seat 1"].tap()
    app.staticTexts["Seat 2"].tap()
    #expect(screen.tableView.indexPathsForSelectedRows?.map(\.row).sorted() == [0, 1])
    app.staticTexts["Seat 1"].tap()
    #expect(screen.tableView.indexPathsForSelectedRows?.map(\.row) == [1])
    #expect(screen.log == ["select 0", "select 1", "deselect 0"])
  }

  @Test func openingARowAndComingBackClearsItsHighlight() {
    let list = Chapters()
    let app = XCUIApplication(rootViewController: UINavigationController(rootViewController: list))
    app.staticTexts["Chapter 2"].tap()
    #expect(app.navigationBars["Chapter 2"].exists)
    #expect(list.tableView.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    app.navigationBars.buttons["Book"].tap()
    #expect(app.navigationBars["Book"].exists)
    #expect(list.tableView.indexPathForSelectedRow == nil)
  }

  @Test func sectionsHaveTheirTitles() {
    let list = Chapters()
    let window = onScreen(list)
    defer { window.isHidden = true }
    #expect(list.tableView.headerView(forSection: 0)?.textLabel?.text?.uppercased() == "PART 1")
    #expect(
      list.tableView.rectForHeader(inSection: 0).maxY
        <= list.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).minY)
  }

  @Test func theDetailButtonIsNotTheRow() {
    let screen = Networks()
    let app = XCUIApplication(rootViewController: screen)
    app.buttons["More Info"].firstMatch.tap()
    #expect(screen.log == ["info 0"])
    app.staticTexts["Office"].tap()
    #expect(screen.log == ["info 0", "join 1"])
  }
}

// MARK: - Screens

private final class ShoppingList: UITableViewController {
  struct Item {
    let name: String
    var isDone = false
  }

  private(set) var items: [Item]
  private(set) var favourites: [String] = []

  init(_ names: [String]) {
    items = names.map { Item(name: $0) }
    super.init(style: .plain)
    title = "Shopping"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
    updateHint()
  }

  func add(_ name: String) {
    items.append(Item(name: name))
    tableView.insertRows(at: [IndexPath(row: items.count - 1, section: 0)], with: .automatic)
    updateHint()
  }

  private func updateHint() {
    tableView.backgroundView = items.isEmpty ? UILabel("Nothing to buy") : nil
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    cell.textLabel?.text = items[indexPath.row].name
    cell.accessoryType = items[indexPath.row].isDone ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    items[indexPath.row].isDone.toggle()
    tableView.reloadRows(at: [indexPath], with: .none)
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    items.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
    updateHint()
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let favourite = UIContextualAction(style: .normal, title: "Favourite") {
      [weak self] _, _, done in
      guard let self else { return }
      self.favourites.append(self.items[indexPath.row].name)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [favourite])
  }
}

private final class EndlessList: UITableViewController {
  private(set) var count = 40
  private(set) var made = 0
  private var wantsMore = false

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell: UITableViewCell
    if let old = tableView.dequeueReusableCell(withIdentifier: "row") {
      cell = old
    } else {
      cell = UITableViewCell(style: .default, reuseIdentifier: "row")
      made += 1
    }
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if indexPath.row == count - 1, count < 80 { wantsMore = true }
  }

  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    guard wantsMore else { return }
    wantsMore = false
    count = 80
    tableView.reloadData()
  }
}

private final class Seats: UITableViewController {
  private(set) var log: [String] = []
  private let titles = ["Seat 1", "Seat 2", "Taken"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.allowsMultipleSelection = true
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    titles.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = titles[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { titles[indexPath.row] == "Taken" ? nil : indexPath }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.row)")
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("deselect \(indexPath.row)")
  }
}

private final class Chapters: UITableViewController {
  init() {
    super.init(style: .grouped)
    title = "Book"
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  { "Part 1" }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Chapter \(indexPath.row + 1)"
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    show(Page("Chapter \(indexPath.row + 1)"), sender: self)
  }
}

private final class Networks: UITableViewController {
  private(set) var log: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = ["Home", "Office"][indexPath.row]
    cell.accessoryType = .detailButton
    return cell
  }

  override func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { log.append("info \(indexPath.row)") }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("join \(indexPath.row)")
  }
}
