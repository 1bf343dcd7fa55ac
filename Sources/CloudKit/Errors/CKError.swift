import Foundation

public let CKErrorDomain = "CKErrorDomain"

/// By the identifier of an item, why nothing was done with it, where an operation failed in parts.
public let CKPartialErrorsByItemIDKey = "CKPartialErrors"
/// The record as it was when the app read it, of a record that somebody has changed meanwhile.
public let CKRecordChangedErrorAncestorRecordKey = "AncestorRecord"
/// The record as it is now, of a record that somebody has changed meanwhile.
public let CKRecordChangedErrorServerRecordKey = "ServerRecord"
/// The record that was to be saved, of a record that somebody has changed meanwhile.
public let CKRecordChangedErrorClientRecordKey = "ClientRecord"
/// After how many seconds the app may try again.
public let CKErrorRetryAfterKey = "CKRetryAfter"
public let CKErrorUserDidResetEncryptedDataKey = "CKErrorUserDidResetEncryptedData"

/// Why something could not be done in iCloud.
public struct CKError: Error, CustomNSError, LocalizedError, Hashable, @unchecked Sendable {
  public static let errorDomain = CKErrorDomain

  /// As Objective-C has it.
  public let _nsError: NSError

  public init(_nsError: NSError) { self._nsError = _nsError }

  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    _nsError = NSError(domain: CKErrorDomain, code: code.rawValue, userInfo: userInfo)
  }

  /// Differs from Apple's: `internalError` for a number that is none of the codes.
  public var code: Code { Code(rawValue: _nsError.code) ?? .internalError }
  public var userInfo: [String: Any] { _nsError.userInfo }
  public var errorCode: Int { _nsError.code }
  public var errorUserInfo: [String: Any] { _nsError.userInfo }
  public var errorDescription: String? { userInfo[NSLocalizedDescriptionKey] as? String }

  public static func == (left: CKError, right: CKError) -> Bool {
    left._nsError.isEqual(right._nsError)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(_nsError.code) }
}

extension CKError {
  /// By the identifier of an item, why nothing was done with it.
  public var partialErrorsByItemID: [AnyHashable: any Error]? {
    userInfo[CKPartialErrorsByItemIDKey] as? [AnyHashable: any Error]
  }
  /// The record as it was when the app read it.
  public var ancestorRecord: CKRecord? {
    userInfo[CKRecordChangedErrorAncestorRecordKey] as? CKRecord
  }
  /// The record as it is now.
  public var serverRecord: CKRecord? { userInfo[CKRecordChangedErrorServerRecordKey] as? CKRecord }
  /// The record that was to be saved.
  public var clientRecord: CKRecord? { userInfo[CKRecordChangedErrorClientRecordKey] as? CKRecord }
  /// After how many seconds the app may try again; nil where nobody has said so.
  public var retryAfterSeconds: Double? {
    switch userInfo[CKErrorRetryAfterKey] {
    case let number as NSNumber: number.doubleValue
    case let seconds as Double: seconds
    default: nil
    }
  }

  /// What comes of everything that needs an account.
  static var signedOut: CKError {
    CKError(
      .notAuthenticated,
      userInfo: [NSLocalizedDescriptionKey: "This request requires an authenticated account"])
  }
}
