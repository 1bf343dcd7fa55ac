import Foundation
import FoundationAdditions

// The keys of alerts, among them such as only key-value coding reaches on iOS.

@used @section(".init_array")
private let tables: @convention(c) () -> Void = {
  ClassTable.registerOwn { @MainActor in
    [
      ClassTable(
        UIAlertController.self,
        properties: [
          ObjectiveCProperty("message", \UIAlertController.message),
          ObjectiveCProperty("preferredStyle", \UIAlertController.preferredStyle),
          ObjectiveCProperty("preferredAction", \UIAlertController.preferredAction),
          ObjectiveCProperty("actions", \UIAlertController.actions),
          ObjectiveCProperty("textFields", \UIAlertController.textFields),
          ObjectiveCProperty("attributedTitle", \UIAlertController.attributedTitle),
          ObjectiveCProperty("attributedMessage", \UIAlertController.attributedMessage),
          ObjectiveCProperty("contentViewController", \UIAlertController.contentViewController),
        ]),
      ClassTable(
        UIAlertAction.self,
        properties: [
          ObjectiveCProperty("title", \UIAlertAction.title),
          ObjectiveCProperty("style", \UIAlertAction.style),
          ObjectiveCProperty("enabled", \UIAlertAction.isEnabled, getter: "isEnabled"),
          ObjectiveCProperty("handler", \UIAlertAction.handler),
          ObjectiveCProperty("checked", \UIAlertAction.isChecked, getter: "isChecked"),
          ObjectiveCProperty("image", \UIAlertAction.image),
          ObjectiveCProperty("imageTintColor", \UIAlertAction.imageTintColor),
          ObjectiveCProperty("titleTextColor", \UIAlertAction.titleTextColor),
          ObjectiveCProperty("titleTextAlignment", \UIAlertAction.titleTextAlignment),
        ]),
    ]
  }
}
