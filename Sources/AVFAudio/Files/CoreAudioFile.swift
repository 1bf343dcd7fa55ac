import CoreMedia
import Foundation

/// Core Audio files (`.caf`).
enum CoreAudioFile {
  static func read(_ data: Data) -> MediaFile? {
    var reader = ByteReader(data)
    guard reader.code() == "caff", reader.uint32() != nil else { return nil }
    var format: Format?
    var frames: Int64?
    var bytes: Int64?
    while let name = reader.code(), let size = reader.int64() {
      var chunk = reader
      switch name {
      case "desc": format = Format(&chunk)
      case "pakt":
        chunk.skip(8)
        frames = chunk.int64()
      case "data":
        // -1 stands for all that follows; the first four bytes count edits.
        let rest = Int64(chunk.left)
        bytes = max((size < 0 ? rest : min(size, rest)) - 4, 0)
      default: break
      }
      guard size >= 0 else { break }
      reader.skip(Int(clamping: size))
    }
    guard let format else { return nil }
    let counted = frames ?? bytes.flatMap(format.frames)
    return MediaFile(
      sound: format.sound,
      duration: counted.map { CMTime(frames: $0, rate: format.sound.rate) } ?? .indefinite)
  }

  private struct Format {
    var sound: SoundFormat
    let bytesPerPacket: Int
    let framesPerPacket: Int

    init?(_ reader: inout ByteReader) {
      guard let bits = reader.number(8), let id = reader.number(4), let flags = reader.uint32(),
        let bytesPerPacket = reader.uint32(), let framesPerPacket = reader.uint32(),
        let channels = reader.uint32(), let depth = reader.uint32()
      else { return nil }
      let rate = Double(bitPattern: bits)
      guard rate > 0, rate.isFinite, channels > 0 else { return nil }
      let isPlain = id == UInt64(kAudioFormatLinearPCM)
      sound = SoundFormat(
        id: AudioFormatID(truncatingIfNeeded: id), rate: rate, channels: channels,
        bits: isPlain ? depth : 0, isFloat: isPlain && flags & 1 != 0,
        isBigEndian: isPlain && flags & 2 == 0)
      self.bytesPerPacket = bytesPerPacket
      self.framesPerPacket = framesPerPacket
    }

    /// Nil where packets differ in size.
    func frames(in bytes: Int64) -> Int64? {
      guard bytesPerPacket > 0, framesPerPacket > 0 else { return nil }
      return bytes / Int64(bytesPerPacket) * Int64(framesPerPacket)
    }
  }
}
