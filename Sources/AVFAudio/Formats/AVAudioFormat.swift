import Foundation

public typealias AVAudioChannelCount = UInt32

public enum AVAudioCommonFormat: UInt, Sendable {
  case otherFormat = 0
  case pcmFormatFloat32 = 1
  case pcmFormatFloat64 = 2
  case pcmFormatInt16 = 3
  case pcmFormatInt32 = 4
}

/// How sounds are stored.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  private let sound: SoundFormat
  public let isInterleaved: Bool

  init(_ sound: SoundFormat, isInterleaved: Bool) {
    self.sound = sound
    self.isInterleaved = isInterleaved
    super.init()
  }

  /// Floating-point numbers of 32 bits, a row for each channel.
  public convenience init?(
    standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount
  ) {
    guard sampleRate > 0, channels > 0 else { return nil }
    self.init(
      SoundFormat(
        id: kAudioFormatLinearPCM, rate: sampleRate, channels: Int(channels), bits: 32,
        isFloat: true),
      isInterleaved: false)
  }

  /// Nil for a format that is not a common one.
  public convenience init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount,
    interleaved: Bool
  ) {
    guard sampleRate > 0, channels > 0, format != .otherFormat else { return nil }
    let isFloat = format == .pcmFormatFloat32 || format == .pcmFormatFloat64
    let bits = [AVAudioCommonFormat.pcmFormatFloat64: 64, .pcmFormatInt16: 16][format] ?? 32
    self.init(
      SoundFormat(
        id: kAudioFormatLinearPCM, rate: sampleRate, channels: Int(channels), bits: bits,
        isFloat: isFloat),
      isInterleaved: interleaved)
  }

  /// Nil for settings that cannot be.
  public convenience init?(settings: [String: Any]) {
    guard let sound = SoundFormat(settings: settings) else { return nil }
    let isApart = (settings[AVLinearPCMIsNonInterleaved] as? Bool) ?? false
    self.init(sound, isInterleaved: !isApart)
  }

  open var sampleRate: Double { sound.rate }
  open var channelCount: AVAudioChannelCount { AVAudioChannelCount(sound.channels) }

  open var commonFormat: AVAudioCommonFormat {
    guard sound.id == kAudioFormatLinearPCM, !sound.isBigEndian else { return .otherFormat }
    return switch (sound.isFloat, sound.bits) {
    case (true, 32): .pcmFormatFloat32
    case (true, 64): .pcmFormatFloat64
    case (false, 16): .pcmFormatInt16
    case (false, 32): .pcmFormatInt32
    default: .otherFormat
    }
  }

  open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }

  open var settings: [String: Any] {
    var settings = sound.settings
    if sound.id == kAudioFormatLinearPCM {
      settings[AVLinearPCMIsNonInterleaved] = !isInterleaved
    }
    return settings
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AVAudioFormat else { return false }
    return sound == other.sound && isInterleaved == other.isInterleaved
  }

  open override var hash: Int { sound.hashValue }
}
