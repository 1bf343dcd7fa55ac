import Accessibility
import Foundation
import Testing

@testable import UIKit

/// Searches that are offered below the bar.
@MainActor
@Suite(.serialized)
struct UISearchSuggestionTests {
  private final class Library: UIViewController, UISearchResultsUpdating {
    let search = UISearchController(searchResultsController: nil)
    var chosen: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      search.searchResultsUpdater = self
      navigationItem.searchController = search
      navigationItem.hidesSearchBarWhenScrolling = false
    }
    func updateSearchResults(for searchController: UISearchController) {
      let text = searchController.searchBar.text ?? ""
      searchController.searchSuggestions = ["Novels", "Poems", "Plays"]
        .filter { text.isEmpty || $0.hasPrefix(text) }
        .map { UISearchSuggestionItem(localizedSuggestion: $0) }
    }
    func updateSearchResults(
      for searchController: UISearchController,
      selecting searchSuggestion: any UISearchSuggestion
    ) {
      chosen.append(searchSuggestion.localizedSuggestion ?? "")
      searchController.searchBar.text = searchSuggestion.localizedSuggestion
      searchController.searchSuggestions = nil
    }
  }

  @Test func suggestionsAreShownAndChosen() {
    let library = Library()
    let window = show(UINavigationController(rootViewController: library))
    defer { window.isHidden = true }
    #expect(element(.button, "Poems") == nil)
    library.search.isActive = true
    settle()
    #expect(element(.button, "Novels") != nil)
    library.search.searchBar.searchTextField.insertText("P")
    settle()
    #expect(element(.button, "Novels") == nil)
    tap(element(.button, "Plays"))
    #expect(library.chosen == ["Plays"])
    settle()
    #expect(element(.button, "Plays") == nil)
    library.search.isActive = false
    settle()
    #expect(element(.button, "Poems") == nil)
  }
}
