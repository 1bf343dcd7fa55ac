extension Tips {
  /// A condition that must hold for a tip to be shown; `#Rule` makes one.
  public struct Rule: Sendable {
    let holds: @Sendable () -> Bool

    /// Differs from Apple's: the condition is Swift's own code rather than the parts of a predicate.
    public init<Value: Codable & Sendable>(
      _ parameter: Parameter<Value>, _ condition: @escaping @Sendable (Value) -> Bool
    ) {
      holds = { condition(parameter.wrappedValue) }
    }

    /// Differs from Apple's: the condition is Swift's own code rather than the parts of a predicate.
    public init<DonationInfo: Codable & Sendable>(
      _ event: Event<DonationInfo>, _ condition: @escaping @Sendable (Event<DonationInfo>) -> Bool
    ) {
      holds = { condition(event) }
    }
  }
}
