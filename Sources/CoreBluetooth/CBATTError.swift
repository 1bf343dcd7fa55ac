import Foundation

public let CBATTErrorDomain = "CBATTErrorDomain"

/// What a device answers to a question about a value.
public struct CBATTError: Error, Hashable, CustomNSError {
  public enum Code: Int, Sendable {
    case success = 0
    case invalidHandle = 1
    case readNotPermitted = 2
    case writeNotPermitted = 3
    case invalidPdu = 4
    case insufficientAuthentication = 5
    case requestNotSupported = 6
    case invalidOffset = 7
    case insufficientAuthorization = 8
    case prepareQueueFull = 9
    case attributeNotFound = 10
    case attributeNotLong = 11
    case insufficientEncryptionKeySize = 12
    case invalidAttributeValueLength = 13
    case unlikelyError = 14
    case insufficientEncryption = 15
    case unsupportedGroupType = 16
    case insufficientResources = 17
  }

  public static let errorDomain = CBATTErrorDomain

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public var errorCode: Int { code.rawValue }
}

extension CBATTError {
  public static let success = Code.success
  public static let invalidHandle = Code.invalidHandle
  public static let readNotPermitted = Code.readNotPermitted
  public static let writeNotPermitted = Code.writeNotPermitted
  public static let invalidPdu = Code.invalidPdu
  public static let insufficientAuthentication = Code.insufficientAuthentication
  public static let requestNotSupported = Code.requestNotSupported
  public static let invalidOffset = Code.invalidOffset
  public static let insufficientAuthorization = Code.insufficientAuthorization
  public static let prepareQueueFull = Code.prepareQueueFull
  public static let attributeNotFound = Code.attributeNotFound
  public static let attributeNotLong = Code.attributeNotLong
  public static let insufficientEncryptionKeySize = Code.insufficientEncryptionKeySize
  public static let invalidAttributeValueLength = Code.invalidAttributeValueLength
  public static let unlikelyError = Code.unlikelyError
  public static let insufficientEncryption = Code.insufficientEncryption
  public static let unsupportedGroupType = Code.unsupportedGroupType
  public static let insufficientResources = Code.insufficientResources
}

extension CBATTError.Code {
  /// Whether an error has this code, in `catch` and in cases of `switch`.
  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? CBATTError)?.code == code
  }
}
