import CoreMedia
import Foundation

/// RIFF files with sounds (`.wav`).
enum WaveFile {
  static func read(_ data: Data) -> MediaFile? {
    var reader = ByteReader(data)
    guard ["RIFF", "RF64"].contains(reader.code()), reader.uint32() != nil,
      reader.code() == "WAVE"
    else { return nil }
    var format: Format?
    var frames: Int?
    while let name = reader.code(), let size = reader.uint32(isLittle: true) {
      var chunk = reader
      switch name {
      case "fmt ": format = Format(&chunk, size: size)
      case "fact": frames = chunk.uint32(isLittle: true)
      case "data":
        guard let format else { return nil }
        // Streams say that they are longer than they are.
        return file(format, bytes: min(size, chunk.left), frames: frames)
      default: break
      }
      reader.skip(size + size % 2)
    }
    return nil
  }

  private static func file(_ format: Format, bytes: Int, frames: Int?) -> MediaFile {
    let counted = format.isConstant ? bytes / format.block : frames
    let duration =
      counted.map { CMTime(frames: Int64($0), rate: format.sound.rate) }
      ?? (format.bytesPerSecond > 0
        ? CMTime(frames: Int64(bytes), rate: Double(format.bytesPerSecond)) : .indefinite)
    return MediaFile(sound: format.sound, duration: duration)
  }

  private struct Format {
    var sound: SoundFormat
    /// Bytes of a frame.
    var block: Int
    var bytesPerSecond: Int
    /// Whether a block is one sample of each channel.
    var isConstant: Bool

    init?(_ reader: inout ByteReader, size: Int) {
      guard let tag = reader.uint16(isLittle: true), let channels = reader.uint16(isLittle: true),
        let rate = reader.uint32(isLittle: true), let bytes = reader.uint32(isLittle: true),
        let block = reader.uint16(isLittle: true), let bits = reader.uint16(isLittle: true),
        channels > 0, rate > 0, block > 0
      else { return nil }
      var kind = tag
      if tag == 0xFFFE, size >= 40 {
        reader.skip(8)
        kind = reader.uint16(isLittle: true) ?? tag
      }
      let ids: [Int: AudioFormatID] = [
        1: kAudioFormatLinearPCM, 3: kAudioFormatLinearPCM, 6: kAudioFormatALaw,
        7: kAudioFormatULaw, 0x11: kAudioFormatAppleIMA4, 0x55: kAudioFormatMPEGLayer3,
      ]
      guard let id = ids[kind] else { return nil }
      isConstant = [1, 3, 6, 7].contains(kind)
      sound = SoundFormat(
        id: id, rate: Double(rate), channels: channels,
        bits: id == kAudioFormatLinearPCM ? bits : 0, isFloat: kind == 3)
      self.block = block
      bytesPerSecond = bytes
    }
  }
}
