import Foundation

extension String {
  /// What can be looked up in a table of localised strings.
  ///
  /// Foundation has this type on Apple's systems only.
  public typealias LocalizationValue = LocalizedStringKey

  /// Looks a text up in a table of localised strings; a text that is in no table stands for itself.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    var values = EnvironmentValues()
    if let locale { values.locale = locale }
    self = Text(keyAndValue, tableName: table, bundle: bundle).resolvedString(in: values)
  }

  /// Looks a key up in a table of localised strings; a key that is in no table gives the default.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let found = String(
      localized: LocalizedStringKey(key.description), table: table, bundle: bundle, locale: locale)
    guard found == key.description else {
      self = found
      return
    }
    var values = EnvironmentValues()
    if let locale { values.locale = locale }
    self = Text(defaultValue).resolvedString(in: values)
  }
}
