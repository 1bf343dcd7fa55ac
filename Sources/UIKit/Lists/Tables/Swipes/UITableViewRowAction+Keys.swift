import Foundation
import FoundationAdditions

// The key that only key-value coding reaches on iOS.

@used @section(".init_array")
private let tables: @convention(c) () -> Void = {
  ClassTable.registerOwn { @MainActor in
    [
      ClassTable(
        UITableViewRowAction.self,
        properties: [ObjectiveCProperty("handler", \UITableViewRowAction.handler)])
    ]
  }
}
