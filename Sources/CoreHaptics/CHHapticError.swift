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
