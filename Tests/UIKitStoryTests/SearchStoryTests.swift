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

  @Test func codeOpensAndClosesASearch() {
    let screen = ToldSearch()
    let window = onScreen(UINavigationController(rootViewController: screen))
    defer { window.isHidden = true }
    screen.search.isActive = true
    settle()
    #expect(screen.log(of: "will", "did") == ["willPresent", "didPresent"])
    #expect(screen.search.isActive && screen.search.searchBar.isFirstResponder)
    screen.search.searchBar.text = "fig"
    settle()
    #expect(screen.log.last == "update fig")
    screen.log = []
    screen.search.isActive = false
    settle()
    #expect(screen.log(of: "will", "did") == ["willDismiss", "didDismiss"])
    #expect((screen.search.searchBar.text ?? "").isEmpty)
    #expect(screen.log.contains("update "))
    #expect(!screen.search.searchBar.isFirstResponder)
  }

  @Test func whatTheDelegateRefusesIsNotTyped() {
    let screen = ToldSearch()
    screen.refused = "x"
    let app = XCUIApplication(
      rootViewController: UINavigationController(rootViewController: screen))
    let field = app.searchFields.firstMatch
    field.tap()
    screen.log = []
    field.typeText("axb")
    #expect(screen.search.searchBar.text == "ab")
    #expect(screen.log(of: "type") == ["type a", "type ab"])
    #expect(screen.log.contains("update ab") && !screen.log.contains("update axb"))
  }

  @Test func aBarThatMayNotBeginStaysAsItIs() {
    let screen = ToldSearch()
    screen.mayBegin = false
    let app = XCUIApplication(
      rootViewController: UINavigationController(rootViewController: screen))
    app.searchFields.firstMatch.tap()
    #expect(!screen.search.isActive && app.keyboards.count == 0)
    #expect(screen.log.isEmpty)
  }

  @Test func theSearchKeyTellsTheBarsDelegate() {
    let screen = ToldSearch()
    let app = XCUIApplication(
      rootViewController: UINavigationController(rootViewController: screen))
    let field = app.searchFields.firstMatch
    field.tap()
    field.typeText("kiwi\n")
    #expect(screen.log.contains("search kiwi"))
    screen.log = []
    app.buttons["Cancel"].tap()
    #expect(screen.log.contains("cancel"))
    #expect(screen.log(of: "will", "did") == ["willDismiss", "didDismiss"])
  }

  @Test func aScopeIsToldToBarAndController() {
    let screen = ToldSearch()
    screen.search.searchBar.scopeButtonTitles = ["All", "New"]
    let app = XCUIApplication(
      rootViewController: UINavigationController(rootViewController: screen))
    #expect(!app.buttons["New"].exists)
    app.searchFields.firstMatch.tap()
    screen.log = []
    app.buttons["New"].tap()
    #expect(screen.log.contains("scope 1") && screen.log.contains("update "))
    #expect(screen.search.searchBar.selectedScopeButtonIndex == 1)
    screen.search.searchBar.selectedScopeButtonIndex = 0
    #expect(screen.log.filter { $0.hasPrefix("scope") } == ["scope 1"])
  }

  /// Shown "when typing begins in the search field", hidden "after search cancellation".
  @Test func scopesMayWaitForAText() {
    let screen = ToldSearch()
    screen.search.searchBar.scopeButtonTitles = ["All", "New"]
    screen.search.scopeBarActivation = .onTextEntry
    let app = XCUIApplication(
      rootViewController: UINavigationController(rootViewController: screen))
    let field = app.searchFields.firstMatch
    field.tap()
    #expect(screen.search.isActive && !app.buttons["New"].exists)
    field.typeText("f")
    #expect(app.buttons["New"].exists)
    field.typeText(XCUIKeyboardKey.delete.rawValue)
    #expect(app.buttons["New"].exists)
    app.buttons["Cancel"].tap()
    #expect(!app.buttons["New"].exists)
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

private final class ToldSearch: UIViewController, UISearchResultsUpdating,
  UISearchControllerDelegate, UISearchBarDelegate
{
  let search = UISearchController(searchResultsController: nil)
  var log: [String] = []
  var refused = ""
  var mayBegin = true

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Fruit"
    search.searchResultsUpdater = self
    search.delegate = self
    search.searchBar.delegate = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
  }

  func log(of kinds: String...) -> [String] {
    log.filter { entry in kinds.contains { entry.hasPrefix($0) } }
  }

  func updateSearchResults(for searchController: UISearchController) {
    log.append("update \(searchController.searchBar.text ?? "")")
  }

  func willPresentSearchController(_ searchController: UISearchController) {
    log.append("willPresent")
  }
  func didPresentSearchController(_ searchController: UISearchController) {
    log.append("didPresent")
  }
  func willDismissSearchController(_ searchController: UISearchController) {
    log.append("willDismiss")
  }
  func didDismissSearchController(_ searchController: UISearchController) {
    log.append("didDismiss")
  }

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { mayBegin }

  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { text != refused }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    log.append("type \(searchText)")
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    log.append("search \(searchBar.text ?? "")")
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }

  func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) { log.append("scope \(selectedScope)") }
}
