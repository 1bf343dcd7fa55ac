import SwiftUI

private struct ModelContextKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue = ModelContext(ModelContainer(.empty))
}

extension EnvironmentValues {
  /// Where the views' queries look, and where views insert and delete.
  ///
  /// Without a container it finds nothing, and inserting into it fails; `@Query` fails too.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}
