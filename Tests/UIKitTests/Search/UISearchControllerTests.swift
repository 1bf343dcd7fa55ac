import Accessibility
import Foundation
import Testing

@testable import UIKit

@MainActor
struct UISearchControllerTests {
  private final class SearchSpy: NSObject, UISearchResultsUpdating, UISearchBarDelegate,
    UISearchControllerDelegate
  {
    var texts: [String] = []
    var calls: [String] = []

    func updateSearchResults(for searchController: UISearchController) {
      texts.append(searchController.searchBar.text ?? "nil")
    }
    func willPresentSearchController(_ searchController: UISearchController) {
      calls.append("willPresent")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
      calls.append("didPresent")
    }
    func willDismissSearchController(_ searchController: UISearchController) {
      calls.append("willDismiss")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      calls.append("didDismiss")
    }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      calls.append("text \(searchText)")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
  }

  @MainActor private struct Screen {
    let controller = UIViewController()
    let search = UISearchController(searchResultsController: nil)
    let spy = SearchSpy()

    init() {
      controller.title = "Fruit"
      search.searchResultsUpdater = spy
      search.delegate = spy
      search.searchBar.delegate = spy
      search.searchBar.placeholder = "Find"
      controller.navigationItem.searchController = search
    }
  }

  @Test func theBarStandsBelowTheTitle() throws {
    let screen = Screen()
    let window = show(UINavigationController(rootViewController: screen.controller))
    defer { window.isHidden = true }
    let field = try #require(element(.searchField))
    let title = try #require(element(.staticText, "Fruit"))
    #expect(field.frame.minY > title.frame.maxY)
    #expect(field.frame.width > 300)
    #expect(field.placeholderValue == "Find")
  }

  @Test func typingActivatesAndUpdates() throws {
    let screen = Screen()
    let window = show(UINavigationController(rootViewController: screen.controller))
    defer { window.isHidden = true }
    tap(element(.searchField))
    #expect(screen.search.isActive)
    try UIApplication.shared.send(.typeText("Kiwi"))
    #expect(screen.search.searchBar.text == "Kiwi")
    #expect(screen.spy.texts.last == "Kiwi")
    #expect(screen.spy.calls.contains("text Kiwi"))
    #expect(screen.spy.calls.prefix(2) == ["willPresent", "didPresent"])
    #expect(element(.staticText, "Fruit") == nil)
    tap(element(.button, "Cancel"))
    #expect(!screen.search.isActive)
    #expect(screen.search.searchBar.text == "")
    #expect(screen.spy.texts.last == "")
    #expect(screen.spy.calls.suffix(3) == ["willDismiss", "cancel", "didDismiss"])
    #expect(element(.staticText, "Fruit") != nil)
  }

  @Test func settingTheTextUpdatesButTellsNoDelegate() {
    let screen = Screen()
    screen.search.searchBar.text = "Fig"
    #expect(screen.spy.texts == ["Fig"])
    #expect(screen.spy.calls.isEmpty)
  }

  @Test func resultsShowWhileThereIsText() throws {
    let results = UIViewController()
    let search = UISearchController(searchResultsController: results)
    let controller = UIViewController()
    controller.navigationItem.searchController = search
    let window = show(UINavigationController(rootViewController: controller))
    defer { window.isHidden = true }
    search.isActive = true
    settle()
    #expect(results.viewIfLoaded?.window == nil)
    search.searchBar.text = "a"
    settle()
    #expect(results.view.window === window)
    #expect(results.view.frame.width == window.bounds.width)
    search.isActive = false
    settle()
    #expect(results.view.window == nil)
  }

  @Test func returnSendsSearchAndOptionalMethodsAreNil() throws {
    let screen = Screen()
    let window = show(UINavigationController(rootViewController: screen.controller))
    defer { window.isHidden = true }
    screen.search.isActive = true
    try UIApplication.shared.send(.typeText("x\n"))
    #expect(screen.spy.calls.contains("search"))
    #expect(!screen.search.searchBar.isFirstResponder)
    let bar = screen.search.searchBar
    #expect(bar.delegate?.searchBarShouldBeginEditing?(bar) == nil)
    bar.delegate?.searchBarSearchButtonClicked?(bar)
    bar.delegate?.searchBar?(bar, textDidChange: "direct")
    #expect(screen.spy.calls.suffix(2) == ["search", "text direct"])
  }

  @Test func scopesAreSegments() throws {
    final class ScopeSpy: NSObject, UISearchBarDelegate {
      var scopes: [Int] = []
      func searchBar(_ bar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        scopes.append(selectedScope)
      }
    }
    let spy = ScopeSpy()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 100))
    bar.scopeButtonTitles = ["All", "New"]
    bar.showsScopeBar = true
    bar.delegate = spy
    let controller = UIViewController()
    controller.view.addSubview(bar)
    let window = show(controller)
    defer { window.isHidden = true }
    tap(element(.button, "New"))
    #expect(spy.scopes == [1])
    #expect(bar.selectedScopeButtonIndex == 1)
  }

  @Test func thePlaceholderIsAsGreyAsTheGlass() {
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 200, height: 36))
    field.placeholder = "Search"
    let usual = field.drawn
    #expect(field.placeholderLabel.textColor == .secondaryLabel)
    field.placeholderLabel.textColor = .secondaryLabel
    #expect(field.drawn == usual)
    field.placeholderLabel.textColor = .placeholderText
    #expect(field.drawn != usual)
    #expect(UITextField(frame: .zero).placeholderLabel.textColor == .placeholderText)
  }

  @Test func aSearchBarInABarKeepsClearOfTheNotch() throws {
    let device = UIApplication.shared.device
    device.orientation = .landscapeLeft
    defer { device.orientation = .portrait }
    let screen = UIViewController()
    screen.navigationItem.searchController = UISearchController(searchResultsController: nil)
    screen.navigationItem.hidesSearchBarWhenScrolling = false
    let window = show(UINavigationController(rootViewController: screen))
    defer { window.isHidden = true }
    settle()
    let inset = window.safeAreaInsets.left
    #expect(inset > 20)
    let field = try #require(element(.searchField)).frame
    #expect(field.minX >= inset)
    #expect(field.maxX <= window.bounds.width - inset)
  }
}
