import Foundation

/// Whether a parameter is the same as a value.
public enum EqualityComparisonOperator: Hashable, Sendable {
  case equalTo, notEqualTo
}

/// Whether a parameter is before or after a value.
public enum ComparableComparisonOperator: Hashable, Sendable {
  case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
}

/// Whether a parameter has a value.
public enum UnaryComparisonOperator: Hashable, Sendable {
  case hasAnyValue, hasNoValue
}

/// Whether a parameter is one of several values.
public enum MembershipComparisonOperator: Hashable, Sendable {
  case oneOf, notOneOf
}

/// A summary that depends on a parameter.
public struct ParameterSummaryWhenCondition<
  Intent: AppIntent, Content: ParameterSummary, Otherwise: ParameterSummary
>: ParameterSummary {
  private let holds: (Intent) -> Bool
  private let content: Content
  private let otherwise: Otherwise

  private init(_ content: Content, _ otherwise: Otherwise, if holds: @escaping (Intent) -> Bool) {
    self.holds = holds
    self.content = content
    self.otherwise = otherwise
  }

  public init<Value: _IntentValue & Equatable>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: EqualityComparisonOperator,
    _ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(content(), otherwise()) {
      ($0[keyPath: keyPath].value == value) == (comparison == .equalTo)
    }
  }

  public init<Value: _IntentValue & Equatable>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: MembershipComparisonOperator,
    _ values: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> Content,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(content(), otherwise()) {
      ($0[keyPath: keyPath].value.map(values.contains) ?? false) == (comparison == .oneOf)
    }
  }

  public init<Value: _IntentValue>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ComparableComparisonOperator,
    _ value: Value.UnwrappedType, @ParameterSummaryBuilder<Intent> _ content: () -> Content,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value.UnwrappedType: Comparable {
    self.init(content(), otherwise()) {
      guard let own = $0[keyPath: keyPath].value as? Value.UnwrappedType else { return false }
      return switch comparison {
      case .lessThan: own < value
      case .lessThanOrEqualTo: own <= value
      case .greaterThan: own > value
      case .greaterThanOrEqualTo: own >= value
      }
    }
  }

  public init<Value: _IntentValue>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: UnaryComparisonOperator,
    @ParameterSummaryBuilder<Intent> _ content: () -> Content,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(content(), otherwise()) {
      $0[keyPath: keyPath].isSet == (comparison == .hasAnyValue)
    }
  }

  public func _sentence(for intent: any AppIntent) -> String? {
    guard let own = intent as? Intent else { return nil }
    return holds(own) ? content._sentence(for: intent) : otherwise._sentence(for: intent)
  }
}

extension ParameterSummaryWhenCondition where Otherwise == EmptyParameterSummary {
  public init<Value: _IntentValue & Equatable>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: EqualityComparisonOperator,
    _ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content
  ) {
    self.init(keyPath, comparison, value, content) { EmptyParameterSummary() }
  }

  public init<Value: _IntentValue>(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: UnaryComparisonOperator,
    @ParameterSummaryBuilder<Intent> _ content: () -> Content
  ) {
    self.init(keyPath, comparison, content) { EmptyParameterSummary() }
  }
}
