import Foundation
import FoundationAdditions

/// Localised texts with Markdown, whose emphasis, code and links become attributes.
extension AttributedString {
  /// Looks a text up in a table of localised strings; a text that is in no table stands for itself.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      inline: String(
        localized: keyAndValue, table: table, bundle: bundle, locale: locale, comment: comment))
  }

  /// Looks a key up in a table of localised strings; a key that is in no table gives the default.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      inline: String(
        localized: key, defaultValue: defaultValue, table: table, bundle: bundle, locale: locale,
        comment: comment))
  }

  /// Looks a localised text up.
  public init(localized resource: LocalizedStringResource) {
    self.init(inline: String(localized: resource))
  }

  private init(inline text: String) {
    let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    self = (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
  }
}
