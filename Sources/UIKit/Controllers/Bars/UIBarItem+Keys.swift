import Foundation
import FoundationAdditions

// The keys of bars and their items that only key-value coding reaches on iOS.

@used @section(".init_array")
private let tables: @convention(c) () -> Void = {
  ClassTable.registerOwn { @MainActor in
    [
      ClassTable(
        UIBarItem.self,
        properties: [
          ObjectiveCProperty("view", \UIBarItem.view),
          ObjectiveCProperty("title", \UIBarItem.title),
          ObjectiveCProperty("image", \UIBarItem.image),
          ObjectiveCProperty("landscapeImagePhone", \UIBarItem.landscapeImagePhone),
          ObjectiveCProperty("enabled", \UIBarItem.isEnabled, getter: "isEnabled"),
          ObjectiveCProperty("tag", \UIBarItem.tag),
        ]),
      ClassTable(
        UIBarButtonItem.self,
        properties: [
          ObjectiveCProperty("systemItem", \UIBarButtonItem.systemItemNumber),
          ObjectiveCProperty("style", \UIBarButtonItem.style),
          ObjectiveCProperty("width", \UIBarButtonItem.width),
          ObjectiveCProperty("target", \UIBarButtonItem.target),
          ObjectiveCProperty("action", \UIBarButtonItem.action),
          ObjectiveCProperty("tintColor", \UIBarButtonItem.tintColor),
          ObjectiveCProperty("possibleTitles", \UIBarButtonItem.possibleTitles),
          ObjectiveCProperty("menu", \UIBarButtonItem.menu),
          ObjectiveCProperty("selected", \UIBarButtonItem.isSelected, getter: "isSelected"),
          ObjectiveCProperty("hidden", \UIBarButtonItem.isHidden, getter: "isHidden"),
        ]),
      ClassTable(
        UINavigationBar.self,
        properties: [ObjectiveCProperty("hidesShadow", \UINavigationBar.hidesShadow)]),
      ClassTable(
        UIToolbar.self, properties: [ObjectiveCProperty("hidesShadow", \UIToolbar.hidesShadow)]),
      ClassTable(
        UITabBar.self, properties: [ObjectiveCProperty("hidesShadow", \UITabBar.hidesShadow)]),
      ClassTable(
        UISearchBar.self,
        properties: [
          ObjectiveCProperty("searchField", \UISearchBar.searchTextField),
          ObjectiveCProperty("cancelButton", \UISearchBar.cancelButton),
          ObjectiveCProperty("cancelButtonText", \UISearchBar.cancelButtonText),
        ]),
    ]
  }
}

extension UIBarButtonItem {
  /// The raw value of the system item; 0 for an item that is none, though that is unsure.
  fileprivate var systemItemNumber: Int { systemItem?.rawValue ?? 0 }
}
