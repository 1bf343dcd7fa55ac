import Device
import Foundation

/// The button that switches a controller between showing and editing.
@MainActor
enum EditBarButton {
  static func item(of controller: UIViewController) -> UIBarButtonItem {
    if let item = controller.storedEditButtonItem { return item }
    let item = UIBarButtonItem(
      primaryAction: UIAction(title: SystemWord.edit.text) { [weak controller] _ in
        guard let controller else { return }
        controller.setEditing(!controller.isEditing, animated: true)
      })
    controller.storedEditButtonItem = item
    update(controller)
    return item
  }

  static func update(_ controller: UIViewController) {
    guard let item = controller.storedEditButtonItem else { return }
    item.title = (controller.isEditing ? SystemWord.done : .edit).text
    item.style = controller.isEditing ? .done : .plain
  }
}
