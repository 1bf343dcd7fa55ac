import Foundation

/// What a font calls itself.
struct FontFileNames {
  private(set) var family: String?
  private(set) var full: String?
  private(set) var postScript: String?

  private enum Number {
    static let family = 1
    static let full = 4
    static let postScript = 6
    /// The family without what tells its styles apart.
    static let typographicFamily = 16
  }

  init(_ data: FontBytes, table: Int?) {
    guard let table else { return }
    let texts = table + data.unsigned16(table + 4)
    var names: [Int: String] = [:]
    for index in 0..<data.unsigned16(table + 2) {
      let record = table + 6 + 12 * index
      let number = data.unsigned16(record + 6)
      let (platform, language) = (data.unsigned16(record), data.unsigned16(record + 4))
      // English: by Windows, by Unicode, by the Macintosh.
      guard (platform == 3 && language & 0x3FF == 9) || platform == 0 || language == 0 else {
        continue
      }
      let first = texts + data.unsigned16(record + 10)
      let end = first + data.unsigned16(record + 8)
      guard first < end, end <= data.bytes.count, names[number] == nil || platform == 3,
        let text = String(
          bytes: data.bytes[first..<end], encoding: platform == 1 ? .macOSRoman : .utf16BigEndian)
      else { continue }
      names[number] = text
    }
    family = names[Number.typographicFamily] ?? names[Number.family]
    full = names[Number.full]
    postScript = names[Number.postScript]
  }
}
