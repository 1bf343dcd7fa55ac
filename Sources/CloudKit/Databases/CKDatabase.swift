import Foundation

/// Records of one audience: of everybody, of the user, or of those who share theirs with the user.
///
/// Differs from Apple's: everything fails with `CKError.notAuthenticated`, on another queue, as nobody is signed in and
/// no server answers.
open class CKDatabase: NSObject, @unchecked Sendable {
  public enum Scope: Int, Sendable {
    case `public` = 1
    case `private` = 2
    case shared = 3
  }

  public let databaseScope: Scope
  private let queue = OperationQueue()

  init(_ scope: Scope) {
    databaseScope = scope
    super.init()
  }

  /// Runs an operation in this database, where it fails.
  open func add(_ operation: CKDatabaseOperation) {
    operation.database = self
    queue.addOperation(operation)
  }
}
