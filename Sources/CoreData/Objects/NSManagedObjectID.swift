import Foundation

/// Names an object; each is of an object that is in no store.
open class NSManagedObjectID: NSObject, NSCopying, NSFetchRequestResult, @unchecked Sendable {
  public let entity: NSEntityDescription
  private let name = UUID().uuidString

  init(entity: NSEntityDescription) {
    self.entity = entity
  }

  /// Nil: there is no store.
  open weak var persistentStore: NSPersistentStore? { nil }
  /// True: no object has been saved.
  open var isTemporaryID: Bool { true }

  open func uriRepresentation() -> URL {
    URL(string: "x-coredata:///\(entity.name ?? "")/t\(name)") ?? URL(fileURLWithPath: name)
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
