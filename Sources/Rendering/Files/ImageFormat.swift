import Foundation

/// What kind of file bytes are, by how they begin.
package enum ImageFormat: Equatable {
  case png
  case jpeg
  case gif
  case webP
  case heic
  case pdf
  case svg
  case unknown

  package init(_ data: Data) {
    let head = [UInt8](data.prefix(12))
    func begins(_ bytes: [UInt8]) -> Bool { head.starts(with: bytes) }
    if begins([0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if begins([0xFF, 0xD8]) {
      self = .jpeg
    } else if begins(Array("GIF8".utf8)) {
      self = .gif
    } else if begins(Array("%PDF".utf8)) {
      self = .pdf
    } else if begins(Array("RIFF".utf8)), head.dropFirst(8).starts(with: Array("WEBP".utf8)) {
      self = .webP
    } else if head.dropFirst(4).starts(with: Array("ftyp".utf8)) {
      self = .heic
    } else if Self.isSVG(data) {
      self = .svg
    } else {
      self = .unknown
    }
  }

  /// Behind a byte order mark, declarations and comments the first element is `svg`.
  private static func isSVG(_ data: Data) -> Bool {
    let head = String(decoding: data.prefix(4096), as: UTF8.self)
    let trimmed = head.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    return trimmed.hasPrefix("<") && trimmed.contains("<svg")
  }

  /// Whether the file says shapes, not pixels.
  package var isVector: Bool { self == .pdf || self == .svg }

  /// What people call it.
  var name: String {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPEG"
    case .gif: "GIF"
    case .webP: "WebP"
    case .heic: "HEIC"
    case .pdf: "PDF"
    case .svg: "SVG"
    case .unknown: "unknown"
    }
  }
}
