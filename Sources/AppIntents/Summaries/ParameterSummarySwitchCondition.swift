import Foundation

/// A summary by the value of a parameter.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value: _IntentValue>:
  ParameterSummary
{
  private let parameter: KeyPath<Intent, IntentParameter<Value>>
  private let choices: [ParameterSummaryChoice<Intent, Value>]

  public init(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ cases: () -> [ParameterSummaryChoice<
      Intent, Value
    >]
  ) {
    parameter = keyPath
    choices = cases()
  }

  public func _sentence(for intent: any AppIntent) -> String? {
    guard let own = intent as? Intent else { return nil }
    let value = own[keyPath: parameter].value
    return choices.first { $0.suits(value) }?.sentence(intent)
  }
}

/// What a summary says for some values.
public struct ParameterSummaryChoice<Intent: AppIntent, Value: _IntentValue> {
  let suits: (Value?) -> Bool
  let sentence: (any AppIntent) -> String?
}

/// What a summary says for a value or several.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value: _IntentValue> {
  let choice: ParameterSummaryChoice<Intent, Value>

  public init<Content: ParameterSummary>(
    _ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content
  ) where Value: Equatable {
    self.init([value], content)
  }

  public init<Content: ParameterSummary>(
    _ values: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> Content
  ) where Value: Equatable {
    let content = content()
    choice = ParameterSummaryChoice(
      suits: { value in value.map(values.contains) ?? false }, sentence: content._sentence)
  }
}

/// What a summary says for all other values.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Value: _IntentValue> {
  let choice: ParameterSummaryChoice<Intent, Value>

  public init<Content: ParameterSummary>(
    @ParameterSummaryBuilder<Intent> _ content: () -> Content
  ) {
    let content = content()
    choice = ParameterSummaryChoice(suits: { _ in true }, sentence: content._sentence)
  }
}
