import Foundation

/// Writes files of silence.
struct SilentFile {
  let url: URL
  let sound: SoundFormat

  /// Whether the file could be written; it takes the place of one that is there.
  ///
  /// Samples in plain numbers become a WAV or CAF file with all of them, other kinds an MPEG-4 file whose header says
  /// how long it is.
  func write(seconds: TimeInterval) -> Bool {
    let frames = Int64((max(seconds, 0) * sound.rate).rounded())
    if sound.id != kAudioFormatLinearPCM { return write(SilentMovie(sound).data(frames: frames)) }
    let bytes = frames * Int64(frame)
    let header = isCoreAudio ? coreAudioHeader(bytes: bytes) : waveHeader(bytes: bytes)
    guard write(header), let handle = try? FileHandle(forWritingTo: url) else { return false }
    defer { try? handle.close() }
    // What lies between is zeros, which take no room on the disk.
    return (try? handle.truncate(atOffset: UInt64(header.count) + UInt64(bytes))) != nil
  }

  private func write(_ data: Data) -> Bool { (try? data.write(to: url)) != nil }

  private var isCoreAudio: Bool { url.pathExtension.lowercased() == "caf" }

  /// Bytes of a sample of each channel.
  private var frame: Int { sound.channels * sound.bits / 8 }

  // MARK: Headers

  private func waveHeader(bytes: Int64) -> Data {
    var data = ByteWriter(isLittle: true)
    let size = UInt64(clamping: bytes)
    data.letters("RIFF")
    data.number(min(size + 36, 0xFFFF_FFFF), bytes: 4)
    data.letters("WAVEfmt ")
    data.number(16, bytes: 4)
    data.number(sound.isFloat ? 3 : 1, bytes: 2)
    data.number(UInt64(sound.channels), bytes: 2)
    data.number(UInt64(sound.rate), bytes: 4)
    data.number(UInt64(sound.rate) * UInt64(frame), bytes: 4)
    data.number(UInt64(frame), bytes: 2)
    data.number(UInt64(sound.bits), bytes: 2)
    data.letters("data")
    data.number(min(size, 0xFFFF_FFFF), bytes: 4)
    return data.data
  }

  private func coreAudioHeader(bytes: Int64) -> Data {
    var data = ByteWriter(isLittle: false)
    data.letters("caff")
    data.number(0x1_0000, bytes: 4)
    data.letters("desc")
    data.number(32, bytes: 8)
    data.number(sound.rate.bitPattern, bytes: 8)
    data.letters("lpcm")
    data.number((sound.isFloat ? 1 : 0) | (sound.isBigEndian ? 0 : 2), bytes: 4)
    data.number(UInt64(frame), bytes: 4)
    data.number(1, bytes: 4)
    data.number(UInt64(sound.channels), bytes: 4)
    data.number(UInt64(sound.bits), bytes: 4)
    data.letters("data")
    data.number(UInt64(clamping: bytes) + 4, bytes: 8)
    data.number(0, bytes: 4)
    return data.data
  }
}

/// Puts numbers together to bytes.
struct ByteWriter {
  private(set) var data = Data()
  let isLittle: Bool

  init(isLittle: Bool) { self.isLittle = isLittle }

  mutating func letters(_ text: String) { data.append(contentsOf: text.utf8) }

  mutating func number(_ number: UInt64, bytes: Int) {
    for index in 0..<bytes {
      let place = isLittle ? index : bytes - 1 - index
      data.append(UInt8(truncatingIfNeeded: number >> (8 * place)))
    }
  }

  mutating func zeros(_ count: Int) { data.append(Data(count: count)) }
  mutating func append(_ other: Data) { data.append(other) }
}
