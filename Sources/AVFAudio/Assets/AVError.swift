import Foundation

public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// What can be wrong with sounds, films and cameras.
public struct AVError: Error, Hashable, CustomNSError {
  public enum Code: Int, Sendable {
    case unknown = -11800
    case outOfMemory = -11801
    case sessionNotRunning = -11803
    case deviceAlreadyUsedByAnotherSession = -11804
    case noDataCaptured = -11805
    case sessionConfigurationChanged = -11806
    case diskFull = -11807
    case deviceWasDisconnected = -11808
    case mediaChanged = -11809
    case maximumDurationReached = -11810
    case maximumFileSizeReached = -11811
    case deviceNotConnected = -11814
    case exportFailed = -11820
    case decodeFailed = -11821
    case invalidSourceMedia = -11822
    case fileAlreadyExists = -11823
    case fileFormatNotRecognized = -11828
    case fileFailedToParse = -11829
    case contentIsProtected = -11831
    case noImageAtTime = -11832
    case decoderNotFound = -11833
    case encoderNotFound = -11834
    case applicationIsNotAuthorizedToUseDevice = -11852
  }

  public static let errorDomain = AVFoundationErrorDomain

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public var errorCode: Int { code.rawValue }
}

extension AVError {
  public static let unknown = Code.unknown
  public static let fileFormatNotRecognized = Code.fileFormatNotRecognized
  public static let decodeFailed = Code.decodeFailed
  public static let decoderNotFound = Code.decoderNotFound
  public static let noImageAtTime = Code.noImageAtTime
  public static let deviceNotConnected = Code.deviceNotConnected
  public static let applicationIsNotAuthorizedToUseDevice =
    Code.applicationIsNotAuthorizedToUseDevice
}

extension AVError.Code {
  /// Whether an error has this code, in `catch` and in cases of `switch`.
  public static func ~= (code: Self, error: any Error) -> Bool {
    (error as? AVError)?.code == code
  }
}
