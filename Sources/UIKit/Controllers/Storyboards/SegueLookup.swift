import Device
import Foundation

/// Performs segues by their identifiers.
@MainActor
enum SegueLookup {
  /// A segue that does not exist ends an app on iOS; here the running test fails.
  static func perform(_ identifier: String, from controller: UIViewController, sender: Any?) {
    guard let origin = controller.sceneOrigin else {
      RuntimeIssue.fail(
        "\(type(of: controller)) has no segue with identifier '\(identifier)': it does not come from "
          + "a storyboard.")
      return
    }
    if origin.performSegue(withIdentifier: identifier, sender: sender) { return }
    controller.failSegue(identifier, known: origin.segueNames.compactMap(\.self))
  }
}
