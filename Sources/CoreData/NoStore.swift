import Foundation
import FoundationAdditions
import Synchronization

/// What happens where a store would be needed.
enum NoStore {
  private static let hasWarned = Mutex(false)
  /// Whether the running code does what has failed already under another name.
  @TaskLocal static var hasFailed = false

  /// Fails the running test by the name of what was called.
  static func fail(
    _ api: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line
  ) {
    guard !hasFailed else { return }
    Mistake.fail(sentence(api), fileID: fileID, filePath: filePath, line: line)
  }

  /// Fails as well, where the caller can be told with an error.
  static func error(
    _ api: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line
  ) -> NSError {
    fail(api, fileID: fileID, filePath: filePath, line: line)
    return NSError(
      domain: NSCocoaErrorDomain, code: NSCoreDataError,
      userInfo: [NSLocalizedDescriptionKey: sentence(api)])
  }

  /// Says once that a store which an app opens is none.
  static func warn(_ api: String) {
    let isFirst = hasWarned.withLock { told in
      defer { told = true }
      return !told
    }
    guard isFirst else { return }
    Mistake.report(
      "\(api): Core Data has no store here; what is fetched or saved fails by name.")
  }

  private static func sentence(_ api: String) -> String {
    "\(api): there is no store for Core Data here."
  }
}
