import Foundation

/// A property list on disk in any of its syntaxes.
struct PropertyListFile {
  let path: String
  let root: PropertyList
  let duplicates: [OpenStepParser.DuplicateKey]
  /// The text, for finding the line of something; empty where lines mean nothing.
  let bytes: [UInt8]

  /// Reads a file.
  ///
  /// - Throws: `ProjectError` when it is missing, or nothing that can be parsed.
  init(path: String) throws(ProjectError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ProjectError(path, "the file is missing or can't be read.")
    }
    try self.init(data, path: path)
  }

  /// Parses what a file holds.
  ///
  /// - Throws: `ProjectError` when it is nothing that can be parsed.
  init(_ data: Data, path: String) throws(ProjectError) {
    self.path = path
    let bytes = Self.decoded([UInt8](data))
    let first = bytes.first { $0 > 32 } ?? 0
    if bytes.starts(with: Array("bplist".utf8)) || first == UInt8(ascii: "<") && Self.isXML(bytes) {
      do {
        root = PropertyList(try PropertyListSerialization.propertyList(from: data, format: nil))
      } catch {
        throw ProjectError(path, "the property list can't be read: \(error.localizedDescription)")
      }
      (self.bytes, duplicates) = ([], [])
    } else if first == UInt8(ascii: "{"), let value = Self.json(data) {
      root = PropertyList(value)
      (self.bytes, duplicates) = ([], [])
    } else {
      do throws(OpenStepParser.Failure) {
        (root, duplicates) = try OpenStepParser.parse(bytes)
      } catch {
        throw ProjectError(path, line: error.line, error.sentence + ".")
      }
      self.bytes = bytes
    }
  }

  /// The first line at or after another one on which a text stands as a whole word.
  func line(of text: String, from first: Int = 1) -> Int? {
    guard !bytes.isEmpty, let initial = text.utf8.first else { return nil }
    let needle = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { buffer in
      var line = 1
      var index = 0
      while index + needle.count <= buffer.count {
        let byte = buffer[index]
        if byte == 10 { line += 1 }
        if line >= first, byte == initial,
          needle.indices.allSatisfy({ buffer[index + $0] == needle[$0] })
        {
          return line
        }
        index += 1
      }
      return nil
    }
  }

  // MARK: Syntaxes

  private static func isXML(_ bytes: [UInt8]) -> Bool {
    ["<?xml", "<!DOCTYPE", "<plist"].contains { bytes.starts(with: Array($0.utf8)) }
  }

  private static func json(_ data: Data) -> Any? {
    try? JSONSerialization.jsonObject(with: data)
  }

  /// UTF-16 with a byte order mark becomes UTF-8; so does what is no UTF-8, read as Mac Roman.
  private static func decoded(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]),
      let text = String(data: Data(bytes), encoding: .utf16)
    {
      return Array(text.utf8)
    }
    if String(validating: bytes, as: UTF8.self) == nil {
      return bytes.flatMap { $0 < 128 ? [$0] : macRoman[Int($0) - 128] }
    }
    return bytes
  }

  /// The upper half of the code page that old projects were written in, as UTF-8.
  private static let macRoman: [[UInt8]] =
    ("ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ"
    + "⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ").unicodeScalars.map { Array(String($0).utf8) }
}
