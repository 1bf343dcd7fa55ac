import Foundation

/// Something to do in iCloud.
///
/// Differs from Apple's: it fails with `CKError.notAuthenticated`, as nobody is signed in.
open class CKOperation: Operation, @unchecked Sendable {
  public let operationID = UUID().uuidString
  /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var configuration: Configuration! = Configuration()

  public override init() { super.init() }

  open override func main() { fail(.signedOut) }

  /// Tells why nothing was done.
  func fail(_ error: CKError) {}
}

extension CKOperation {
  /// How something is sent.
  ///
  /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
  open class Configuration: NSObject, @unchecked Sendable {
    /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
    open var container: CKContainer?
    /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
    open var qualityOfService = QualityOfService.default
    /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
    open var allowsCellularAccess = true
    /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
    open var isLongLived = false
    /// In seconds.
    ///
    /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
    open var timeoutIntervalForRequest: TimeInterval = 60
    /// In seconds.
    ///
    /// Differs from Apple's: kept, and read by nobody here; nothing is sent.
    open var timeoutIntervalForResource: TimeInterval = 604_800

    public override init() { super.init() }
  }
}

/// Something to do in a database of a container.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
  /// The database to which the operation was added.
  ///
  /// Differs from Apple's: it fails in each of them alike.
  open var database: CKDatabase?
}
