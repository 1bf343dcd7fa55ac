import Foundation
import Typesetting

/// What a text reads from its environment, shared by all texts of a scope.
final class TextEnvironment {
  let baseFont: Font
  let font: ResolvedFont
  let size: DynamicTypeSize
  let legibility: LegibilityWeight?
  let options: ParagraphOptions.Shared
  let textLocale: TextLocale
  var locale: Locale { textLocale.locale }
  let textCase: Text.Case?
  /// What the views around say about looks.
  let style: TextRunStyle
  /// What draws the text instead of the system; nil for the system.
  let renderer: AnyTextRenderer?
  /// Whether a text without modifiers of its own is one run in one font.
  let isPlain: Bool
  /// Whether a renderer draws the text, or its font has a size that nobody can use.
  let isUnusual: Bool

  /// The keys whose change may change the size of a text.
  nonisolated(unsafe) private(set) static var keys: EnvironmentKeySet = []

  init(_ values: EnvironmentValues) {
    var reads = Self.keys
    var style = TextRunStyle()
    var base = Font.body
    var options = ParagraphOptions()
    let locale: Locale
    var renderer: AnyTextRenderer?
    (size, legibility, locale, textCase) = Tracking.noteEnvironmentReads(into: &reads) {
      renderer = values.textRenderer
      for modifier in values.textModifiers { style.apply(modifier) }
      base = values.font ?? .body
      options.lineLimit = values.lineLimit
      options.minimumLineCount = max(values.lineMinimum ?? 1, 1)
      options.displayScale = values.displayScale
      options.isRightToLeft = values.layoutDirection == .rightToLeft
      options.lineSpacing = values.lineSpacing
      options.lineHeight = values.lineHeight?.paragraphHeight ?? .natural
      options.minimumScaleFactor = values.minimumScaleFactor
      options.allowsTightening = values.allowsTightening
      options.alignment = values.multilineTextAlignment.paragraphAlignment
      options.truncation = values.truncationMode.paragraphTruncation
      return (values.dynamicTypeSize, values.legibilityWeight, values.locale, values.textCase)
    }
    Self.keys = reads
    textLocale = .of(locale)
    baseFont = base
    self.style = style
    self.renderer = renderer
    self.options = ParagraphOptions.Shared(options)
    font = ResolvedFont.resolve(
      style.font(over: base).descriptor(for: size, legibility: legibility))
    isPlain = style.isPlain
    isUnusual = renderer != nil || !font.descriptor.size.isFinite
  }

  func resolvedFont(_ style: TextRunStyle) -> ResolvedFont {
    resolve(style.font(over: baseFont))
  }

  /// A font as it is in the scope.
  func resolve(_ font: Font) -> ResolvedFont {
    ResolvedFont.resolve(font.descriptor(for: size, legibility: legibility))
  }
}

extension TextAlignment {
  fileprivate var paragraphAlignment: ParagraphOptions.Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension Text.TruncationMode {
  fileprivate var paragraphTruncation: ParagraphOptions.Truncation {
    switch self {
    case .head: .head
    case .tail: .tail
    case .middle: .middle
    }
  }
}

extension Text.Case? {
  func apply(to string: String, _ locale: Locale) -> String {
    switch self {
    case nil: string
    case .uppercase: string.uppercased(with: locale)
    case .lowercase: string.lowercased(with: locale)
    }
  }
}
