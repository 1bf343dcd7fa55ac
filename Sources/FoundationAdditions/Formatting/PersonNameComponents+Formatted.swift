import Foundation

extension PersonNameComponents {
  /// The given and the family name in the order of the name's script.
  public func formatted() -> String { formatted(FormatStyle()) }

  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == PersonNameComponents {
    style.format(self)
  }

  /// How a name is written.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public enum Style: Int, Codable, Hashable, Sendable {
      case short, medium, long, abbreviated
    }

    public var style: Style
    public var locale: Locale

    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    public func format(_ name: PersonNameComponents) -> String {
      let familyFirst = Self.isFamilyFirst(name, locale)
      let pair =
        familyFirst ? [name.familyName, name.givenName] : [name.givenName, name.familyName]
      switch style {
      case .abbreviated:
        return pair.compactMap { $0?.first.map { String($0).uppercased() } }.joined()
      case .short:
        return name.nickname ?? name.givenName ?? name.familyName ?? ""
      case .medium:
        return Self.joined(pair, familyFirst)
      case .long:
        let middle = familyFirst ? [] : [name.middleName]
        let all = [name.namePrefix, pair[0]] + middle + [pair[1], name.nameSuffix]
        return Self.joined(all, familyFirst)
      }
    }

    /// Chinese, Japanese and Korean names have no spaces.
    private static func joined(_ parts: [String?], _ familyFirst: Bool) -> String {
      parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: familyFirst ? "" : " ")
    }

    /// The script of the name decides, not the language of the device.
    private static func isFamilyFirst(_ name: PersonNameComponents, _ locale: Locale) -> Bool {
      let text = (name.familyName ?? "") + (name.givenName ?? "")
      guard let first = text.unicodeScalars.first else {
        return ["zh", "ja", "ko"].contains(locale.language.languageCode?.identifier)
      }
      return (0x3040...0x9FFF).contains(first.value) || (0xAC00...0xD7AF).contains(first.value)
    }

    public func locale(_ locale: Locale) -> FormatStyle {
      FormatStyle(style: style, locale: locale)
    }
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    PersonNameComponents.FormatStyle(style: style)
  }
}
