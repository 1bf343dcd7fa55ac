import CoreGraphics
import CoreMedia
import Foundation

/// MPEG-4 and QuickTime files (`.mp4`, `.m4a`, `.mov`).
enum MovieFile {
  static func read(_ data: Data) -> MediaFile? {
    guard
      let movie = boxes(ByteReader(data), in: 0..<data.count).first(where: { $0.name == "moov" })
    else { return nil }
    let reader = ByteReader(data)
    let parts = boxes(reader, in: movie.content)
    guard let header = parts.first(where: { $0.name == "mvhd" }),
      let duration = duration(reader, header)
    else { return nil }
    let tracks = parts.filter { $0.name == "trak" }.compactMap { track(reader, $0) }
    return MediaFile(
      duration: duration, sound: tracks.compactMap(\.sound).first, tracks: tracks.map(\.track))
  }

  // MARK: Boxes

  private struct Box {
    let name: String
    let content: Range<Int>
  }

  private static func boxes(_ reader: ByteReader, in range: Range<Int>) -> [Box] {
    var reader = reader
    var found: [Box] = []
    reader.position = range.lowerBound
    while reader.position + 8 <= range.upperBound {
      let start = reader.position
      guard let short = reader.uint32(), let name = reader.code() else { break }
      var size = short
      if short == 1 {
        guard let long = reader.int64() else { break }
        size = Int(clamping: long)
      } else if short == 0 {
        size = range.upperBound - start
      }
      guard size >= reader.position - start, size <= range.upperBound - start else { break }
      found.append(Box(name: name, content: reader.position..<start + size))
      reader.position = start + size
    }
    return found
  }

  private static func inside(_ reader: ByteReader, _ box: Box, _ path: String...) -> Box? {
    var box = box
    for name in path {
      guard let next = boxes(reader, in: box.content).first(where: { $0.name == name }) else {
        return nil
      }
      box = next
    }
    return box
  }

  /// What `mvhd` and `mdhd` say.
  private static func duration(_ reader: ByteReader, _ box: Box) -> CMTime? {
    var reader = reader
    reader.position = box.content.lowerBound
    guard let version = reader.number(1) else { return nil }
    reader.skip(3 + (version == 1 ? 16 : 8))
    guard let scale = reader.uint32().flatMap({ CMTimeScale(exactly: $0) }), scale > 0,
      let length = reader.number(version == 1 ? 8 : 4)
    else { return nil }
    // All bits stand for a length that is not known; no length for one that parts of the file add up to.
    let isKnown = length != (version == 1 ? .max : 0xFFFF_FFFF) && length != 0
    return isKnown ? CMTime(value: Int64(clamping: length), timescale: scale) : .indefinite
  }

  // MARK: Tracks

  private static func track(
    _ reader: ByteReader, _ box: Box
  ) -> (track: MediaFile.Track, sound: SoundFormat?)? {
    guard let head = inside(reader, box, "tkhd"), let media = inside(reader, box, "mdia"),
      let handler = inside(reader, media, "hdlr"), let mediaHead = inside(reader, media, "mdhd")
    else { return nil }
    var place = reader
    place.position = handler.content.lowerBound + 8
    guard let type = place.code() else { return nil }
    place.position = head.content.lowerBound
    guard let version = place.number(1) else { return nil }
    place.skip(3 + (version == 1 ? 16 : 8))
    guard let id = place.uint32() else { return nil }
    place.position = head.content.lowerBound + (version == 1 ? 52 : 40)
    guard let transform = transform(&place), let width = place.uint32(),
      let height = place.uint32()
    else { return nil }
    let track = MediaFile.Track(
      id: Int32(truncatingIfNeeded: id), type: AVMediaType(rawValue: type),
      duration: duration(reader, mediaHead) ?? .indefinite,
      // With 16 bits behind the point.
      size: CGSize(width: Double(width) / 65536, height: Double(height) / 65536),
      transform: transform)
    return (track, type == "soun" ? sound(reader, media) : nil)
  }

  /// Nine numbers, of which the third of each row says nothing.
  private static func transform(_ reader: inout ByteReader) -> CGAffineTransform? {
    var numbers: [Double] = []
    for _ in 0..<9 {
      guard let number = reader.uint32() else { return nil }
      numbers.append(Double(Int32(truncatingIfNeeded: number)) / 65536)
    }
    return CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[3], d: numbers[4], tx: numbers[6], ty: numbers[7])
  }

  private static func sound(_ reader: ByteReader, _ media: Box) -> SoundFormat? {
    guard let entries = inside(reader, media, "minf", "stbl", "stsd") else { return nil }
    var place = reader
    place.position = entries.content.lowerBound + 12
    guard let code = place.code() else { return nil }
    place.skip(16)
    guard let channels = place.uint16(), let bits = place.uint16() else { return nil }
    place.skip(4)
    guard let rate = place.uint32(), rate > 0 else { return nil }
    let id = code == "mp4a" ? kAudioFormatMPEG4AAC : FourLetters.number(code)
    return SoundFormat(
      id: id, rate: Double(rate) / 65536, channels: channels,
      bits: id == kAudioFormatLinearPCM ? bits : 0)
  }
}

/// Numbers that are written as four letters.
enum FourLetters {
  static func number(_ letters: String) -> UInt32 {
    letters.unicodeScalars.reduce(0) { $0 << 8 | UInt32($1.value & 0xFF) }
  }
}
