import Foundation

/// What kind of file bytes are, by how they begin.
enum ImageFormat: Equatable {
  case png
  case jpeg
  case other(String)

  init(_ data: Data) {
    let head = [UInt8](data.prefix(12))
    func begins(_ bytes: [UInt8]) -> Bool { head.starts(with: bytes) }
    if begins([0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if begins([0xFF, 0xD8]) {
      self = .jpeg
    } else if begins(Array("GIF8".utf8)) {
      self = .other("GIF")
    } else if begins(Array("%PDF".utf8)) {
      self = .other("PDF")
    } else if begins(Array("RIFF".utf8)) {
      self = .other("WebP")
    } else if head.dropFirst(4).starts(with: Array("ftyp".utf8)) {
      self = .other("HEIC")
    } else if begins(Array("<svg".utf8)) || begins(Array("<?xml".utf8)) {
      self = .other("SVG")
    } else {
      self = .other("unknown")
    }
  }
}
