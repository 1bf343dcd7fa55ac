import Foundation

extension Tips {
  /// What a donation tells beside its date: nothing.
  public struct EmptyDonation: Codable, Hashable, Sendable {
    public init() {}
  }

  /// How many donations of an event are remembered.
  public struct DonationLimit: Sendable {
    let count: Int?
    let age: DonationTimeRange?

    /// Nil for no limit.
    public init(maximumCount: Int? = nil, maximumAge: DonationTimeRange? = nil) {
      count = maximumCount
      age = maximumAge
    }
  }

  /// Something that the user does, and rules of tips count.
  public struct Event<DonationInfo: Codable & Sendable>: Identifiable, Sendable {
    /// Under which the donations are kept.
    public let id: String
    private let limit: DonationLimit

    /// Donations beyond `donationLimit` are forgotten, the oldest first.
    public init(id: String, donationLimit: DonationLimit = DonationLimit()) {
      self.init(id: id, limit: donationLimit)
    }

    fileprivate init(id: String, limit: DonationLimit) {
      self.id = id
      self.limit = limit
    }

    /// That the event took place once.
    @dynamicMemberLookup
    public struct Donation: Sendable {
      public let date: Date
      let info: DonationInfo

      public subscript<Value>(dynamicMember keyPath: KeyPath<DonationInfo, Value>) -> Value {
        info[keyPath: keyPath]
      }
    }

    /// From the first to the latest.
    public var donations: [Donation] {
      TipStore.shared.donations(of: id).compactMap { record in
        record.info(DonationInfo.self).map { Donation(date: record.date, info: $0) }
      }
    }

    /// Notes that the event took place now.
    public func donate(_ donation: DonationInfo) async {
      TipStore.shared.donate(donation, to: id, limit)
    }

    /// Notes that the event took place now; `completion` is called on the main queue when it is noted.
    public func sendDonation(
      _ donation: DonationInfo, _ completion: (@Sendable () -> Void)? = nil
    ) {
      TipStore.shared.donate(donation, to: id, limit)
      if let completion { DispatchQueue.main.async(execute: completion) }
    }
  }
}

extension Tips.Event where DonationInfo == Tips.EmptyDonation {
  /// Donations beyond `donationLimit` are forgotten, the oldest first.
  public init(id: String, donationLimit: Tips.DonationLimit = Tips.DonationLimit()) {
    self.init(id: id, limit: donationLimit)
  }

  /// Notes that the event took place now.
  public func donate() async { await donate(Tips.EmptyDonation()) }

  /// Notes that the event took place now; `completion` is called on the main queue when it is noted.
  public func sendDonation(_ completion: (@Sendable () -> Void)? = nil) {
    sendDonation(Tips.EmptyDonation(), completion)
  }
}
