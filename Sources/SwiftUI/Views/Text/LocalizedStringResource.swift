import Foundation

/// A text to look up in a table of localised strings, later and elsewhere.
///
/// Foundation has this type on Apple's systems only.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// Where the table is.
  public enum BundleDescription: Sendable, Equatable {
    case main
    case atURL(URL)
  }

  package let localizedKey: LocalizedStringKey
  package let defaultText: LocalizedStringKey?
  public let table: String?
  public var bundle: BundleDescription
  public var locale: Locale

  /// The key as it stands in the table, with placeholders for what is interpolated.
  public var key: String { localizedKey.key }

  public init(
    _ keyAndValue: LocalizedStringKey, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    localizedKey = keyAndValue
    defaultText = nil
    self.table = table
    self.bundle = bundle
    self.locale = locale ?? EnvironmentValues().locale
  }

  public init(
    _ key: StaticString, defaultValue: LocalizedStringKey, table: String? = nil,
    locale: Locale? = nil, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    localizedKey = LocalizedStringKey(key.description)
    defaultText = defaultValue
    self.table = table
    self.bundle = bundle
    self.locale = locale ?? EnvironmentValues().locale
  }

  public init(stringLiteral value: String) { self.init(LocalizedStringKey(value)) }

  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
  }

  private var foundBundle: Bundle? {
    switch bundle {
    case .main: nil
    case .atURL(let url): Bundle(url: url)
    }
  }

  /// The text of the resource as a view.
  package var text: Text {
    let found = Text(localizedKey, tableName: table, bundle: foundBundle)
    guard let defaultText else { return found }
    // A key that no table has reads as itself: then the default is meant.
    var values = EnvironmentValues()
    values.locale = locale
    return found.resolvedString(in: values) == key ? Text(defaultText) : found
  }
}

extension Text {
  /// Shows a localised text.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self = resource.text }
}

extension String {
  /// Looks a localised text up.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    var values = EnvironmentValues()
    values.locale = resource.locale
    self = resource.text.resolvedString(in: values)
  }
}

extension View {
  /// Sets the title of the screen to a localised text.
  @_disfavoredOverload
  public nonisolated func navigationTitle(_ title: LocalizedStringResource) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets what assistive technologies read to a localised text.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(
    _ label: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityLabel(Text(label)) }
}

extension Button where Label == Text {
  /// A button titled with a localised text.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Label where Title == Text, Icon == Image {
  /// A label titled with a localised text, beside a symbol.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}
