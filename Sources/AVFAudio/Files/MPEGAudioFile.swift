import CoreMedia
import Foundation

/// Files of MPEG audio frames (`.mp3`).
enum MPEGAudioFile {
  static func read(_ data: Data) -> MediaFile? {
    let reader = ByteReader(data)
    var position = endOfTag(reader)
    guard let first = Frame(reader, at: position), follows(reader, first, at: position) else {
      return nil
    }
    let sound = SoundFormat(
      id: first.layer == 3 ? kAudioFormatMPEGLayer3 : first.layer == 2 ? 0x2E6D_7032 : 0x2E6D_7031,
      rate: Double(first.rate), channels: first.channels)
    if let count = first.countedFrames(reader, at: position) {
      return MediaFile(
        sound: sound,
        duration: CMTime(frames: Int64(count) * Int64(first.samples), rate: sound.rate))
    }
    var samples: Int64 = 0
    while let frame = Frame(reader, at: position) {
      samples += Int64(frame.samples)
      position += frame.size
    }
    return MediaFile(sound: sound, duration: CMTime(frames: samples, rate: sound.rate))
  }

  /// Behind an ID3 tag, whose size is in bytes of seven bits.
  private static func endOfTag(_ reader: ByteReader) -> Int {
    guard reader.byte(at: 0) == 0x49, reader.byte(at: 1) == 0x44, reader.byte(at: 2) == 0x33
    else { return 0 }
    let size = (6..<10).reduce(0) { $0 << 7 | Int((reader.byte(at: $1) ?? 0) & 0x7F) }
    return 10 + size
  }

  /// Whether another frame or the end of the file follows, so that it was no chance.
  private static func follows(_ reader: ByteReader, _ frame: Frame, at position: Int) -> Bool {
    let end = position + frame.size
    return end >= reader.count || Frame(reader, at: end) != nil
      || (reader.byte(at: end) == 0x54 && reader.byte(at: end + 1) == 0x41)
  }

  private struct Frame {
    let layer: Int
    /// Samples a second.
    let rate: Int
    let channels: Int
    let samples: Int
    /// In bytes.
    let size: Int
    /// Behind the header, before the samples of the third layer.
    private let side: Int

    init?(_ reader: ByteReader, at position: Int) {
      guard let b0 = reader.byte(at: position), let b1 = reader.byte(at: position + 1),
        let b2 = reader.byte(at: position + 2), let b3 = reader.byte(at: position + 3),
        b0 == 0xFF, b1 & 0xE0 == 0xE0
      else { return nil }
      let version = Int(b1 >> 3 & 3)
      let layer = 4 - Int(b1 >> 1 & 3)
      let bitrate = Int(b2 >> 4)
      let rateIndex = Int(b2 >> 2 & 3)
      guard version != 1, layer < 4, (1...14).contains(bitrate), rateIndex < 3 else { return nil }
      let isFirst = version == 3
      self.layer = layer
      rate = [44_100, 48_000, 32_000][rateIndex] / (isFirst ? 1 : version == 2 ? 2 : 4)
      channels = b3 >> 6 == 3 ? 1 : 2
      samples = layer == 1 ? 384 : (layer == 3 && !isFirst ? 576 : 1152)
      let bits = Self.bitrates(isFirst: isFirst, layer: layer)[bitrate - 1] * 1000
      let padding = Int(b2 >> 1 & 1)
      size =
        layer == 1
        ? (12 * bits / rate + padding) * 4 : samples / 8 * bits / rate + padding
      side = isFirst ? (channels == 1 ? 17 : 32) : (channels == 1 ? 9 : 17)
    }

    /// How many frames follow, if the first one says so in place of samples.
    func countedFrames(_ reader: ByteReader, at position: Int) -> Int? {
      var info = ByteReader.copy(reader, at: position + 4 + side)
      if let name = info.code(), ["Xing", "Info"].contains(name), let flags = info.uint32(),
        flags & 1 != 0
      {
        return info.uint32()
      }
      var other = ByteReader.copy(reader, at: position + 36)
      guard other.code() == "VBRI" else { return nil }
      other.skip(10)
      return other.uint32()
    }

    /// Thousands of bits a second.
    private static func bitrates(isFirst: Bool, layer: Int) -> [Int] {
      switch (isFirst, layer) {
      case (true, 1): [32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448]
      case (true, 2): [32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384]
      case (true, _): [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
      case (false, 1): [32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256]
      case (false, _): [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
      }
    }
  }
}

extension ByteReader {
  fileprivate static func copy(_ reader: ByteReader, at position: Int) -> ByteReader {
    var copy = reader
    copy.position = position
    return copy
  }
}
