import Foundation
import Typesetting

extension Text {
  /// The characters as the environment's locale shows them.
  package func resolvedString(in values: EnvironmentValues) -> String {
    if isUnmodified, let plain = plainText(values.locale) {
      return values.textCase.apply(to: plain, values.locale)
    }
    var resolver = TextResolver(values)
    resolver.add(self, TextRunStyle())
    return resolver.pieces.map { piece in
      if let image = piece.image { return image.spokenName }
      return values.textCase.apply(to: piece.text, values.locale)
    }.joined()
  }

  /// The characters without their looks, in the default locale.
  package var plainString: String {
    resolvedString(in: EnvironmentValues())
  }

  /// The pieces with their looks, in order, as a locale shows them.
  package func pieces(in values: EnvironmentValues) -> [TextPiece] {
    var resolver = TextResolver(values)
    resolver.add(self, TextRunStyle())
    return resolver.pieces
  }

  /// The looks that the text's own modifiers say, of all its pieces.
  package var ownStyle: TextRunStyle {
    var style = TextRunStyle()
    for modifier in modifiers.reversed() { style.apply(modifier) }
    return style
  }

  /// Whether what the text says depends on the present time.
  package var changesWithTime: Bool {
    switch storage {
    case .formatted(let value): value.dates != nil || value.isLive
    case .concatenated(let parts): parts.contains(where: \.changesWithTime)
    case .localized(let key, _, _):
      key.arguments.contains { argument in
        if case .text(let text) = argument { text.changesWithTime } else { false }
      }
    case .verbatim, .attributed, .image: false
    }
  }

  /// The characters, if they are one plain run without looking closer; nil if they may not be.
  package func plainText(_ locale: Locale) -> String? {
    if case .verbatim(let string) = storage { return string }
    return plainText(in: .of(locale))
  }

  func plainText(in locale: TextLocale) -> String? { content.plainText(in: locale) }

  /// The same of a text that looks as its surroundings say; nil for any other.
  func unmodifiedPlainText(in locale: TextLocale) -> String? {
    content.unmodifiedPlainText(in: locale)
  }
}

extension Text.Content {
  fileprivate func unmodifiedPlainText(in locale: TextLocale) -> String? {
    modifiers.isEmpty ? plainText(in: locale) : nil
  }

  /// The characters, if they are one plain run without looking closer.
  fileprivate func plainText(in locale: TextLocale) -> String? {
    switch storage {
    case .verbatim(let string): return string
    case .localized(let key, let table, let bundle):
      let format = locale.string(key, table: table, bundle: bundle) ?? key.key
      if InlineMarkdown.isNeeded(format) { return nil }
      if !key.hasFormatting { return format }
      return FormatPieces.plainString(format, key.arguments, locale)
    case .attributed, .concatenated, .formatted, .image: return nil
    }
  }
}

/// A piece of a text with its looks.
package struct TextPiece {
  package var text: String
  package var style: TextRunStyle
  package var image: Image?
}

/// Flattens a text into pieces.
struct TextResolver {
  private let values: EnvironmentValues
  private(set) var pieces: [TextPiece] = []

  init(_ values: EnvironmentValues) { self.values = values }

  mutating func add(_ text: Text, _ outer: TextRunStyle) {
    var style = outer
    // Inner modifiers come last, and win.
    for modifier in text.modifiers.reversed() { style.apply(modifier) }
    switch text.storage {
    case .verbatim(let string): append(string, style)
    case .concatenated(let parts): for part in parts { add(part, style) }
    case .image(let image): pieces.append(TextPiece(text: "", style: style, image: image))
    case .attributed(let string): add(string, style)
    case .formatted(let value): add(value.attributedString(in: values), style)
    case .localized(let key, let table, let bundle): add(key, table, bundle, style)
    }
  }

  private mutating func append(_ string: String, _ style: TextRunStyle) {
    guard !string.isEmpty else { return }
    pieces.append(TextPiece(text: string, style: style))
  }

  // MARK: Localized

  private mutating func add(
    _ key: LocalizedStringKey, _ table: String?, _ bundle: Bundle?, _ style: TextRunStyle
  ) {
    let format =
      TextLocale.of(values.locale).string(key, table: table, bundle: bundle) ?? key.key
    let pieces =
      InlineMarkdown.isNeeded(format)
      ? InlineMarkdown.pieces(of: format) : [InlineMarkdown.Piece(text: format)]
    var next = 0
    var agreeing = AgreeingPart(locale: values.locale)
    for piece in pieces {
      agreeing.follow(piece.agreement, in: &self.pieces)
      var style = style
      style.apply(piece)
      guard key.hasFormatting else {
        append(piece.text, style)
        continue
      }
      for part in FormatPieces.parts(of: piece.text, next: &next) {
        switch part {
        case .literal(let string): append(string, style)
        case .argument(let index, let specifier):
          guard key.arguments.indices.contains(index) else { continue }
          add(key.arguments[index], specifier, style)
          if let number = key.arguments[index].number { agreeing.number = number }
        }
      }
    }
    agreeing.follow(nil, in: &self.pieces)
  }

  private mutating func add(
    _ argument: LocalizedStringKey.Argument, _ specifier: String, _ style: TextRunStyle
  ) {
    switch argument {
    case .string(let string): append(string, style)
    case .text(let text): add(text, style)
    case .number(let number, let own):
      append(
        number.string(
          specifier: specifier == "%@" ? own : specifier, locale: values.locale), style)
    }
  }

  // MARK: Attributed

  private mutating func add(_ string: AttributedString, _ style: TextRunStyle) {
    for run in string.runs {
      var style = style
      if let link = run.link { style.link = link }
      if let intent = run.swiftUI.inlinePresentationIntent { style.apply(intent) }
      if let font = run.swiftUI.font { style.font = font }
      if let color = run.swiftUI.foregroundColor { style.foreground = AnyShapeStyle(color) }
      if let color = run.swiftUI.backgroundColor { style.background = color }
      if let kern = run.swiftUI.kern { style.kerning = kern }
      if let tracking = run.swiftUI.tracking { style.tracking = tracking }
      if let offset = run.swiftUI.baselineOffset { style.baselineOffset = offset }
      if let line = run.swiftUI.underlineStyle { style.underline = line }
      if let line = run.swiftUI.strikethroughStyle { style.strikethrough = line }
      append(String(string[run.range].characters), style)
    }
  }
}

extension TextRunStyle {
  mutating func apply(_ intent: InlinePresentationIntent) {
    if intent.contains(.stronglyEmphasized) { isBold = true }
    if intent.contains(.emphasized) { isItalic = true }
    if intent.contains(.code) { isMonospaced = true }
    if intent.contains(.strikethrough) { strikethrough = .single }
  }

  mutating func apply(_ piece: InlineMarkdown.Piece) {
    if piece.style.contains(.strong) { isBold = true }
    if piece.style.contains(.emphasis) { isItalic = true }
    if piece.style.contains(.code) { isMonospaced = true }
    if piece.style.contains(.strikethrough) { strikethrough = .single }
    if let link = piece.link { self.link = link }
  }
}
