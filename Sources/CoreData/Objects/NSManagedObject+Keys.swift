import Foundation
import FoundationAdditions

// Key paths, predicates and sort descriptors ask objects for values by these names.

@used @section(".init_array")
private let tables: @convention(c) () -> Void = {
  ClassTable.registerOwn { @MainActor in
    [
      ClassTable(
        NSManagedObject.self,
        methods: [
          ObjectiveCMethod("valueForKey:", NSManagedObject.value(forKey:)),
          ObjectiveCMethod("setValue:forKey:", NSManagedObject.setValue(_:forKey:)),
        ])
    ]
  }
}
