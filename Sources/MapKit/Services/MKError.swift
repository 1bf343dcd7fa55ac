import Foundation

public let MKErrorDomain = "MKErrorDomain"

/// Why a service of Apple's maps gave no answer.
public struct MKError: Error, Hashable, CustomNSError {
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure = 2
    case loadingThrottled = 3
    case placemarkNotFound = 4
    case directionsNotFound = 5
    case decodingFailed = 6
  }

  public static let errorDomain = MKErrorDomain

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public var errorCode: Int { Int(code.rawValue) }
}

extension MKError {
  public static let unknown = Code.unknown
  public static let serverFailure = Code.serverFailure
  public static let loadingThrottled = Code.loadingThrottled
  public static let placemarkNotFound = Code.placemarkNotFound
  public static let directionsNotFound = Code.directionsNotFound
  public static let decodingFailed = Code.decodingFailed
}

extension MKError.Code {
  /// Whether an error has this code, in `catch` and in cases of `switch`.
  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? MKError)?.code == code
  }
}
