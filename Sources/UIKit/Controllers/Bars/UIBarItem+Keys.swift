import Foundation
import FoundationAdditions

// The keys of bars and their items that only key-value coding reaches on iOS.

@used @section(".init_array")
private let tables: @convention(c) () -> Void = {
  ClassTable.register { @MainActor in
    [
      ClassTable(UIBarItem.self, properties: [ObjectiveCProperty("view", \UIBarItem.view)]),
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
