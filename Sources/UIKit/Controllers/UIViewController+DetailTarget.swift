import Foundation

extension UIViewController {
  /// Posted by a split view controller, its object, when its columns become one or many: rows that show details
  /// then push them or not.
  public nonisolated static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")
}
