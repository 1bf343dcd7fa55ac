import Device
import Foundation
import UIKit

/// The App Store.
public enum AppStore {
  public struct Environment: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let production = Environment(rawValue: "Production")
    public static let sandbox = Environment(rawValue: "Sandbox")
    public static let xcode = Environment(rawValue: "Xcode")
  }

  public static var canMakePayments: Bool { true }

  /// Brings the app's purchases up to date, which they always are.
  ///
  /// - Throws: What a test has said with `SKTestSession.setSimulatedError`.
  public static func sync() async throws {
    if let error = Store.shared.read({ $0.failures["appStoreSync"] }) { throw error }
  }

  /// Asks for a review.
  ///
  /// Differs from Apple's: nothing is shown, in whatever scene, as in most calls on a phone; the device's log of
  /// feedbacks notes the request.
  @MainActor
  public static func requestReview(in scene: UIWindowScene) {
    FeedbackLog.shared.append("requestReview")
  }
}

/// The country whose App Store the user has.
public struct Storefront: Hashable, Identifiable, Sendable {
  public let id: String
  /// Three letters, as `USA`.
  public let countryCode: String

  /// The numbers that the App Store has for some countries.
  private static let numbers = [
    "USA": "143441", "FRA": "143442", "DEU": "143443", "GBR": "143444", "AUT": "143445",
    "BEL": "143446", "ITA": "143450", "NLD": "143452", "ESP": "143454", "CAN": "143455",
    "SWE": "143456", "CHE": "143459", "AUS": "143460", "JPN": "143462", "CHN": "143465",
    "KOR": "143466", "IND": "143467", "MEX": "143468", "BRA": "143503",
  ]

  init(_ country: String) {
    countryCode = country
    id = Self.numbers[country] ?? ""
  }

  /// That of the `.storekit` file; the United States without one.
  public static var current: Storefront? {
    get async {
      Storefront(
        Store.shared.read { $0.storefront ?? $0.configuration?.country ?? "USA" })
    }
  }
}

/// The app, as the App Store has sold it.
public struct AppTransaction: Hashable, Sendable {
  public let bundleID: String
  public let appVersion: String
  public let originalAppVersion: String
  public let originalPurchaseDate: Date
  public var environment: AppStore.Environment { .xcode }

  /// - Throws: What a test has said with `SKTestSession.setSimulatedError`.
  public static var shared: VerificationResult<AppTransaction> {
    get async throws {
      if let error = Store.shared.read({ $0.failures["appTransaction"] }) { throw error }
      let version =
        Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String ?? "1"
      // In Xcode's environment the first version is always 1.0 (from memory).
      return .verified(
        AppTransaction(
          bundleID: Bundle.main.bundleIdentifier ?? "", appVersion: version,
          originalAppVersion: "1.0", originalPurchaseDate: Date(timeIntervalSince1970: 0)))
    }
  }

  public static func refresh() async throws -> VerificationResult<AppTransaction> {
    try await shared
  }
}

/// Why the App Store does not do something.
public enum StoreKitError: Error, Sendable {
  case unknown
  case userCancelled
  case networkError(URLError)
  case systemError(any Error)
  case notAvailableInStorefront
  case notEntitled
  case unsupported
}
