import Foundation

/// A change of how a whole pattern feels or sounds while it plays.
open class CHHapticDynamicParameter: NSObject {
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
    public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
    public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
    public static let audioPitchControl = ID(rawValue: "AudioPitchControl")
  }

  public let parameterID: ID
  /// Differs from Apple's: kept, and read by nobody here; there are no engines.
  open var value: Float
  /// In seconds from the start of the pattern.
  open var relativeTime: TimeInterval

  /// `relativeTime`: In seconds from the start of the pattern.
  public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
    self.parameterID = parameterID
    self.value = value
    relativeTime = time
  }
}
