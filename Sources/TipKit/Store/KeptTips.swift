import Foundation

/// What is remembered of tips for the app's next launch.
struct KeptTips: Codable, Sendable {
  var tips: [String: TipRecord] = [:]
  /// By the identifiers of the events, from the first to the latest.
  var donations: [String: [DonationRecord]] = [:]
  var parameters: [String: Data] = [:]
  var latest: Appearance?

  /// That a tip was shown which counts for how often tips are.
  struct Appearance: Codable, Sendable {
    let tip: String
    let date: Date
  }

  /// Adds what happened before the older part was read.
  mutating func add(_ newer: KeptTips) {
    tips.merge(newer.tips) { $1 }
    donations.merge(newer.donations) { $0 + $1 }
    parameters.merge(newer.parameters) { $1 }
    latest = newer.latest ?? latest
  }
}

/// How often and how long a tip was shown, and why it is not shown any more.
struct TipRecord: Codable, Sendable {
  var invalidation: Tips.InvalidationReason?
  var displayCount = 0
  /// In seconds.
  var displayDuration: TimeInterval = 0
}

/// That an event took place.
struct DonationRecord: Codable, Sendable {
  let date: Date
  private let data: Data

  /// Nil for what can't be written down.
  init?(_ info: some Encodable, at date: Date) {
    guard let data = KeptValue.data(of: info, called: "A donation") else { return nil }
    self.date = date
    self.data = data
  }

  /// Nil where the app has changed what its donations tell.
  func info<Info: Decodable>(_ type: Info.Type) -> Info? {
    if type == Tips.EmptyDonation.self { return Tips.EmptyDonation() as? Info }
    return KeptValue.value(of: data)
  }
}
