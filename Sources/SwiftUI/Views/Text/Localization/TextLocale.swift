import Foundation
import FoundationAdditions
import Synchronization

/// What texts need of a locale, looked up once.
package final class TextLocale: Sendable {
  package let locale: Locale
  let identifier: String
  private let separator = Mutex<String?>(nil)
  /// The strings of the main bundle's `Localizable` table.
  private let strings: [String: LocalizedFormat]

  private init(_ locale: Locale) {
    self.locale = locale
    identifier = locale.identifier
    strings = StringTables.strings(table: nil, bundle: nil, locale: locale.identifier)
  }

  /// What stands between the thousands; looked up for the first number, since many screens show none.
  var groupingSeparator: String {
    separator.withLock { separator in
      if let separator { return separator }
      let new = locale.groupingSeparator ?? ","
      separator = new
      return new
    }
  }

  /// The string of a key, with the words that the numbers in it ask for; nil when no table of the
  /// bundle has it.
  func string(_ key: LocalizedStringKey, table: String?, bundle: Bundle?) -> String? {
    let isMain = table == nil && bundle == nil
    if isMain, strings.isEmpty { return nil }
    let strings =
      isMain ? strings : StringTables.strings(table: table, bundle: bundle, locale: identifier)
    return strings[key.key]?.resolved(numbers: key.arguments.map(\.number), locale: identifier)
  }

  // MARK: Cache

  private static let latest = Mutex<TextLocale?>(nil)

  /// The facts of `locale`; those of the locale that was asked for last are kept.
  package static func of(_ locale: Locale) -> TextLocale {
    latest.withLock { latest in
      if let latest, latest.identifier == locale.identifier { return latest }
      let new = TextLocale(locale)
      latest = new
      return new
    }
  }
}
