import Device
import Foundation

extension String {
  /// Looks a text up in a table of localised strings; a text that is in no table stands for itself.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let locale = locale ?? DeviceLocale.current
    let found = Self.found(keyAndValue, table: table, bundle: bundle, locale: locale)
    self = found ?? keyAndValue.text(format: keyAndValue.key, locale: locale)
  }

  /// Looks a key up in a table of localised strings; a key that is in no table gives the default.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let locale = locale ?? DeviceLocale.current
    // The table's format takes the arguments of the default.
    let value = String.LocalizationValue(key: key.description, arguments: defaultValue.arguments)
    let found = Self.found(value, table: table, bundle: bundle, locale: locale)
    self = found ?? defaultValue.text(format: defaultValue.key, locale: locale)
  }

  /// Looks a localised text up.
  public init(localized resource: LocalizedStringResource) {
    let key = String.LocalizationValue(
      key: resource.key, arguments: resource.defaultValue.arguments)
    let found = Self.found(
      key, table: resource.table, bundle: resource.foundBundle, locale: resource.locale)
    self =
      found
      ?? resource.defaultValue.text(format: resource.defaultValue.key, locale: resource.locale)
  }

  private static func found(
    _ value: String.LocalizationValue, table: String?, bundle: Bundle?, locale: Locale
  ) -> String? {
    let strings = StringTables.strings(table: table, bundle: bundle, locale: locale.identifier)
    guard let format = strings[value.key] else { return nil }
    let resolved = format.resolved(
      numbers: value.arguments.map(\.number), locale: locale.identifier)
    return value.text(format: resolved, locale: locale)
  }
}

extension String.LocalizationValue {
  init(key: String, arguments: [Argument]) {
    self.key = key
    self.arguments = arguments
  }

  /// A format with the arguments in their places; a text without any is left as it is.
  func text(format: String, locale: Locale) -> String {
    guard !arguments.isEmpty else { return format }
    var next = 0
    var result = ""
    for part in FormatPieces.parts(of: format, next: &next) {
      switch part {
      case .literal(let string): result += string
      case .argument(let index, let specifier):
        guard arguments.indices.contains(index) else { continue }
        switch arguments[index] {
        case .string(let string): result += string
        case .number(let number, let own):
          result += number.string(specifier: specifier == "%@" ? own : specifier, locale: locale)
        }
      }
    }
    return result
  }
}
