import Foundation

public let WCErrorDomain = "WCErrorDomain"

/// Why something has not reached the watch.
public struct WCError: Error, Hashable, CustomNSError {
  public enum Code: Int, Sendable {
    case genericError = 7001
    case sessionNotSupported = 7002
    case sessionMissingDelegate = 7003
    case sessionNotActivated = 7004
    case deviceNotPaired = 7005
    case watchAppNotInstalled = 7006
    case notReachable = 7007
    case invalidParameter = 7008
    case payloadTooLarge = 7009
    case payloadUnsupportedTypes = 7010
    case messageReplyFailed = 7011
    case messageReplyTimedOut = 7012
    case fileAccessDenied = 7013
    case deliveryFailed = 7014
    case insufficientSpace = 7015
    case sessionInactive = 7016
    case transferTimedOut = 7017
    case companionAppNotInstalled = 7018
    case watchOnlyApp = 7019
  }

  public static let errorDomain = WCErrorDomain

  public static let genericError = Code.genericError
  public static let sessionNotSupported = Code.sessionNotSupported
  public static let sessionMissingDelegate = Code.sessionMissingDelegate
  public static let sessionNotActivated = Code.sessionNotActivated
  public static let deviceNotPaired = Code.deviceNotPaired
  public static let watchAppNotInstalled = Code.watchAppNotInstalled
  public static let notReachable = Code.notReachable
  public static let invalidParameter = Code.invalidParameter
  public static let payloadTooLarge = Code.payloadTooLarge
  public static let payloadUnsupportedTypes = Code.payloadUnsupportedTypes
  public static let messageReplyFailed = Code.messageReplyFailed
  public static let messageReplyTimedOut = Code.messageReplyTimedOut
  public static let fileAccessDenied = Code.fileAccessDenied
  public static let deliveryFailed = Code.deliveryFailed
  public static let insufficientSpace = Code.insufficientSpace
  public static let sessionInactive = Code.sessionInactive
  public static let transferTimedOut = Code.transferTimedOut

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public var errorCode: Int { code.rawValue }
}

extension WCError {
  public static let companionAppNotInstalled = Code.companionAppNotInstalled
  public static let watchOnlyApp = Code.watchOnlyApp
}

extension WCError.Code {
  /// Whether an error has this code, in `catch` and in cases of `switch`.
  public static func ~= (code: Self, error: any Swift.Error) -> Bool {
    (error as? WCError)?.code == code
  }
}
