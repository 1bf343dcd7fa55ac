import Foundation

/// How fast subscriptions renew.
///
/// The numbers are those of `.storekit` files and of `SKTestSession.TimeRate`.
package struct SubscriptionTime: Equatable, Sendable {
  package let rate: Int

  package init(rate: Int) { self.rate = rate }

  /// What a month takes where the rate is told for months, or any period where it is told for renewals; in seconds.
  private static let months: [Int: TimeInterval] = [
    10: 3600, 11: 1800, 12: 900, 13: 300, 15: 30,
  ]
  private static let renewals: [Int: TimeInterval] = [
    1000: 900, 1001: 300, 1002: 60, 1003: 30, 1004: 10, 1005: 2,
  ]

  /// When a period that begins at a date ends.
  func end(of period: Product.SubscriptionPeriod, from date: Date) -> Date {
    if let seconds = Self.renewals[rate] { return date.addingTimeInterval(seconds) }
    if let month = Self.months[rate] {
      return date.addingTimeInterval(month * period.approximateMonths)
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? calendar.timeZone
    return calendar.date(byAdding: period.components, to: date) ?? .distantFuture
  }
}

extension Product.SubscriptionPeriod {
  var components: DateComponents {
    switch unit {
    case .day: DateComponents(day: value)
    case .week: DateComponents(day: value * 7)
    case .month: DateComponents(month: value)
    case .year: DateComponents(year: value)
    }
  }

  fileprivate var approximateMonths: Double {
    switch unit {
    case .day: Double(value) / 30
    case .week: Double(value) / 4
    case .month: Double(value)
    case .year: Double(value) * 12
    }
  }

  /// From a text such as `P1M`; nil for other forms.
  init?(text: String?) {
    guard let text, text.first == "P", let last = text.last,
      let value = Int(text.dropFirst().dropLast()), (1...10_000).contains(value)
    else { return nil }
    switch last {
    case "D": self.init(unit: .day, value: value)
    case "W": self.init(unit: .week, value: value)
    case "M": self.init(unit: .month, value: value)
    case "Y": self.init(unit: .year, value: value)
    default: return nil
    }
  }
}
