/// Takes the one summary of an intent.
@resultBuilder
public enum ParameterSummaryBuilder<Intent> {
  public static func buildExpression(
    _ expression: IntentParameterSummary<Intent>
  ) -> IntentParameterSummary<Intent> where Intent: AppIntent { expression }

  public static func buildExpression<Content: ParameterSummary>(_ expression: Content) -> Content {
    expression
  }

  public static func buildBlock<Content: ParameterSummary>(_ component: Content) -> Content {
    component
  }

  public static func buildLimitedAvailability<Content: ParameterSummary>(
    _ component: Content
  ) -> Content { component }
}

/// Lists parameters.
@resultBuilder
public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
  public static func buildExpression<Value>(
    _ expression: KeyPath<Intent, IntentParameter<Value>>
  ) -> PartialKeyPath<Intent> { expression }

  public static func buildBlock(_ components: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>]
  {
    components
  }
}

/// Lists what a summary says by the value of a parameter.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue> {
  public static func buildExpression(
    _ expression: ParameterSummaryCaseCondition<Intent, Value>
  ) -> ParameterSummaryChoice<Intent, Value> { expression.choice }

  public static func buildExpression(
    _ expression: ParameterSummaryDefaultCaseCondition<Intent, Value>
  ) -> ParameterSummaryChoice<Intent, Value> { expression.choice }

  public static func buildBlock(
    _ components: ParameterSummaryChoice<Intent, Value>...
  ) -> [ParameterSummaryChoice<Intent, Value>] { components }
}
