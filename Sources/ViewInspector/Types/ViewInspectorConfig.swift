import Foundation
import Synchronization

/// What holds for all inspections of the process.
public enum ViewInspectorConfig {
  private static let resolves = Mutex(isOn("VIEWINSPECTOR_RESOLVE_ENVIRONMENT"))

  /// Whether `@Environment` properties have their values where a view is inspected that nobody hosts; at first
  /// what the environment variable `VIEWINSPECTOR_RESOLVE_ENVIRONMENT` says.
  ///
  /// Differs from Apple's: they always have them, with what `environment(_:_:)` around the view writes; the
  /// original reads them with a warning unless this is set.
  public static var resolveEnvironmentValues: Bool {
    get { resolves.withLock { $0 } }
    set { resolves.withLock { $0 = newValue } }
  }

  private static func isOn(_ variable: String) -> Bool {
    let value = ProcessInfo.processInfo.environment[variable]?.uppercased() ?? ""
    return ["1", "YES", "TRUE"].contains(value)
  }
}
