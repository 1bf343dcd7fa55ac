// CoreHaptics: patterns that a device lets feel; a simulator cannot. May import Foundation only.

import Foundation

public let CoreHapticsErrorDomain = "com.apple.CoreHaptics"

/// What can be wrong with haptics.
public struct CHHapticError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case engineNotRunning = -4805
    case operationNotPermitted = -4806
    case engineStartTimeout = -4808
    case notSupported = -4809
    case serverInitFailed = -4810
    case serverInterrupted = -4811
    case invalidPatternPlayer = -4812
    case invalidPatternData = -4813
    case invalidPatternDictionary = -4814
    case invalidAudioSession = -4815
    case invalidParameterType = -4820
    case invalidEventType = -4821
    case invalidEventTime = -4822
    case invalidEventDuration = -4823
    case invalidAudioResource = -4824
    case resourceNotAvailable = -4825
    case badEventEntry = -4830
    case badParameterEntry = -4831
    case invalidTime = -4840
    case fileNotFound = -4851
    case insufficientPower = -4897
    case unknownError = -4898
    case memoryError = -4899
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { CoreHapticsErrorDomain }
  public var errorCode: Int { code.rawValue }
}

extension CHHapticError {
  public static let engineNotRunning = Code.engineNotRunning
  public static let operationNotPermitted = Code.operationNotPermitted
  public static let engineStartTimeout = Code.engineStartTimeout
  public static let notSupported = Code.notSupported
  public static let serverInitFailed = Code.serverInitFailed
  public static let serverInterrupted = Code.serverInterrupted
  public static let invalidPatternPlayer = Code.invalidPatternPlayer
  public static let invalidPatternData = Code.invalidPatternData
  public static let invalidPatternDictionary = Code.invalidPatternDictionary
  public static let invalidAudioSession = Code.invalidAudioSession
  public static let invalidParameterType = Code.invalidParameterType
  public static let invalidEventType = Code.invalidEventType
  public static let invalidEventTime = Code.invalidEventTime
  public static let invalidEventDuration = Code.invalidEventDuration
  public static let invalidAudioResource = Code.invalidAudioResource
  public static let resourceNotAvailable = Code.resourceNotAvailable
  public static let badEventEntry = Code.badEventEntry
  public static let badParameterEntry = Code.badParameterEntry
  public static let invalidTime = Code.invalidTime
  public static let fileNotFound = Code.fileNotFound
  public static let insufficientPower = Code.insufficientPower
  public static let unknownError = Code.unknownError
  public static let memoryError = Code.memoryError
}

extension CHHapticError.Code {
  /// Whether an error has this code, in `catch` and in cases of `switch`.
  public static func ~= (code: Self, error: any Swift.Error) -> Bool {
    (error as? CHHapticError)?.code == code
  }
}
