import Foundation

public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// Why something could not be done with the device's pictures.
public struct PHPhotosError: Error, Hashable, CustomNSError {
  public enum Code: Int, Sendable {
    case internalError = -1
    case userCancelled = 3072
    case libraryVolumeOffline = 3114
    case relinquishingLibraryBundleToWriter = 3142
    case switchingSystemPhotoLibrary = 3143
    case networkAccessRequired = 3164
    case networkError = 3169
    case identifierNotFound = 3201
    case multipleIdentifiersFound = 3202
    case changeNotSupported = 3300
    case operationInterrupted = 3301
    case invalidResource = 3302
    case missingResource = 3303
    case notEnoughSpace = 3305
    case requestNotSupportedForAsset = 3306
    case accessRestricted = 3310
    case accessUserDenied = 3311
  }

  public static let errorDomain = PHPhotosErrorDomain

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public var errorCode: Int { code.rawValue }
}

extension PHPhotosError {
  public static let userCancelled = Code.userCancelled
  public static let networkAccessRequired = Code.networkAccessRequired
  public static let identifierNotFound = Code.identifierNotFound
  public static let invalidResource = Code.invalidResource
  public static let missingResource = Code.missingResource
  public static let accessRestricted = Code.accessRestricted
  public static let accessUserDenied = Code.accessUserDenied
}

extension PHPhotosError.Code {
  /// Whether an error has this code, in `catch` and in cases of `switch`.
  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? PHPhotosError)?.code == code
  }
}
