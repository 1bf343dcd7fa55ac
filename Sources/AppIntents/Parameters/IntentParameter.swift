import Foundation
import FoundationAdditions

/// Something that an intent needs to know.
///
/// It is one thing in all copies of an intent, as on iOS.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: @unchecked Sendable {
  /// What Shortcuts calls the parameter.
  public let title: LocalizedStringResource?
  package let description: LocalizedStringResource?
  package let requestValueDialog: IntentDialog?
  package let requestDisambiguationDialog: IntentDialog?

  private let lock = NSLock()
  private var stored: Value?

  init(
    name title: LocalizedStringResource?, _ description: LocalizedStringResource?,
    default defaultValue: Value?, dialog: IntentDialog?, disambiguation: IntentDialog?
  ) {
    self.title = title
    self.description = description
    requestValueDialog = dialog
    requestDisambiguationDialog = disambiguation
    stored = defaultValue ?? Self.absent
  }

  /// What the parameter was set to, or its default.
  ///
  /// A value that is not optional has to be there before it is read: the process ends otherwise, as on iOS.
  public var wrappedValue: Value {
    get {
      guard let value else {
        fatalError(
          "@Parameter: “\(name)” (\(Value.self)) is read before it has a value. Give it a default, or set "
            + "it before the intent is performed.")
      }
      return value
    }
    set { lock.withLock { stored = newValue } }
  }

  public var projectedValue: IntentParameter<Value> { self }

  /// The value, if there is one.
  var value: Value? { lock.withLock { stored } }

  /// The title, or what else tells the parameter from others.
  var name: String { (title ?? description).map { String(localized: $0) } ?? "\(Value.self)" }

  /// How the parameter reads in a sentence: its value, or its name without one.
  var wording: String {
    guard let value, let unwrapped = Self.unwrapped(value) else { return name }
    return AppIntents.wording(of: unwrapped)
  }

  /// Whether there is a value other than nil.
  var isSet: Bool {
    guard let value else { return false }
    return Self.unwrapped(value) != nil
  }

  /// What an optional value is without a default.
  private static var absent: Value? {
    (Value.self as? any NilValue.Type)?.none as? Value
  }

  private static func unwrapped(_ value: Value) -> Any? {
    guard let optional = value as? any NilValue else { return value }
    return optional.content
  }
}

/// An optional value.
private protocol NilValue {
  static var none: Any { get }
  var content: Any? { get }
}

extension Optional: NilValue {
  fileprivate static var none: Any { Self(nilLiteral: ()) as Any }
  fileprivate var content: Any? {
    switch self {
    case nil: nil
    case let content?: content
    }
  }
}
