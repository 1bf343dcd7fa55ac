import Device
import Foundation

/// Makes cells and headers of xibs.
@MainActor
enum CellNib {
  /// Makes a view for a reuse identifier; nil for a file that holds something else, which is told.
  static func maker<View: UIView>(_ nib: UINib) -> (String) -> View? {
    { identifier in
      let objects = nib.instantiate(withOwner: nil)
      guard let view = objects.first(where: { $0 is UIView }) as? View else {
        RuntimeIssue.fail(
          "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top "
            + "level object which must be a \(View.self) instance; it has "
            + "\(objects.isEmpty ? "none" : objects.map { "\(type(of: $0))" }.joined(separator: ", "))."
        )
        return nil
      }
      take(identifier, view)
      return view
    }
  }

  /// The file need not repeat the identifier.
  private static func take(_ identifier: String, _ view: UIView) {
    switch view {
    case let cell as UITableViewCell: cell.reuseIdentifier = identifier
    case let header as UITableViewHeaderFooterView: header.reuseIdentifier = identifier
    case let view as UICollectionReusableView: view.reuseIdentifier = identifier
    default: break
    }
  }
}
