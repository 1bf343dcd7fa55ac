import CoreGraphics
import DisplayList

/// Which file to draw a font with.
enum FontFile {
  /// Where fonts are looked for.
  static let folders = [
    "/usr/share/fonts/opentype/inter", "/usr/share/fonts/truetype/inter",
    "/usr/share/fonts/truetype/dejavu", "/usr/local/share/fonts",
  ]

  /// File names to try in order, without folder.
  static func candidates(for font: GlyphFont) -> [String] {
    switch font.family {
    case .system, .rounded, .named: inter(font) + dejaVu("Sans", font)
    case .serif: dejaVu("Serif", font) + inter(font) + dejaVu("Sans", font)
    case .monospaced: dejaVu("SansMono", font) + inter(font) + dejaVu("Sans", font)
    }
  }

  private static func inter(_ font: GlyphFont) -> [String] {
    // The cut nearer to the size: text up to 17, display from 28 points.
    let cut = font.size < 22.5 ? "Inter" : "InterDisplay"
    let names = [
      "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ]
    let name = names[min(max(Int((Double(font.weight) / 100).rounded()), 1), 9) - 1]
    let style =
      font.isItalic ? (name == "Regular" ? "Italic" : name + "Italic") : name
    return ["\(cut)-\(style).otf"]
  }

  private static func dejaVu(_ family: String, _ font: GlyphFont) -> [String] {
    let slant = family == "Serif" ? "Italic" : "Oblique"
    let style = (font.weight >= 600 ? "Bold" : "") + (font.isItalic ? slant : "")
    let plain = font.weight >= 600 ? "-Bold" : ""
    let styled = style.isEmpty ? "" : "-\(style)"
    return ["DejaVu\(family)\(styled).ttf", "DejaVu\(family)\(plain).ttf", "DejaVu\(family).ttf"]
  }
}
