import Foundation

/// How sounds are stored.
struct SoundFormat: Hashable, Sendable {
  var id: AudioFormatID
  /// Samples a second.
  var rate: Double
  var channels: Int
  /// Of a sample; 0 where that says nothing.
  var bits = 0
  var isFloat = false
  var isBigEndian = false

  /// As players and recorders tell them.
  var settings: [String: Any] {
    var settings: [String: Any] = [
      AVFormatIDKey: id, AVSampleRateKey: rate, AVNumberOfChannelsKey: channels,
    ]
    if id == kAudioFormatLinearPCM {
      settings[AVLinearPCMBitDepthKey] = bits
      settings[AVLinearPCMIsFloatKey] = isFloat
      settings[AVLinearPCMIsBigEndianKey] = isBigEndian
      settings[AVLinearPCMIsNonInterleaved] = false
    }
    return settings
  }

  init(
    id: AudioFormatID, rate: Double, channels: Int, bits: Int = 0, isFloat: Bool = false,
    isBigEndian: Bool = false
  ) {
    self.id = id
    self.rate = rate
    self.channels = channels
    self.bits = bits
    self.isFloat = isFloat
    self.isBigEndian = isBigEndian
  }

  /// What an app asks for; nil for what cannot be.
  init?(settings: [String: Any]) {
    func number(_ key: String) -> Double? {
      (settings[key] as? NSNumber)?.doubleValue ?? (settings[key] as? any BinaryInteger).map {
        Double($0)
      }
        ?? (settings[key] as? Double)
    }
    func isSet(_ key: String) -> Bool {
      (settings[key] as? Bool) ?? (number(key).map { $0 != 0 } ?? false)
    }
    let id = number(AVFormatIDKey).flatMap { AudioFormatID(exactly: $0) } ?? kAudioFormatLinearPCM
    let rate = number(AVSampleRateKey) ?? 44_100
    guard let channels = Int(exactly: number(AVNumberOfChannelsKey) ?? 2),
      let bits = Int(exactly: number(AVLinearPCMBitDepthKey) ?? 16)
    else { return nil }
    guard rate > 0, rate.isFinite, (1...64).contains(channels), [8, 16, 24, 32, 64].contains(bits)
    else { return nil }
    self.init(
      id: id, rate: rate, channels: channels, bits: id == kAudioFormatLinearPCM ? bits : 0,
      isFloat: isSet(AVLinearPCMIsFloatKey), isBigEndian: isSet(AVLinearPCMIsBigEndianKey))
  }
}
