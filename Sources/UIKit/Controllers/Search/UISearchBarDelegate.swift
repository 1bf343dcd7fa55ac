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
    DefaultRequirement.missing(true)
  }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    DefaultRequirement.missing(())
  }
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    DefaultRequirement.missing(true)
  }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    DefaultRequirement.missing(())
  }
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    DefaultRequirement.missing(())
  }
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { DefaultRequirement.missing(true) }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    DefaultRequirement.missing(())
  }
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
    DefaultRequirement.missing(())
  }
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    DefaultRequirement.missing(())
  }
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
    DefaultRequirement.missing(())
  }
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) { DefaultRequirement.missing(()) }
}

// MARK: - Optional calls: `searchBar.delegate?.searchBarSearchButtonClicked?(searchBar)`

extension UISearchBarDelegate {
  public var searchBarShouldBeginEditing: ((UISearchBar) -> Bool?)? {
    { bar in DefaultRequirement.call { self.searchBarShouldBeginEditing(bar) } }
  }
  public var searchBarTextDidBeginEditing: ((UISearchBar) -> Void?)? {
    { bar in DefaultRequirement.call { self.searchBarTextDidBeginEditing(bar) } }
  }
  public var searchBarShouldEndEditing: ((UISearchBar) -> Bool?)? {
    { bar in DefaultRequirement.call { self.searchBarShouldEndEditing(bar) } }
  }
  public var searchBarTextDidEndEditing: ((UISearchBar) -> Void?)? {
    { bar in DefaultRequirement.call { self.searchBarTextDidEndEditing(bar) } }
  }
  public var searchBarSearchButtonClicked: ((UISearchBar) -> Void?)? {
    { bar in DefaultRequirement.call { self.searchBarSearchButtonClicked(bar) } }
  }
  public var searchBarBookmarkButtonClicked: ((UISearchBar) -> Void?)? {
    { bar in DefaultRequirement.call { self.searchBarBookmarkButtonClicked(bar) } }
  }
  public var searchBarCancelButtonClicked: ((UISearchBar) -> Void?)? {
    { bar in DefaultRequirement.call { self.searchBarCancelButtonClicked(bar) } }
  }
  public var searchBarResultsListButtonClicked: ((UISearchBar) -> Void?)? {
    { bar in DefaultRequirement.call { self.searchBarResultsListButtonClicked(bar) } }
  }
  public var searchBar: OptionalSearchBarCall? { OptionalSearchBarCall(delegate: self) }
}

/// The optional methods of a search bar's delegate; nil where it has none.
@preconcurrency @MainActor
public struct OptionalSearchBarCall {
  let delegate: any UISearchBarDelegate

  @discardableResult
  public func callAsFunction(_ searchBar: UISearchBar, textDidChange searchText: String) -> Void? {
    DefaultRequirement.call { delegate.searchBar(searchBar, textDidChange: searchText) }
  }

  public func callAsFunction(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool? {
    DefaultRequirement.call {
      delegate.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text)
    }
  }

  @discardableResult
  public func callAsFunction(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) -> Void? {
    DefaultRequirement.call {
      delegate.searchBar(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
    }
  }
}
