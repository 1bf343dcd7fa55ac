// StoreKit: what an app sells, as a `.storekit` file says it. May import SwiftUI and what stands below it.

import Foundation

/// The products of a `.storekit` file, as Xcode writes it.
package struct StoreConfiguration: Decodable, Sendable {
  package struct Localization: Decodable, Sendable {
    let locale: String
    let displayName: String?
    let description: String?
  }

  package struct Offer: Decodable, Sendable {
    let offerID: String?
    let paymentMode: String?
    let subscriptionPeriod: String?
    let displayPrice: String?
    let numberOfPeriods: Int?
  }

  package struct Item: Decodable, Sendable {
    let productID: String
    let referenceName: String?
    let displayPrice: String?
    let familyShareable: Bool?
    let type: String
    let localizations: [Localization]?
    let recurringSubscriptionPeriod: String?
    let subscriptionGroupID: String?
    let groupNumber: Int?
    let introductoryOffer: Offer?
    let adHocOffers: [Offer]?
  }

  package struct Group: Decodable, Sendable {
    let id: String
    let name: String?
    let subscriptions: [Item]
  }

  package struct Settings: Decodable, Sendable {
    package var locale: String?
    package var storefront: String?
    package var askToBuyEnabled: Bool?
    package var timeRate: Int?

    enum CodingKeys: String, CodingKey {
      case locale = "_locale"
      case storefront = "_storefront"
      case askToBuyEnabled = "_askToBuyEnabled"
      case timeRate = "_timeRate"
    }
  }

  var products: [Item]?
  var nonRenewingSubscriptions: [Item]?
  var subscriptionGroups: [Group]?
  package var settings: Settings?

  /// The variable that names the file of a run.
  package static let variable = "VITRINE_STOREKIT_CONFIGURATION"

  /// - Throws: What reading the file or its JSON throws.
  package init(contentsOf url: URL) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: url))
  }

  /// That of this process; nil without the variable.
  ///
  /// One that cannot be read is told of in the console.
  static func ofProcess() -> StoreConfiguration? {
    guard let path = ProcessInfo.processInfo.environment[variable], !path.isEmpty else {
      return nil
    }
    do {
      return try StoreConfiguration(contentsOf: URL(fileURLWithPath: path))
    } catch {
      FileHandle.standardError.write(
        Data("[StoreKit] The store's file \(path) cannot be read: \(error)\n".utf8))
      return nil
    }
  }

  /// All that is for sale, by identifier.
  var items: [String: Item] {
    let all =
      (products ?? []) + (nonRenewingSubscriptions ?? [])
      + (subscriptionGroups ?? []).flatMap(\.subscriptions)
    return Dictionary(all.map { ($0.productID, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// As `de_DE`; the file's may be no locale, whose formats end the process.
  var locale: String {
    guard let text = settings?.locale,
      text.wholeMatch(of: /[a-zA-Z]{2,3}([_-][a-zA-Z0-9]{2,8})*/) != nil
    else { return "en_US" }
    return text
  }

  /// Three letters, as `USA`.
  var country: String { settings?.storefront ?? "USA" }
}
