import Foundation

public let WKErrorDomain = "WKErrorDomain"

/// What can be wrong with a web view.
public struct WKError: Error, Hashable, CustomNSError, LocalizedError {
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated = 2
    case webViewInvalidated = 3
    case javaScriptExceptionOccurred = 4
    case javaScriptResultTypeIsUnsupported = 5
    case contentRuleListStoreCompileFailed = 6
    case contentRuleListStoreLookUpFailed = 7
    case contentRuleListStoreRemoveFailed = 8
    case contentRuleListStoreVersionMismatch = 9
    case attributedStringContentFailedToLoad = 10
    case attributedStringContentLoadTimedOut = 11
    case javaScriptInvalidFrameTarget = 12
    case navigationAppBoundDomain = 13
    case javaScriptAppBoundDomain = 14
  }

  public static let errorDomain = WKErrorDomain

  public let code: Code
  private let text: String

  public init(_ code: Code) { self.init(code, "") }

  init(_ code: Code, _ text: String) {
    self.code = code
    self.text = text
  }

  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? { text.isEmpty ? nil : text }
}

extension WKError {
  public static let unknown = Code.unknown
  public static let webContentProcessTerminated = Code.webContentProcessTerminated
  public static let webViewInvalidated = Code.webViewInvalidated
  public static let javaScriptExceptionOccurred = Code.javaScriptExceptionOccurred
  public static let javaScriptResultTypeIsUnsupported = Code.javaScriptResultTypeIsUnsupported
}

extension WKError.Code {
  /// Whether an error has this code, in `catch` and in cases of `switch`.
  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? WKError)?.code == code
  }
}
