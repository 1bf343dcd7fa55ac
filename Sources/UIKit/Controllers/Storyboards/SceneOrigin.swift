import Foundation

/// What a controller that comes from a storyboard asks its scene for.
@MainActor
protocol SceneOrigin: AnyObject {
  /// Makes the controller's view; false if the scene has none.
  func loadView(of controller: UIViewController) -> Bool
  /// Starts a segue of the scene; false if there is none of that name.
  func performSegue(withIdentifier identifier: String, sender: Any?) -> Bool
  /// The identifiers of all segues; nil for one without.
  var segueNames: [String?] { get }
}
