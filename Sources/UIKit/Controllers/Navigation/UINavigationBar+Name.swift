import Foundation

extension UINavigationBar {
  /// What iOS calls a bar without a title: the class of the top controller up to "Controller", such as
  /// `Shop.ItemListView`.
  ///
  /// Seen in many recorded UI tests, `UIView` for a plain controller and `Shop.DetailVC` among them.
  var nameOfTopClass: String? {
    guard let controller = navigationController?.topViewController else { return nil }
    // Foundation has no names for classes that are private or nested in functions.
    let parts = String(reflecting: type(of: controller)).split(separator: ".").map(String.init)
      .filter { !$0.hasPrefix("(unknown context") }
    let name = (parts.first == "UIKit" ? parts.dropFirst() : parts[...]).joined(separator: ".")
    return name.range(of: "Controller").map { String(name[..<$0.lowerBound]) } ?? name
  }
}
