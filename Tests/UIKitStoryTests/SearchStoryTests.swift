import Foundation
import Testing
import UIKit
import XCUIAutomation

/// Looking for something in a list.
@MainActor
struct SearchStoryTests {
  @Test func typingNarrowsTheListAndCancelRestoresIt() {
    let screen = Fruits()
    let app = XCUIApplication(
      rootViewController: UINavigationController(rootViewController: screen))
    #expect(app.cells.count == 4)
    app.searchFields.firstMatch.tap()
    app.searchFields.firstMatch.typeText("an")
    #expect(app.cells.count == 2)
    #expect(app.staticTexts["Banana"].exists && app.staticTexts["Orange"].exists)
    app.buttons["Cancel"].tap()
    #expect(app.cells.count == 4)
    #expect(!app.buttons["Cancel"].exists)
    #expect(app.keyboards.count == 0)
  }

  @Test func clearingTheTextKeepsTheSearch() {
    let screen = Fruits()
    let app = XCUIApplication(
      rootViewController: UINavigationController(rootViewController: screen))
    let field = app.searchFields.firstMatch
    field.tap()
    field.typeText("fig")
    #expect(app.cells.count == 1)
    field.buttons["Clear text"].tap()
    #expect(app.cells.count == 4)
    #expect(screen.search.isActive)
  }

  @Test func nothingFoundSaysSo() {
    let screen = Fruits()
    let app = XCUIApplication(
      rootViewController: UINavigationController(rootViewController: screen))
    app.searchFields.firstMatch.tap()
    app.searchFields.firstMatch.typeText("xyz")
    #expect(app.staticTexts["No Results"].exists)
    #expect(app.cells.count == 0)
  }

  @Test func aResultIsOpenedFromTheSearch() {
    let screen = Fruits()
    let app = XCUIApplication(
      rootViewController: UINavigationController(rootViewController: screen))
    app.searchFields.firstMatch.tap()
    app.searchFields.firstMatch.typeText("Kiwi")
    app.cells.firstMatch.tap()
    #expect(app.navigationBars["Kiwi"].exists)
    app.navigationBars.buttons.firstMatch.tap()
    #expect(app.searchFields.firstMatch.value as? String == "Kiwi")
  }

  @Test func theSearchKeyEndsTypingButNotTheSearch() {
    let screen = Fruits()
    let app = XCUIApplication(
      rootViewController: UINavigationController(rootViewController: screen))
    app.searchFields.firstMatch.tap()
    app.searchFields.firstMatch.typeText("Fig\n")
    #expect(app.keyboards.count == 0)
    #expect(screen.search.isActive)
    #expect(app.cells.count == 1)
  }

  @Test func aScopeNarrowsFurther() {
    let screen = Fruits()
    screen.search.searchBar.scopeButtonTitles = ["All", "Short"]
    let app = XCUIApplication(
      rootViewController: UINavigationController(rootViewController: screen))
    app.searchFields.firstMatch.tap()
    app.buttons["Short"].tap()
    #expect(app.cells.count == 2)
    app.buttons["All"].tap()
    #expect(app.cells.count == 4)
  }

  @Test func unitTestsCanAskForResultsDirectly() {
    let screen = Fruits()
    screen.loadViewIfNeeded()
    screen.search.searchBar.text = "Fig"
    screen.updateSearchResults(for: screen.search)
    #expect(screen.shown == ["Fig"])
    #expect(screen.tableView.numberOfRows(inSection: 0) == 1)
  }

  @Test func theResultsControllerCoversTheList() {
    let results = Page("Results", text: "Result")
    let search = UISearchController(searchResultsController: results)
    let screen = Page("Home", text: "Content")
    screen.navigationItem.searchController = search
    let app = XCUIApplication(
      rootViewController: UINavigationController(rootViewController: screen))
    app.searchFields.firstMatch.tap()
    #expect(!app.staticTexts["Result"].exists)
    app.searchFields.firstMatch.typeText("a")
    #expect(app.staticTexts["Result"].exists)
    app.buttons["Cancel"].tap()
    #expect(!app.staticTexts["Result"].exists)
    #expect(app.staticTexts["Content"].exists)
  }
}

private final class Fruits: UITableViewController, UISearchResultsUpdating {
  let search = UISearchController(searchResultsController: nil)
  private let all = ["Banana", "Orange", "Fig", "Kiwi"]
  private(set) var shown: [String] = []

  init() {
    super.init(style: .plain)
    title = "Fruit"
    shown = all
    search.obscuresBackgroundDuringPresentation = false
    search.searchResultsUpdater = self
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
  }

  required init?(coder: NSCoder) { nil }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    let isShort = searchController.searchBar.selectedScopeButtonIndex == 1
    shown = all.filter { fruit in
      (text.isEmpty || fruit.lowercased().contains(text.lowercased()))
        && (!isShort || fruit.count < 5)
    }
    tableView.backgroundView = shown.isEmpty ? UILabel("No Results") : nil
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = shown[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(Page(shown[indexPath.row]), animated: true)
  }
}
