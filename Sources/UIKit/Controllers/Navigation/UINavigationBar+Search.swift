import CoreGraphics
import Foundation
import Metrics

extension UINavigationBar {
  private var searchController: UISearchController? { topItem?.searchController }

  /// Whether a search that is under way has taken the place of the titles and buttons.
  var hidesTitles: Bool {
    searchController.map { $0.isActive && $0.hidesNavigationBarDuringPresentation } ?? false
  }

  /// In points; the bar of the search lies below everything else.
  var fullSearchHeight: CGFloat {
    searchController?.searchBar.height(inNavigationBar: true) ?? 0
  }

  /// What is not scrolled away.
  var searchHeight: CGFloat {
    max(fullSearchHeight - min(topItem?.collapsedHeight ?? 0, hideableSearchHeight), 0)
  }

  /// How much may be scrolled away, in points: all, or nothing while a search is under way.
  var hideableSearchHeight: CGFloat {
    guard let topItem, topItem.hidesSearchBarWhenScrolling, searchController?.isActive == false
    else { return 0 }
    return fullSearchHeight
  }

  func hideTitlesIfSearching() {
    guard hidesTitles else { return }
    hiddenForSearch = subviews.filter { $0 !== searchController?.searchBar && !$0.isHidden }
    for view in hiddenForSearch { view.isHidden = true }
  }

  func layOutSearch() {
    guard let search = searchController?.searchBar else { return }
    if search.superview !== self { addSubview(search) }
    search.frame = CGRect(
      x: 0, y: bounds.height - searchHeight, width: bounds.width, height: fullSearchHeight)
    // What is scrolled away is cut off at the bar's end.
    search.clipsToBounds = true
    search.frame.size.height = searchHeight
    search.isHidden = searchHeight <= 0
  }
}
