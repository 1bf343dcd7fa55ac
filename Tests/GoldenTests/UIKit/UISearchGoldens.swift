import CoreGraphics
import Testing
import UIKit

@MainActor
struct UISearchGoldens {
  @Test func searchController() throws {
    try expectGolden(
      "UIKit/search-controller", size: CGSize(width: 320, height: 140),
      controller: {
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.scopeButtonTitles = ["All", "Unread"]
        search.searchBar.searchTextField.tokens = ["Ada", "PDF"].map {
          UISearchToken(icon: UIImage(systemName: "person"), text: $0)
        }
        search.searchBar.text = "Lunch"
        let root = UIViewController()
        root.title = "Inbox"
        root.view.backgroundColor = .systemBackground
        root.navigationItem.searchController = search
        root.navigationItem.hidesSearchBarWhenScrolling = false
        return UINavigationController(rootViewController: root)
      },
      prepare: { controller in
        let navigation = controller as? UINavigationController
        navigation?.topViewController?.navigationItem.searchController?.isActive = true
      })
  }
}
