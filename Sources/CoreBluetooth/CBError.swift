import Foundation

public let CBErrorDomain = "CBErrorDomain"

/// Why something with another device has failed.
public struct CBError: Error, Hashable, CustomNSError {
  public enum Code: Int, Sendable {
    case unknown = 0
    case invalidParameters = 1
    case invalidHandle = 2
    case notConnected = 3
    case outOfSpace = 4
    case operationCancelled = 5
    case connectionTimeout = 6
    case peripheralDisconnected = 7
    case uuidNotAllowed = 8
    case alreadyAdvertising = 9
    case connectionFailed = 10
    case connectionLimitReached = 11
    case unknownDevice = 12
    case operationNotSupported = 13
    case peerRemovedPairingInformation = 14
    case encryptionTimedOut = 15
    case tooManyLEPairedDevices = 16
  }

  public static let errorDomain = CBErrorDomain

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public var errorCode: Int { code.rawValue }
}

extension CBError {
  public static let unknown = Code.unknown
  public static let invalidParameters = Code.invalidParameters
  public static let invalidHandle = Code.invalidHandle
  public static let notConnected = Code.notConnected
  public static let outOfSpace = Code.outOfSpace
  public static let operationCancelled = Code.operationCancelled
  public static let connectionTimeout = Code.connectionTimeout
  public static let peripheralDisconnected = Code.peripheralDisconnected
  public static let uuidNotAllowed = Code.uuidNotAllowed
  public static let alreadyAdvertising = Code.alreadyAdvertising
  public static let connectionFailed = Code.connectionFailed
  public static let connectionLimitReached = Code.connectionLimitReached
  public static let unknownDevice = Code.unknownDevice
  public static let operationNotSupported = Code.operationNotSupported
  public static let peerRemovedPairingInformation = Code.peerRemovedPairingInformation
  public static let encryptionTimedOut = Code.encryptionTimedOut
  public static let tooManyLEPairedDevices = Code.tooManyLEPairedDevices
}

extension CBError.Code {
  /// Whether an error has this code, in `catch` and in cases of `switch`.
  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? CBError)?.code == code
  }
}
