import Foundation

/// Files with sounds and films, put together by hand.
enum SoundFiles {
  /// A WAV file of silence.
  static func wave(
    seconds: Double, rate: Int = 8000, channels: Int = 1, bits: Int = 16
  ) -> Data {
    let frame = channels * bits / 8
    let bytes = Int(seconds * Double(rate)) * frame
    var data = Data("RIFF".utf8)
    data += little(bytes + 36, 4) + Data("WAVEfmt ".utf8) + little(16, 4) + little(1, 2)
    data += little(channels, 2) + little(rate, 4) + little(rate * frame, 4) + little(frame, 2)
    data += little(bits, 2) + Data("data".utf8) + little(bytes, 4) + Data(count: bytes)
    return data
  }

  /// An AIFF file of silence with 8000 samples a second.
  static func aiff(seconds: Int) -> Data {
    let frames = seconds * 8000
    let common =
      big(2, 2) + big(frames, 4) + big(16, 2)
      // 8000 as a number of 80 bits.
      + big(0x400B, 2) + big(0xFA00_0000, 4) + big(0, 4)
    let sound = big(0, 8) + Data(count: frames * 4)
    let chunks =
      Data("AIFFCOMM".utf8) + big(18, 4) + common + Data("SSND".utf8)
      + big(sound.count, 4) + sound
    return Data("FORM".utf8) + big(chunks.count, 4) + chunks
  }

  /// Frames of the third layer, 128 thousand bits a second, 44100 samples a second, of 1152 samples.
  static func mp3(frames: Int) -> Data {
    var data = Data("ID3".utf8) + big(0x0300, 2) + big(0, 1) + big(10, 4) + Data(count: 10)
    for _ in 0..<frames { data += big(0xFFFB_9064, 4) + Data(count: 417 - 4) }
    return data
  }

  /// A film with a picture of 320 by 240 points.
  static func movie(seconds: Int) -> Data {
    let head = big(0, 4) + big(0, 8) + big(600, 4) + big(seconds * 600, 4) + Data(count: 80)
    let matrix = [0x1_0000, 0, 0, 0, 0x1_0000, 0, 0, 0, 0x4000_0000]
      .reduce(Data()) { $0 + big($1, 4) }
    let trackHead =
      big(0, 4) + big(0, 8) + big(1, 4) + big(0, 4) + big(seconds * 600, 4)
      + Data(count: 16) + matrix + big(320 << 16, 4) + big(240 << 16, 4)
    let mediaHead = big(0, 4) + big(0, 8) + big(600, 4) + big(seconds * 600, 4) + big(0, 4)
    let handler = big(0, 8) + Data("vide".utf8) + Data(count: 13)
    let media = box("mdia", box("mdhd", mediaHead) + box("hdlr", handler))
    return box("ftyp", Data("isom".utf8) + big(0, 4))
      + box("mdat", Data(count: 100))
      + box("moov", box("mvhd", head) + box("trak", box("tkhd", trackHead) + media))
  }

  /// Goes with the process.
  private static let root: URL = {
    atexit { try? FileManager.default.removeItem(at: SoundFiles.root) }
    return FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  }()

  /// A new file with some contents, which lies in the folder for temporary files.
  static func file(_ data: Data, _ name: String = "sound.wav") throws -> URL {
    let folder = root.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appending(path: name)
    try data.write(to: url)
    return url
  }

  private static func box(_ name: String, _ content: Data) -> Data {
    big(content.count + 8, 4) + Data(name.utf8) + content
  }

  private static func little(_ number: Int, _ bytes: Int) -> Data {
    Data((0..<bytes).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) })
  }

  private static func big(_ number: Int, _ bytes: Int) -> Data {
    Data(little(number, bytes).reversed())
  }
}
