import Foundation
import Typesetting

/// Which fonts there are by name: those that come with iOS, and the app's own.
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
    return InstalledFonts.face(named: name) != nil
  }
}
