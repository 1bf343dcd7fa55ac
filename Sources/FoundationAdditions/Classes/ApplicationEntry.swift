import Foundation
import Synchronization

/// The type marked `@main` of each module.
///
/// A test runner has a `main` of its own, and can tell by this table which apps are part of it. Tests that an app hosts
/// start that app by its entry point instead.
public enum ApplicationEntry {
  private static let entries = Mutex<[String: @Sendable () -> Any.Type]>([:])

  /// Says which type of a module is marked `@main`; may be called while the program is being loaded.
  public static func register(_ module: String, _ type: @escaping @Sendable () -> Any.Type) {
    entries.withLock { $0[module] = type }
  }

  /// The type marked `@main` of a module; nil if the module has none in this program.
  public static func entry(module: String) -> Any.Type? {
    entries.withLock { $0[module] }?()
  }

  /// The modules that have one, sorted.
  public static var modules: [String] {
    entries.withLock { $0.keys.sorted() }
  }
}
