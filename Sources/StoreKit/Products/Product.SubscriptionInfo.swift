import Foundation

extension Product {
  /// What is special about a subscription that renews itself.
  public struct SubscriptionInfo: Hashable, Sendable {
    public let subscriptionGroupID: String
    /// 1 for the best of its group.
    public let groupLevel: Int
    public let subscriptionPeriod: SubscriptionPeriod
    public let introductoryOffer: SubscriptionOffer?
    public let promotionalOffers: [SubscriptionOffer]

    /// Nil without a group or a period.
    init?(_ item: StoreConfiguration.Item, locale: String) {
      guard let group = item.subscriptionGroupID,
        let period = SubscriptionPeriod(text: item.recurringSubscriptionPeriod)
      else { return nil }
      subscriptionGroupID = group
      groupLevel = item.groupNumber ?? 1
      subscriptionPeriod = period
      introductoryOffer = SubscriptionOffer(
        item.introductoryOffer, .introductory, locale: locale)
      promotionalOffers = (item.adHocOffers ?? []).compactMap {
        SubscriptionOffer($0, .promotional, locale: locale)
      }
    }

    /// Whether the user has never had a subscription of the group.
    public var isEligibleForIntroOffer: Bool {
      get async { await Self.isEligibleForIntroOffer(for: subscriptionGroupID) }
    }

    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool {
      !Store.shared.records().contains { $0.group == groupID }
    }

    /// How the user's subscription of the group stands; empty if they never had one.
    ///
    /// - Throws: What a test has said with `SKTestSession.setSimulatedError`.
    public var status: [Status] {
      get async throws { try await Self.status(for: subscriptionGroupID) }
    }

    public static func status(for groupID: String) async throws -> [Status] {
      if let error = Store.shared.read({ $0.failures["subscriptionStatus"] }) { throw error }
      return Status.ofGroup(groupID)
    }

    public struct RenewalState: RawRepresentable, Hashable, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }

      public static let subscribed = RenewalState(rawValue: 1)
      public static let expired = RenewalState(rawValue: 2)
      public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
      public static let inGracePeriod = RenewalState(rawValue: 4)
      public static let revoked = RenewalState(rawValue: 5)
    }

    /// What becomes of a subscription when its period ends.
    public struct RenewalInfo: Hashable, Sendable {
      public let originalTransactionID: UInt64
      public let currentProductID: String
      public let willAutoRenew: Bool
      /// What it will be; nil if it ends.
      public let autoRenewPreference: String?
      /// When the next period begins; nil if none does.
      public let renewalDate: Date?
      /// Why it has ended; nil while it goes on.
      public let expirationReason: ExpirationReason?

      /// The user's bank always pays.
      public var isInBillingRetry: Bool { false }
      public var gracePeriodExpirationDate: Date? { nil }

      public struct ExpirationReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let autoRenewDisabled = ExpirationReason(rawValue: 1)
        public static let billingError = ExpirationReason(rawValue: 2)
        public static let didNotConsentToPriceIncrease = ExpirationReason(rawValue: 3)
        public static let productUnavailable = ExpirationReason(rawValue: 4)
        public static let unknown = ExpirationReason(rawValue: 5)
      }
    }

    /// How a subscription stands.
    public struct Status: Hashable, Sendable {
      public let state: RenewalState
      public let transaction: VerificationResult<Transaction>
      public let renewalInfo: VerificationResult<RenewalInfo>

      /// That of the last purchase; none without one.
      static func ofGroup(_ id: String) -> [Status] {
        let now = Date()
        let records = Store.shared.records(at: now).filter { $0.group == id }
        return records.max(by: { $0.id < $1.id }).map { [Status($0, at: now)] } ?? []
      }

      init(_ record: PurchaseRecord, at now: Date) {
        state =
          record.revocation != nil ? .revoked : record.isCurrent(at: now) ? .subscribed : .expired
        transaction = .verified(Transaction(record))
        renewalInfo = .verified(
          RenewalInfo(
            originalTransactionID: record.originalID, currentProductID: record.productID,
            willAutoRenew: record.renews,
            autoRenewPreference: record.renews ? record.productID : nil,
            renewalDate: record.renews ? record.expiration : nil,
            expirationReason: state == .expired ? .autoRenewDisabled : nil))
      }
    }
  }
}
