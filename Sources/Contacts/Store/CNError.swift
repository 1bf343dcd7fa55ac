import Foundation

public let CNErrorDomain = "CNErrorDomain"

/// Why something could not be done with contacts.
public struct CNError: Error, Hashable, CustomNSError {
  public enum Code: Int, Sendable {
    case communicationError = 1
    case dataAccessError = 2
    case authorizationDenied = 100
    case noAccessableWritableContainers = 101
    case unauthorizedKeys = 102
    case featureDisabledByUser = 103
    case featureNotAvailable = 104
    case recordDoesNotExist = 200
    case insertedRecordAlreadyExists = 201
    case containmentCycle = 202
    case containmentScope = 203
    case parentRecordDoesNotExist = 204
    case recordIdentifierInvalid = 205
    case recordNotWritable = 206
    case parentContainerNotWritable = 207
    case validationMultipleErrors = 300
    case validationTypeMismatch = 301
    case validationConfigurationError = 302
    case predicateInvalid = 400
    case policyViolation = 500
    case vCardMalformed = 700
  }

  public static let errorDomain = CNErrorDomain

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public var errorCode: Int { code.rawValue }
}

extension CNError {
  public static let communicationError = Code.communicationError
  public static let dataAccessError = Code.dataAccessError
  public static let authorizationDenied = Code.authorizationDenied
  public static let noAccessableWritableContainers = Code.noAccessableWritableContainers
  public static let unauthorizedKeys = Code.unauthorizedKeys
  public static let featureDisabledByUser = Code.featureDisabledByUser
  public static let featureNotAvailable = Code.featureNotAvailable
  public static let recordDoesNotExist = Code.recordDoesNotExist
  public static let insertedRecordAlreadyExists = Code.insertedRecordAlreadyExists
  public static let containmentCycle = Code.containmentCycle
  public static let containmentScope = Code.containmentScope
  public static let parentRecordDoesNotExist = Code.parentRecordDoesNotExist
  public static let recordIdentifierInvalid = Code.recordIdentifierInvalid
  public static let recordNotWritable = Code.recordNotWritable
  public static let parentContainerNotWritable = Code.parentContainerNotWritable
  public static let validationMultipleErrors = Code.validationMultipleErrors
  public static let validationTypeMismatch = Code.validationTypeMismatch
  public static let validationConfigurationError = Code.validationConfigurationError
  public static let predicateInvalid = Code.predicateInvalid
  public static let policyViolation = Code.policyViolation
  public static let vCardMalformed = Code.vCardMalformed
}

extension CNError.Code {
  /// Whether an error has this code, in `catch` and in cases of `switch`.
  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? CNError)?.code == code
  }
}
