import Foundation
import Synchronization

/// What texts need of a locale, looked up once.
package final class TextLocale: Sendable {
  package let locale: Locale
  let identifier: String
  let groupingSeparator: String
  /// The strings of the main bundle's `Localizable` table.
  private let strings: [String: String]

  private init(_ locale: Locale) {
    self.locale = locale
    identifier = locale.identifier
    groupingSeparator = locale.groupingSeparator ?? ","
    strings = StringTables.strings(table: nil, bundle: nil, locale: locale.identifier)
  }

  /// The string of a key; nil when no table of the bundle has it.
  func string(_ key: String, table: String?, bundle: Bundle?) -> String? {
    if table == nil, bundle == nil { return strings.isEmpty ? nil : strings[key] }
    return StringTables.strings(table: table, bundle: bundle, locale: identifier)[key]
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
