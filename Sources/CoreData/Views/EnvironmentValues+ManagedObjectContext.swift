import SwiftUI

private enum ManagedObjectContextKey: EnvironmentKey {
  static let defaultValue = NSManagedObjectContext(.mainQueue)
}

extension EnvironmentValues {
  /// What views work with; one of the main queue without stores, until an app sets another.
  ///
  /// Differs from Apple's: the views' requests don't look there, as nothing is fetched.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}
