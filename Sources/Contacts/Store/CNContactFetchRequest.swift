import Foundation

/// Says which contacts are wanted, and what of them.
open class CNContactFetchRequest: NSObject, @unchecked Sendable {
  /// One of those that `CNContact` makes; nil for all.
  open var predicate: NSPredicate?
  open var keysToFetch: [any CNKeyDescriptor]
  open var mutableObjects = false
  /// Differs from Apple's: kept, and read by nobody here; the device has each contact once.
  open var unifyResults = true
  open var sortOrder = CNContactSortOrder.none

  public init(keysToFetch: [any CNKeyDescriptor]) {
    self.keysToFetch = keysToFetch
    super.init()
  }
}

/// What is to be changed in the store.
open class CNSaveRequest: NSObject, @unchecked Sendable {
  enum Change {
    case add(CNMutableContact)
    case update(CNMutableContact)
    case delete(CNMutableContact)
  }

  var changes: [Change] = []

  /// Differs from Apple's: there is one container, so that `identifier` makes no difference.
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {
    changes.append(.add(contact))
  }

  open func update(_ contact: CNMutableContact) { changes.append(.update(contact)) }

  open func delete(_ contact: CNMutableContact) { changes.append(.delete(contact)) }
}
