import SwiftUI

private enum ManagedObjectContextKey: EnvironmentKey {
  static let defaultValue = NSManagedObjectContext(.mainQueue)
}

extension EnvironmentValues {
  /// Where the views' requests look; one of the main queue without stores, until an app sets another.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}
