import Foundation

/// Reads how a JPEG file lies, which cameras note in its Exif part.
enum ExifOrientation {
  /// Nil for files that do not say.
  static func of(_ data: Data) -> CGImagePropertyOrientation? {
    let bytes = [UInt8](data.prefix(1 << 17))
    guard bytes.count > 4, bytes[0] == 0xFF, bytes[1] == 0xD8 else { return nil }
    var index = 2
    while index + 4 <= bytes.count, bytes[index] == 0xFF, bytes[index + 1] != 0xDA {
      let length = Int(bytes[index + 2]) << 8 | Int(bytes[index + 3])
      let end = min(index + 2 + length, bytes.count)
      if bytes[index + 1] == 0xE1, end > index + 10,
        bytes[(index + 4)..<(index + 10)].elementsEqual(Array("Exif\0\0".utf8))
      {
        return orientation(Array(bytes[(index + 10)..<end]))
      }
      guard length >= 2 else { return nil }
      index += 2 + length
    }
    return nil
  }

  /// From the tags of the first folder of a TIFF structure.
  private static func orientation(_ tiff: [UInt8]) -> CGImagePropertyOrientation? {
    guard tiff.count >= 8 else { return nil }
    let isLittle = tiff[0] == 0x49
    func number(_ place: Int, _ count: Int) -> Int {
      guard place >= 0, place + count <= tiff.count else { return 0 }
      let part = tiff[place..<(place + count)]
      return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    let folder = number(4, 4)
    for entry in 0..<min(number(folder, 2), 512) {
      let place = folder + 2 + entry * 12
      if number(place, 2) == 0x0112 {
        return CGImagePropertyOrientation(rawValue: UInt32(number(place + 8, 2)))
      }
    }
    return nil
  }
}
