import Foundation
import FoundationAdditions

/// What a controller from a storyboard knows of one of its segues.
///
/// Tests read those of a controller under the key "storyboardSegueTemplates", and "identifier" of each. One that a
/// control starts is the control's target.
@MainActor
class UIStoryboardSegueTemplate: NSObject {
  let identifier: String?

  init(identifier: String?) {
    self.identifier = identifier
    super.init()
  }
}

extension UIViewController {
  /// Nil for a controller that does not come from a storyboard.
  fileprivate var storyboardSegueTemplates: [UIStoryboardSegueTemplate]? {
    sceneOrigin?.segueNames.map { UIStoryboardSegueTemplate(identifier: $0) }
  }
}

@used @section(".init_array")
private let tables: @convention(c) () -> Void = {
  ClassTable.registerOwn { @MainActor in
    [
      ClassTable(
        UIStoryboardSegueTemplate.self,
        properties: [ObjectiveCProperty("identifier", \UIStoryboardSegueTemplate.identifier)]),
      ClassTable(
        UIViewController.self,
        properties: [
          ObjectiveCProperty(
            "storyboardSegueTemplates", \UIViewController.storyboardSegueTemplates)
        ]),
    ]
  }
}
