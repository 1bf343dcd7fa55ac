import Device
import Foundation

/// A text to look up in a table of localised strings, later and elsewhere.
///
/// Foundation has this type on Apple's systems only.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// Where the table is.
  public enum BundleDescription: Sendable, Equatable {
    case main
    case atURL(URL)
    /// The bundle that the code of a class belongs to.
    public static func forClass(_ type: AnyClass) -> BundleDescription {
      .atURL(Bundle.of(type).bundleURL)
    }
  }

  package let localizedKey: String.LocalizationValue
  package let defaultText: String.LocalizationValue?
  public let table: String?
  public var bundle: BundleDescription
  public var locale: Locale

  /// The key as it stands in the table, with placeholders for what is interpolated.
  public var key: String { localizedKey.key }

  /// What is shown where no table has the key.
  public var defaultValue: String.LocalizationValue { defaultText ?? localizedKey }

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    localizedKey = keyAndValue
    defaultText = nil
    self.table = table
    self.bundle = bundle
    self.locale = locale ?? DeviceLocale.current
  }

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale? = nil, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    localizedKey = String.LocalizationValue(key.description)
    defaultText = defaultValue
    self.table = table
    self.bundle = bundle
    self.locale = locale ?? DeviceLocale.current
  }

  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  package var foundBundle: Bundle? {
    switch bundle {
    case .main: nil
    case .atURL(let url): Bundle(url: url)
    }
  }
}

/// A value that can say itself in the language of whoever reads it.
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}
