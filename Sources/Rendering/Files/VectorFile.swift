import CoreGraphics
import Deflate
import Foundation

/// What files of shapes say of their size, read without a library, so that layout needs none.
package enum VectorFile {
  /// The size in points; nil for a file of another kind, or one that says no size.
  package static func size(of data: Data) -> CGSize? {
    let size: CGSize?
    switch ImageFormat(data) {
    case .svg: size = svgSize(String(decoding: data, as: UTF8.self))
    case .pdf: size = pdfSize(data)
    default: size = nil
    }
    guard let size, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite
    else { return nil }
    return size
  }

  // MARK: SVG

  /// The attributes `width` and `height` of the root, or else the size of its `viewBox`.
  private static func svgSize(_ text: String) -> CGSize? {
    guard let start = text.range(of: "<svg"),
      let end = text[start.upperBound...].firstIndex(of: ">")
    else { return nil }
    let attributes = attributes(text[start.upperBound..<end])
    let box = (attributes["viewBox"] ?? "").split { " ,\n\t".contains($0) }.compactMap {
      Double($0)
    }
    let boxSize = box.count == 4 ? CGSize(width: box[2], height: box[3]) : nil
    let width = attributes["width"].flatMap(length)
    let height = attributes["height"].flatMap(length)
    switch (width, height) {
    case (let width?, let height?): return CGSize(width: width, height: height)
    case (let width?, nil):
      return boxSize.map { CGSize(width: width, height: width * $0.height / $0.width) }
    case (nil, let height?):
      return boxSize.map { CGSize(width: height * $0.width / $0.height, height: height) }
    case (nil, nil): return boxSize
    }
  }

  private static func attributes(_ text: Substring) -> [String: String] {
    var found: [String: String] = [:]
    var rest = text
    while let equals = rest.firstIndex(of: "=") {
      let name = rest[..<equals].split(whereSeparator: \.isWhitespace).last.map(String.init)
      rest = rest[rest.index(after: equals)...].drop(while: \.isWhitespace)
      guard let quote = rest.first, quote == "\"" || quote == "'" else { break }
      rest = rest.dropFirst()
      guard let end = rest.firstIndex(of: quote) else { break }
      if let name { found[name] = String(rest[..<end]) }
      rest = rest[rest.index(after: end)...]
    }
    return found
  }

  /// A length in points; nil for shares of something else.
  private static func length(_ text: String) -> Double? {
    let text = text.trimmingCharacters(in: .whitespaces)
    let number = text.prefix { $0.isNumber || ".-+eE".contains($0) && $0 != "m" }
    // "em" and "ex" begin with a letter of numbers.
    let digits = number.hasSuffix("e") ? number.dropLast() : number
    guard let value = Double(digits) else { return nil }
    switch text.dropFirst(digits.count) {
    case "", "px": return value
    case "pt": return value * 4 / 3
    case "pc": return value * 16
    case "mm": return value * 96 / 25.4
    case "cm": return value * 96 / 2.54
    case "in": return value * 96
    default: return nil
    }
  }

  // MARK: PDF

  /// The crop box of the first page, or else its media box.
  private static func pdfSize(_ data: Data) -> CGSize? {
    let bytes = [UInt8](data)
    if let size = boxSize(bytes) { return size }
    // Since version 1.5 objects may lie packed in streams.
    return PackedStreams.unpacked(bytes).lazy.compactMap(boxSize).first
  }

  private static func boxSize(_ bytes: [UInt8]) -> CGSize? {
    for key in ["/CropBox", "/MediaBox"] {
      guard let place = bytes.firstPlace(of: Array(key.utf8), from: 0) else { continue }
      let rest = bytes[(place + key.utf8.count)...].prefix(200)
      guard let open = rest.firstIndex(of: UInt8(ascii: "[")),
        let close = rest.firstIndex(of: UInt8(ascii: "]")), open < close
      else { continue }
      let text = String(decoding: rest[(open + 1)..<close], as: UTF8.self)
      let numbers = text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
      guard numbers.count == 4 else { continue }
      return CGSize(width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
    }
    return nil
  }
}

/// The streams of a PDF file that are packed with zlib.
private enum PackedStreams {
  /// Those with objects in them; none where zlib is missing.
  static func unpacked(_ bytes: [UInt8]) -> [[UInt8]] {
    guard let zlib = Zlib.shared else { return [] }
    var found: [[UInt8]] = []
    var position = 0
    while let mark = bytes.firstPlace(of: Array("/ObjStm".utf8), from: position),
      let start = bytes.firstPlace(of: Array("stream".utf8), from: mark),
      let end = bytes.firstPlace(of: Array("endstream".utf8), from: start)
    {
      position = end
      var first = start + 6
      while first < end, bytes[first] == 0x0D || bytes[first] == 0x0A { first += 1 }
      let packed = Array(bytes[first..<end])
      let bound = max(packed.count * 20, 65_536)
      if let objects = zlib.uncompressed(packed, atMost: bound) { found.append(objects) }
    }
    return found
  }
}

extension [UInt8] {
  /// Where some bytes come next.
  fileprivate func firstPlace(of bytes: [UInt8], from start: Int) -> Int? {
    guard let head = bytes.first, count >= bytes.count else { return nil }
    var index = start
    while index <= count - bytes.count {
      if self[index] == head, self[index..<(index + bytes.count)].elementsEqual(bytes) {
        return index
      }
      index += 1
    }
    return nil
  }
}
