import Foundation

extension NSManagedObjectContext {
  /// Differs from Apple's: fails, as there is no store.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    throw NoStore.error("NSManagedObjectContext.fetch(_:)")
  }

  /// Differs from Apple's: fails, as there is no store.
  public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    throw NoStore.error("NSManagedObjectContext.count(for:)")
  }
}
