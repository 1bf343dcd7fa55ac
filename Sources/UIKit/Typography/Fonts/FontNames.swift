import CoreGraphics
import Foundation
import Typesetting

/// The names of fonts.
enum FontNames {
  private static let weights: [(suffix: String, weight: FontWeight)] = [
    ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium),
    ("semibold", .semibold), ("demibold", .semibold), ("bold", .bold), ("heavy", .heavy),
    ("black", .black), ("regular", .regular),
  ]

  /// What a font of the app's says of itself, or else family, weight and slant as a PostScript name such as
  /// "Avenir-BookOblique" tells them.
  static func descriptor(named name: String, size: CGFloat) -> FontDescriptor {
    if let face = InstalledFonts.face(named: name) {
      return FontDescriptor(
        size: size, weight: FontWeight(openTypeWeight: face.weight), isItalic: face.isItalic,
        familyName: face.postScriptName)
    }
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    let style = parts.count > 1 ? parts[1].lowercased() : ""
    let weight = weights.first { style.contains($0.suffix) }?.weight ?? .regular
    let isItalic = style.contains("italic") || style.contains("oblique")
    return FontDescriptor(
      size: size, weight: weight, isItalic: isItalic, familyName: parts.first ?? name)
  }

  static func familyName(of descriptor: FontDescriptor) -> String {
    if let face = descriptor.installedFace { return face.familyName }
    if let name = descriptor.familyName { return FontFamily.named(name)?.name ?? name }
    switch descriptor.design {
    case .default: return ".AppleSystemUIFont"
    case .rounded: return ".AppleSystemUIFontRounded"
    case .serif: return ".AppleSystemUIFontSerif"
    case .monospaced: return ".AppleSystemUIFontMonospaced"
    }
  }

  static func fontName(of descriptor: FontDescriptor) -> String {
    if let face = descriptor.installedFace { return face.postScriptName }
    let family = descriptor.familyName ?? ".SFUI"
    var style = weights.first { $0.weight == descriptor.weight }?.suffix.capitalized ?? "Regular"
    if let known = descriptor.familyName.flatMap(FontFamily.named) {
      return known.fontName(
        weight: style == "Regular" ? "" : style, isItalic: descriptor.isItalic)
    }
    if descriptor.isItalic { style = style == "Regular" ? "Italic" : style + "Italic" }
    if descriptor.familyName != nil, style == "Regular" { return family }
    return "\(family)-\(style)"
  }
}
