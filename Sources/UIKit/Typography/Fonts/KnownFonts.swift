import Foundation
import Synchronization

/// Which fonts there are by name: those that come with iOS, and those in the app's resources.
enum KnownFonts {
  /// Family names of iOS 17 and 18, from Apple's list of system fonts; certain for the common ones.
  private static let families = [
    "Academy Engraved LET", "Al Nile", "American Typewriter", "Apple Color Emoji",
    "Apple SD Gothic Neo", "Apple Symbols", "Arial", "Arial Hebrew", "Arial Rounded MT Bold",
    "Avenir", "Avenir Next", "Avenir Next Condensed", "Baskerville", "Bodoni 72",
    "Bodoni 72 Oldstyle", "Bodoni 72 Smallcaps", "Bodoni Ornaments", "Bradley Hand",
    "Chalkboard SE", "Chalkduster", "Charter", "Cochin", "Copperplate", "Courier", "Courier New",
    "Damascus", "Devanagari Sangam MN", "Didot", "DIN Alternate", "DIN Condensed",
    "Euphemia UCAS", "Farah", "Futura", "Galvji", "Geeza Pro", "Georgia", "Gill Sans",
    "Grantha Sangam MN", "Helvetica", "Helvetica Neue", "Hiragino Maru Gothic ProN",
    "Hiragino Mincho ProN", "Hiragino Sans", "Hoefler Text", "Impact", "Kailasa", "Kefa",
    "Khmer Sangam MN", "Kohinoor Bangla", "Kohinoor Devanagari", "Kohinoor Gujarati",
    "Kohinoor Telugu", "Lao Sangam MN", "Malayalam Sangam MN", "Marker Felt", "Menlo", "Mishafi",
    "Mukta Mahee", "Myanmar Sangam MN", "New York", "Noteworthy", "Noto Nastaliq Urdu",
    "Noto Sans Kannada", "Noto Sans Myanmar", "Noto Sans Oriya", "Optima", "Palatino", "Papyrus",
    "Party LET", "PingFang HK", "PingFang SC", "PingFang TC", "Rockwell", "Savoye LET",
    "Sinhala Sangam MN", "Snell Roundhand", "STIX Two Math", "STIX Two Text", "Symbol",
    "Tamil Sangam MN", "Thonburi", "Times New Roman", "Trebuchet MS", "Verdana", "Zapf Dingbats",
    "Zapfino",
  ]

  /// PostScript names begin with the family's without its spaces, or with one of these.
  private static let otherStems = [
    "AppleColorEmoji", "AppleSDGothicNeo", "ArialMT", "ArialRoundedMTBold", "BodoniSvtyTwo",
    "BodoniSvtyTwoITCTT", "BodoniSvtyTwoOSITCTT", "BodoniSvtyTwoSCITCTT", "BodoniOrnamentsITCTT",
    "BradleyHandITCTT", "CourierNewPS", "CourierNewPSMT", "DINAlternate", "DINCondensed",
    "HelveticaNeue", "HiraKakuProN", "HiraMaruProN", "HiraMinProN", "HiraginoSans", "MarkerFelt",
    "PartyLetPlain", "SavoyeLetPlain", "SnellRoundhand", "STIXTwoMath", "STIXTwoText",
    "TimesNewRomanPS", "TimesNewRomanPSMT", "TrebuchetMS", "ZapfDingbatsITC",
    "AcademyEngravedLetPlain", "SFPro", "SFProText", "SFProDisplay", "SFProRounded", "SFMono",
    "SFCompact", "NewYork",
  ]

  private static let stems = Set(
    families.map { $0.replacingOccurrences(of: " ", with: "").lowercased() }
      + otherStems.map { $0.lowercased() })
  private static let names = Set(families.map { $0.lowercased() })

  /// Whether a font of that PostScript, family or full name is there; capitals make no difference.
  static func has(_ name: String) -> Bool {
    let name = name.lowercased()
    if name.hasPrefix(".") || names.contains(name) { return true }
    let stem = name.prefix { $0 != "-" }
    if stems.contains(String(stem)) { return true }
    // Full names: a family and a style.
    if names.contains(where: { name.hasPrefix($0 + " ") }) { return true }
    return ofApp.contains(name)
  }

  // MARK: The app's fonts

  private static let known = Mutex<Set<String>?>(nil)

  /// The names of the font files in the app's resources; read once.
  private static var ofApp: Set<String> {
    known.withLock { known in
      if let known { return known }
      var found: Set<String> = []
      for root in AssetCatalogue.roots(of: nil) {
        for file in fontFiles(in: root) {
          found.insert((file as NSString).deletingPathExtension.lowercased())
          found.formUnion(FontNameTable.names(inFile: root + "/" + file).map { $0.lowercased() })
        }
      }
      known = found
      return found
    }
  }

  private static func fontFiles(in root: String) -> [String] {
    let kinds: Set = ["ttf", "otf", "ttc"]
    func files(_ folder: String) -> [String] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: root + folder)) ?? []
      return names.filter { kinds.contains(($0 as NSString).pathExtension.lowercased()) }
        .map { folder + "/" + $0 }
    }
    // As far down as apps keep them.
    return ["", "/Fonts", "/Resources", "/Resources/Fonts"].flatMap(files)
  }
}

/// Reads what a font file calls itself.
enum FontNameTable {
  /// Family, full and PostScript names; none for a file that is no font.
  static func names(inFile path: String) -> [String] {
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    return names(in: [UInt8](data))
  }

  static func names(in bytes: [UInt8]) -> [String] {
    func number(_ offset: Int, _ length: Int) -> Int {
      guard offset >= 0, offset + length <= bytes.count else { return 0 }
      return bytes[offset..<(offset + length)].reduce(0) { $0 << 8 | Int($1) }
    }
    // A collection begins with the places of its fonts.
    let isCollection = number(0, 4) == 0x7474_6366
    let start = isCollection ? number(12, 4) : 0
    let tables = (0..<number(start + 4, 2)).map { start + 12 + 16 * $0 }
    guard let entry = tables.first(where: { number($0, 4) == 0x6E61_6D65 }) else { return [] }
    let table = number(entry + 8, 4)
    let texts = table + number(table + 4, 2)
    return (0..<number(table + 2, 2)).compactMap { index in
      let record = table + 6 + 12 * index
      guard [1, 4, 6, 16].contains(number(record + 6, 2)) else { return nil }
      let first = texts + number(record + 10, 2)
      let end = first + number(record + 8, 2)
      guard first < end, end <= bytes.count else { return nil }
      let isWide = number(record, 2) != 1
      return String(
        bytes: bytes[first..<end], encoding: isWide ? .utf16BigEndian : .macOSRoman)
    }
  }
}
