import Foundation

/// A data source whose items hold items and can be opened and closed.
@MainActor
protocol OutlineDataSource: AnyObject {
  func isExpanded(at path: IndexPath) -> Bool
  /// Opens or closes an item as a user does.
  func toggle(at path: IndexPath)
}
