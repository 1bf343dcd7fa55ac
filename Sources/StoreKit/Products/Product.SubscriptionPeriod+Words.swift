extension Product.SubscriptionPeriod {
  /// As `month` or `6 months`; English in every language.
  var words: String {
    let word =
      switch unit {
      case .day: "day"
      case .week: "week"
      case .month: "month"
      case .year: "year"
      }
    return value == 1 ? word : "\(value) \(word)s"
  }

  /// As `1 week`, where a duration is told.
  var duration: String { value == 1 ? "1 \(words)" : words }
}

extension Product {
  /// As `$1.99/month`; the price alone for what doesn't renew itself.
  var priceOfPeriod: String {
    subscription.map { "\(displayPrice)/\($0.subscriptionPeriod.words)" } ?? displayPrice
  }
}
