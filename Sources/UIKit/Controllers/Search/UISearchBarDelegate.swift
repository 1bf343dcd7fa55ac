import Foundation

@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    OptionalRequirement.missing(true)
  }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    OptionalRequirement.missing(())
  }
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    OptionalRequirement.missing(true)
  }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    OptionalRequirement.missing(())
  }
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    OptionalRequirement.missing(())
  }
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { OptionalRequirement.missing(true) }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    OptionalRequirement.missing(())
  }
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
    OptionalRequirement.missing(())
  }
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    OptionalRequirement.missing(())
  }
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
    OptionalRequirement.missing(())
  }
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) { OptionalRequirement.missing(()) }
}

// MARK: - Optional calls: `searchBar.delegate?.searchBarSearchButtonClicked?(searchBar)`

extension UISearchBarDelegate {
  public var searchBarShouldBeginEditing: ((UISearchBar) -> Bool?)? {
    { bar in OptionalRequirement.call { self.searchBarShouldBeginEditing(bar) } }
  }
  public var searchBarTextDidBeginEditing: ((UISearchBar) -> Void?)? {
    { bar in OptionalRequirement.call { self.searchBarTextDidBeginEditing(bar) } }
  }
  public var searchBarShouldEndEditing: ((UISearchBar) -> Bool?)? {
    { bar in OptionalRequirement.call { self.searchBarShouldEndEditing(bar) } }
  }
  public var searchBarTextDidEndEditing: ((UISearchBar) -> Void?)? {
    { bar in OptionalRequirement.call { self.searchBarTextDidEndEditing(bar) } }
  }
  public var searchBarSearchButtonClicked: ((UISearchBar) -> Void?)? {
    { bar in OptionalRequirement.call { self.searchBarSearchButtonClicked(bar) } }
  }
  public var searchBarBookmarkButtonClicked: ((UISearchBar) -> Void?)? {
    { bar in OptionalRequirement.call { self.searchBarBookmarkButtonClicked(bar) } }
  }
  public var searchBarCancelButtonClicked: ((UISearchBar) -> Void?)? {
    { bar in OptionalRequirement.call { self.searchBarCancelButtonClicked(bar) } }
  }
  public var searchBarResultsListButtonClicked: ((UISearchBar) -> Void?)? {
    { bar in OptionalRequirement.call { self.searchBarResultsListButtonClicked(bar) } }
  }
  public var searchBar: OptionalSearchBarCall? { OptionalSearchBarCall(delegate: self) }
}

/// The optional methods of a search bar's delegate; nil where it has none.
@preconcurrency @MainActor
public struct OptionalSearchBarCall {
  let delegate: any UISearchBarDelegate

  @discardableResult
  public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) -> Void? {
    OptionalRequirement.call { delegate.searchBar(searchBar, textDidChange: searchText) }
  }

  public func callAsFunction(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool? {
    OptionalRequirement.call {
      delegate.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
    }
  }

  @discardableResult
  public func callAsFunction(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) -> Void? {
    OptionalRequirement.call {
      delegate.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
    }
  }
}
