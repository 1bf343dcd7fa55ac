import Foundation

/// The view of a content configuration that hears when its cell is to show another item.
@MainActor
package protocol ReusableContentView: UIView {
  func prepareForReuse()
}

/// A cell whose height follows what its configuration shows.
@MainActor
package protocol SelfSizingCell: UIView {
  /// The content wants another size than before.
  func configuredContentSizeDidChange()
}

extension UITableViewCell: SelfSizingCell {
  package func configuredContentSizeDidChange() { tableView?.cellSizeMayHaveChanged(self) }
}

extension UICollectionViewCell: SelfSizingCell {
  package func configuredContentSizeDidChange() { collectionView?.content.forgetSize(of: self) }
}
