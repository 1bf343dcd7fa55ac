import Foundation
import FoundationAdditions

extension LocalizedStringKey {
  /// What a resource looks up, as a view does.
  init(_ value: String.LocalizationValue) {
    self.init(
      key: value.key,
      arguments: value.arguments.map { argument in
        switch argument {
        case .string(let string): .string(string)
        case .number(let number, let specifier): .number(number, specifier: specifier)
        }
      })
  }
}

extension LocalizedStringResource {
  /// The text of the resource as a view.
  package var text: Text {
    let found = Text(LocalizedStringKey(localizedKey), tableName: table, bundle: foundBundle)
    guard let defaultText else { return found }
    // A key that no table has reads as itself: then the default is meant.
    var values = EnvironmentValues()
    values.locale = locale
    return found.resolvedString(in: values) == key ? Text(LocalizedStringKey(defaultText)) : found
  }
}

extension Text {
  /// Shows a localised text.
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource) { self = resource.text }
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
