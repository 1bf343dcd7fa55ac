// CoreMedia: moments and stretches of media as fractions. Imports Foundation only.

import Foundation

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public typealias CMTimeEpoch = Int64

public let kCMTimeMaxTimescale = 0x7fff_ffff

/// A moment or a length in seconds, as a fraction: `value` parts, of which `timescale` make a second.
public struct CMTime: Sendable {
  public var value: CMTimeValue
  /// Parts of a second.
  public var timescale: CMTimeScale
  public var flags: CMTimeFlags
  /// Which of several time lines it belongs to; lengths have 0.
  public var epoch: CMTimeEpoch

  /// An invalid time.
  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  public init(
    value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch
  ) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }

  /// Invalid for a scale that is not above 0.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }

  /// The multiple of a part of a second that is nearest to a number of seconds.
  ///
  /// Invalid for a scale that is not above 0 and for what is no number. A value that is too large takes a scale that
  /// is smaller by half, again and again; what is too large for whole seconds is infinite.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard preferredTimescale > 0, !seconds.isNaN else {
      self.init()
      return
    }
    var scale = preferredTimescale
    while abs(seconds) * Double(scale) >= Self.limit, scale > 1 { scale /= 2 }
    guard abs(seconds) * Double(scale) < Self.limit else {
      self = seconds > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    self.init(value: CMTimeValue((seconds * Double(scale)).rounded()), timescale: scale)
    if self.seconds != seconds { flags.insert(.hasBeenRounded) }
  }

  /// The first number that is too large for a value.
  private static let limit = 9_223_372_036_854_775_808.0

  // MARK: What it is

  /// Not a number for invalid and indefinite times.
  public var seconds: Double {
    if isNumeric { return Double(value) / Double(timescale) }
    if isPositiveInfinity { return .infinity }
    return isNegativeInfinity ? -.infinity : .nan
  }

  public var isValid: Bool { flags.contains(.valid) }
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  public var isNumeric: Bool { isValid && flags.isDisjoint(with: .impliedValueFlagsMask) }
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  // MARK: Certain times

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()
  public static let indefinite = CMTime(
    value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  public static let positiveInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  public static let negativeInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)
}

/// What kind of time it is.
public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let valid = CMTimeFlags(rawValue: 1)
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  public static let indefinite = CMTimeFlags(rawValue: 16)
  /// Of times whose value says nothing.
  public static let impliedValueFlagsMask = CMTimeFlags(rawValue: 28)
}
