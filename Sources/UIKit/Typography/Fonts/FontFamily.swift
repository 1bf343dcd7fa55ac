import Foundation

/// How the fonts of a family that comes with iOS are called.
///
/// Names of families and fonts are those of Apple's list of system fonts; certain for those here.
struct FontFamily {
  let name: String
  /// What the PostScript names of its fonts begin with.
  let stem: String
  /// The PostScript name of its plain font.
  let regular: String
  /// The word for its slanted fonts.
  var italic = "Italic"
  /// The word for fonts between medium and bold.
  var semibold = "Semibold"
  /// What ends the names of its other fonts.
  var suffix = ""

  init(_ name: String, _ regular: String? = nil, stem: String? = nil) {
    self.name = name
    let stem = stem ?? name.replacingOccurrences(of: " ", with: "")
    self.stem = stem
    self.regular = regular.map { $0.hasPrefix("-") ? stem + $0 : $0 } ?? stem
  }

  private func with(
    italic: String = "Italic", semibold: String = "Semibold", suffix: String = ""
  ) -> FontFamily {
    var copy = self
    copy.semibold = semibold
    copy.italic = italic
    copy.suffix = suffix
    return copy
  }

  /// The PostScript name of a font of the family; `weight` is empty for the plain one.
  func fontName(weight: String, isItalic: Bool) -> String {
    guard isItalic || !weight.isEmpty else { return regular }
    let weight = weight == "Semibold" ? semibold : weight
    return "\(stem)-\(weight)\(isItalic ? italic : "")\(suffix)"
  }

  /// The family with that name, or with fonts of that name; capitals make no difference.
  static func named(_ name: String) -> FontFamily? {
    byName[name.lowercased()]
  }

  private static let byName: [String: FontFamily] = {
    var result: [String: FontFamily] = [:]
    for family in all {
      for name in [family.name, family.stem, family.regular] { result[name.lowercased()] = family }
    }
    return result
  }()

  private static let all: [FontFamily] = [
    FontFamily("American Typewriter"), FontFamily("Apple SD Gothic Neo", "-Regular"),
    FontFamily("Arial", "ArialMT").with(suffix: "MT"),
    FontFamily("Avenir Next", "-Regular").with(semibold: "DemiBold"),
    FontFamily("Avenir Next Condensed", "-Regular").with(semibold: "DemiBold"),
    FontFamily("Baskerville"),
    FontFamily("Bradley Hand", "BradleyHandITCTT-Bold"), FontFamily("Chalkboard SE", "-Regular"),
    FontFamily("Chalkduster"), FontFamily("Charter", "-Roman"), FontFamily("Cochin"),
    FontFamily("Copperplate"), FontFamily("Courier").with(italic: "Oblique"),
    FontFamily("Courier New", "CourierNewPSMT", stem: "CourierNewPS").with(suffix: "MT"),
    FontFamily("Didot"), FontFamily("Futura", "-Medium"), FontFamily("Georgia"),
    FontFamily("Gill Sans"), FontFamily("Helvetica").with(italic: "Oblique"),
    FontFamily("Helvetica Neue"), FontFamily("Hoefler Text", "-Regular"),
    FontFamily("Kohinoor Bangla", "-Regular"), FontFamily("Kohinoor Devanagari", "-Regular"),
    FontFamily("Kohinoor Telugu", "-Regular"), FontFamily("Marker Felt", "-Thin"),
    FontFamily("Menlo", "-Regular"), FontFamily("Noteworthy", "-Light"),
    FontFamily("Optima", "-Regular"), FontFamily("Palatino", "-Roman"), FontFamily("Papyrus"),
    FontFamily("PingFang HK", "-Regular"), FontFamily("PingFang SC", "-Regular"),
    FontFamily("PingFang TC", "-Regular"), FontFamily("Rockwell", "-Regular"),
    FontFamily("Snell Roundhand"), FontFamily("Thonburi"),
    FontFamily("Times New Roman", "TimesNewRomanPSMT", stem: "TimesNewRomanPS")
      .with(suffix: "MT"),
    FontFamily("Trebuchet MS"), FontFamily("Verdana"), FontFamily("Zapfino"),
  ]
}
