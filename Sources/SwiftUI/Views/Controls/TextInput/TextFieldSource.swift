import Foundation

/// What a text field edits: a text, or a value that is shown as text.
package struct TextFieldSource {
  /// The text; for a value, its formatted form, and writing parses it.
  package let text: Binding<String>
  /// True for a value that is shown as text: what is typed is shown as it is until the end of editing.
  ///
  /// The value follows each text that can be parsed: "As the user types, the bound value updates", says the
  /// documentation of the initialisers with a format and with a formatter alike.
  package let isFormatted: Bool
  /// The text with its looks, where it has any.
  package let attributedText: Binding<AttributedString>?
  /// What typing replaces, where the app wants to know; typing goes on at the end otherwise.
  var selection: TextSelectionAccess?
  /// What the backspace key does in front of the first character.
  var deleteBeforeStart: (@MainActor () -> Void)?

  init(_ text: Binding<String>) {
    self.text = text
    isFormatted = false
    attributedText = nil
  }

  private init(
    get: @escaping () -> String, set: @escaping (String, Transaction) -> Void
  ) {
    text = Binding(location: FunctionalLocation(get: get, set: set))
    isFormatted = true
    attributedText = nil
  }

  init(_ attributed: Binding<AttributedString>) {
    text = Binding(
      location: FunctionalLocation(
        get: { String(attributed.wrappedValue.characters) },
        set: { string, transaction in
          var changed = attributed.wrappedValue
          changed.replaceCharacters(with: string)
          attributed.location.write(changed, transaction: transaction)
        }))
    isFormatted = false
    attributedText = attributed
  }

  /// The same, with a selection.
  func selecting(_ selection: Binding<TextSelection?>) -> TextFieldSource {
    var copy = self
    copy.selection = TextSelectionAccess(selection, in: text)
    return copy
  }

  init<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput>, format: F
  ) where F.FormatOutput == String {
    self.init(get: { format.format(value.wrappedValue) }) { string, transaction in
      guard let parsed = try? format.parseStrategy.parse(string) else { return }
      value.location.write(parsed, transaction: transaction)
    }
  }

  init<F: ParseableFormatStyle>(
    optional value: Binding<F.FormatInput?>, format: F
  ) where F.FormatOutput == String {
    self.init(get: { value.wrappedValue.map { format.format($0) } ?? "" }) { string, transaction in
      // Documented: what cannot be parsed sets an optional value to nil, where others stay as they are.
      let parsed = try? format.parseStrategy.parse(string)
      value.location.write(string.isEmpty ? nil : parsed, transaction: transaction)
    }
  }

  init<V>(_ value: Binding<V>, formatter: Formatter) {
    self.init(
      get: { FormattedNumber.string(for: value.wrappedValue, formatter) ?? "" }
    ) { string, transaction in
      guard let parsed = formatter.value(from: string, as: V.self) else { return }
      value.location.write(parsed, transaction: transaction)
    }
  }
}

extension Formatter {
  /// The value that a text stands for; nil when the text makes no sense.
  ///
  /// An empty text is an optional's nil; that is unsure.
  fileprivate func value<V>(from string: String, as type: V.Type) -> V? {
    var parsed: Any?
    switch self {
    case let formatter as NumberFormatter: parsed = formatter.number(from: string)
    case let formatter as DateFormatter: parsed = formatter.date(from: string)
    default: return string as? V
    }
    guard let parsed else { return string.isEmpty ? parsed as? V : nil }
    if let value = parsed as? V { return value }
    guard let number = parsed as? NSNumber else { return nil }
    switch type {
    case is Int.Type, is Int?.Type: return number.intValue as? V
    case is Double.Type, is Double?.Type: return number.doubleValue as? V
    case is Float.Type, is Float?.Type: return number.floatValue as? V
    case is CGFloat.Type, is CGFloat?.Type: return CGFloat(number.doubleValue) as? V
    case is Decimal.Type, is Decimal?.Type: return number.decimalValue as? V
    default: return nil
    }
  }
}
