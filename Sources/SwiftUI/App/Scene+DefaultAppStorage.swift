import Foundation

extension Scene {
  /// Names the store of the `AppStorage` properties inside that name none.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    environment(\.defaultAppStorage, store)
  }
}
