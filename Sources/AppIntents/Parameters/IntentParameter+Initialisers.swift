import Foundation
import FoundationAdditions

/// Where a parameter takes what an intent before it returns.
public enum InputConnectionBehavior: Hashable, Sendable {
  case `default`
  case connectToPreviousIntentResult
  case never
}

extension IntentParameter {
  /// Makes a parameter of any type.
  ///
  /// Differs from Apple's: nobody fills in parameters here, so `inputConnectionBehavior` says nothing.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      name: title, description, default: defaultValue, dialog: requestValueDialog,
      disambiguation: requestDisambiguationDialog)
  }

  /// Makes a parameter without a title.
  ///
  /// Differs from Apple's: nobody fills in parameters here, so `inputConnectionBehavior` says nothing.
  public convenience init(
    description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      name: nil, description, default: defaultValue, dialog: requestValueDialog,
      disambiguation: requestDisambiguationDialog)
  }

  /// Makes a parameter whose values the app offers.
  ///
  /// Differs from Apple's: nobody fills in parameters here, so nothing asks `optionsProvider` for values.
  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider
  ) {
    self.init(
      name: title, description, default: defaultValue, dialog: requestValueDialog,
      disambiguation: requestDisambiguationDialog)
  }

  /// Makes a parameter whose values a query finds.
  ///
  /// Differs from Apple's: nobody fills in parameters here, so nothing asks `query` for values.
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) {
    self.init(
      name: title, description, default: defaultValue, dialog: requestValueDialog,
      disambiguation: requestDisambiguationDialog)
  }
}

extension IntentParameter where Value.UnwrappedType: AppEnum {
  /// Makes a parameter that offers some of the cases.
  ///
  /// Differs from Apple's: nobody fills in parameters here, so nothing looks at `supportedValues`.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    supportedValues: [Value.UnwrappedType]
  ) {
    self.init(
      name: title, description, default: defaultValue, dialog: requestValueDialog,
      disambiguation: requestDisambiguationDialog)
  }
}

/// How many values a parameter takes.
public struct IntentCollectionSize: Hashable, Sendable, ExpressibleByIntegerLiteral {
  private let range: ClosedRange<Int>

  public init(exactly count: Int) { range = count...count }
  public init(min: Int, max: Int) { range = min...Swift.max(min, max) }
  public init(integerLiteral value: Int) { self.init(exactly: value) }
}

extension IntentParameter {
  /// Makes a parameter with several values.
  ///
  /// Differs from Apple's: nobody fills in parameters here, so `size` limits nothing.
  public convenience init<Element: _IntentValue>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value? = nil, size: IntentCollectionSize,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.UnwrappedType == [Element] {
    self.init(
      name: title, description, default: defaultValue, dialog: requestValueDialog,
      disambiguation: requestDisambiguationDialog)
  }
}
