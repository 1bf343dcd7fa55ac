import CoreMedia
import Foundation

/// AIFF and AIFF-C files.
enum AIFFFile {
  static func read(_ data: Data) -> MediaFile? {
    var reader = ByteReader(data)
    guard reader.code() == "FORM", reader.uint32() != nil, let kind = reader.code(),
      ["AIFF", "AIFC"].contains(kind)
    else { return nil }
    while let name = reader.code(), let size = reader.uint32() {
      var chunk = reader
      if name == "COMM" { return file(&chunk, isCompressed: kind == "AIFC") }
      reader.skip(size + size % 2)
    }
    return nil
  }

  private static func file(_ chunk: inout ByteReader, isCompressed: Bool) -> MediaFile? {
    guard let channels = chunk.uint16(), let frames = chunk.uint32(), let bits = chunk.uint16(),
      let rate = extended(&chunk), channels > 0, rate > 0
    else { return nil }
    let code = isCompressed ? chunk.code() ?? "NONE" : "NONE"
    let ids: [String: AudioFormatID] = [
      "NONE": kAudioFormatLinearPCM, "twos": kAudioFormatLinearPCM, "sowt": kAudioFormatLinearPCM,
      "fl32": kAudioFormatLinearPCM, "FL32": kAudioFormatLinearPCM,
      "fl64": kAudioFormatLinearPCM, "FL64": kAudioFormatLinearPCM, "ima4": kAudioFormatAppleIMA4,
      "alaw": kAudioFormatALaw, "ulaw": kAudioFormatULaw,
    ]
    guard let id = ids[code] else { return nil }
    // A packet of this kind has 64 samples.
    let count = Int64(frames) * (id == kAudioFormatAppleIMA4 ? 64 : 1)
    let isPlain = id == kAudioFormatLinearPCM
    return MediaFile(
      sound: SoundFormat(
        id: id, rate: rate, channels: channels, bits: isPlain ? bits : 0,
        isFloat: code.lowercased().hasPrefix("fl"), isBigEndian: isPlain && code != "sowt"),
      duration: CMTime(frames: count, rate: rate))
  }

  /// A floating-point number of 80 bits.
  private static func extended(_ reader: inout ByteReader) -> Double? {
    guard let exponent = reader.uint16(), let mantissa = reader.number(8) else { return nil }
    guard exponent & 0x7FFF != 0x7FFF else { return nil }
    let value = scalbn(Double(mantissa), (exponent & 0x7FFF) - 16383 - 63)
    return exponent & 0x8000 == 0 ? value : -value
  }
}
