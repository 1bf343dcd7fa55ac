import CoreGraphics

extension GlyphRun: CustomStringConvertible {
  package var description: String {
    var text = "text \(string.debugDescription) at (\(NumberText.text(origin))) \(font) \(paint)"
    if !advances.isEmpty { text += " width \(NumberText.text(width))" }
    if let underline { text += " underline\(underline)" }
    if let strikethrough { text += " strikethrough\(strikethrough)" }
    if let background {
      text += " background \(background.color) (\(NumberText.text(background.rect)))"
    }
    return text
  }
}

extension DecorationLine: CustomStringConvertible {
  /// What differs from a plain line; begins with a space unless empty.
  package var description: String {
    var text = ""
    if isDouble { text += " double" }
    if pattern != .solid { text += " \(pattern.rawValue)" }
    if thickness != 1 { text += " thickness \(NumberText.text(thickness))" }
    if let color { text += " \(color)" }
    return text
  }
}

extension GlyphFont: CustomStringConvertible {
  package var description: String {
    var text = "\(family) \(NumberText.text(size)) \(FontWeightText.text(weight))"
    if isItalic { text += " italic" }
    if digits == .monospaced { text += " monospacedDigits" }
    if width != 1 { text += " stretched \(NumberText.text(width))" }
    return text
  }
}

extension GlyphFont.Family: CustomStringConvertible {
  package var description: String {
    switch self {
    case .system: "system"
    case .rounded: "rounded"
    case .serif: "serif"
    case .monospaced: "monospaced"
    case .named(let name): "\"\(name)\""
    }
  }
}

/// Font weights by their names.
enum FontWeightText {
  static func text(_ weight: Int) -> String {
    switch weight {
    case 100: "ultraLight"
    case 200: "thin"
    case 300: "light"
    case 400: "regular"
    case 500: "medium"
    case 600: "semibold"
    case 700: "bold"
    case 800: "heavy"
    case 900: "black"
    default: "weight \(weight)"
    }
  }
}
