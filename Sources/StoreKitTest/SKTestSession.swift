// StoreKitTest: an App Store of the test's own. May import StoreKit and what stands below it.

import Device
import Foundation
import StoreKit

/// An App Store that sells what a `.storekit` file says, and in which a test is every user.
///
/// Differs from Apple's: an app that a UI test launches in a process of its own has the products and the settings that the
/// session has at that time; its purchases are its own, and the session neither sees nor changes them.
open class SKTestSession: NSObject, @unchecked Sendable {
  public enum TimeRate: Int, Sendable {
    case realTime = 0
    case monthlyRenewalEveryHour = 10
    case monthlyRenewalEveryThirtyMinutes = 11
    case monthlyRenewalEveryFifteenMinutes = 12
    case monthlyRenewalEveryFiveMinutes = 13
    case monthlyRenewalEveryThirtySeconds = 15
    case oneRenewalEveryFifteenMinutes = 1000
    case oneRenewalEveryFiveMinutes = 1001
    case oneRenewalEveryMinute = 1002
    case oneRenewalEveryThirtySeconds = 1003
    case oneRenewalEveryTenSeconds = 1004
    case oneRenewalEveryTwoSeconds = 1005
  }

  private let configuration: StoreConfiguration

  /// - Parameter filename: The file's name, with or without `.storekit`, in the app, the tests, or the folder of the
  ///   process.
  /// - Throws: `SKTestError.fileNotFound`, or what reading the file throws.
  public convenience init(configurationFileNamed filename: String) throws {
    let name = filename.hasSuffix(".storekit") ? filename : filename + ".storekit"
    guard let url = Self.file(name) else { throw SKTestError(.fileNotFound) }
    try self.init(contentsOf: url)
  }

  /// - Throws: What reading the file throws.
  public init(contentsOf url: URL) throws {
    configuration = try StoreConfiguration(contentsOf: url)
    super.init()
    Store.shared.load(configuration)
    LaunchVariables.set(StoreConfiguration.variable, to: url.standardizedFileURL.path)
    tellApps()
  }

  /// Gives the settings to the apps that the test launches from now on.
  private func tellApps() {
    LaunchVariables.set(StoreSession.variable, to: Store.shared.session.text)
  }

  private func set<Value>(
    _ path: ReferenceWritableKeyPath<Store, Value>, _ value: Value
  ) {
    Store.shared[keyPath: path] = value
    tellApps()
  }

  private static func file(_ name: String) -> URL? {
    let files = FileManager.default
    var folders: [URL] = []
    for bundle in [Bundle.main] + Bundle.allBundles {
      if let resources = bundle.resourceURL { folders.append(resources) }
      folders += [bundle.bundleURL, bundle.bundleURL.deletingLastPathComponent()]
    }
    folders.append(URL(fileURLWithPath: files.currentDirectoryPath))
    for folder in folders {
      let file = folder.appendingPathComponent(name)
      if files.fileExists(atPath: file.path) { return file }
      // The resources of a package's targets lie in bundles beside its tests.
      let inside = (try? files.contentsOfDirectory(atPath: folder.path)) ?? []
      for bundle in inside where bundle.hasSuffix(".resources") || bundle.hasSuffix(".bundle") {
        let file = folder.appendingPathComponent(bundle).appendingPathComponent(name)
        if files.fileExists(atPath: file.path) { return file }
      }
    }
    return nil
  }

  // MARK: Settings

  /// Whether the user is not asked, and everything is bought at once.
  open var disableDialogs: Bool {
    get { Store.shared.isSilent }
    set { set(\.isSilent, newValue) }
  }

  /// Whether somebody else has to allow purchases.
  open var askToBuyEnabled: Bool {
    get { Store.shared.asksToBuy }
    set { set(\.asksToBuy, newValue) }
  }

  /// Three letters, as `USA`.
  open var storefront: String {
    get { Store.shared.country }
    set { set(\.country, newValue) }
  }

  /// How fast subscriptions renew, on the device's clock.
  open var timeRate: TimeRate {
    get { TimeRate(rawValue: Store.shared.timeRate) ?? .realTime }
    set { set(\.timeRate, newValue.rawValue) }
  }

  /// Forgets all purchases, and takes the settings of the file again.
  open func resetToDefaultState() {
    Store.shared.forget()
    Store.shared.reset(to: configuration)
    tellApps()
  }

  open func clearTransactions() { Store.shared.forget() }

  // MARK: Purchases

  open func allTransactions() -> [SKTestTransaction] {
    Store.shared.summaries().map(SKTestTransaction.init)
  }

  /// Buys as a user who does so outside of the app.
  ///
  /// - Throws: `SKTestError.notFound` for a product that the file does not have.
  open func buyProduct(productIdentifier: String) throws {
    guard Store.shared.buyOutside(productIdentifier) != nil else {
      throw SKTestError(.notFound)
    }
  }

  /// Buys as a user who does so outside of the app.
  ///
  /// Differs from Apple's: of the options only the account's token is kept.
  ///
  /// - Throws: `SKTestError.notFound` for a product that the file does not have.
  @discardableResult
  open func buyProduct(
    identifier: String, options: Set<Product.PurchaseOption> = []
  ) async throws -> Transaction {
    guard let transaction = Store.shared.buyOutside(identifier, options: options) else {
      throw SKTestError(.notFound)
    }
    return transaction
  }

  /// - Throws: `SKTestError.transactionNotFound`.
  open func deleteTransaction(identifier: UInt) throws {
    try check(Store.shared.delete(UInt64(identifier)))
  }

  /// Gives the money back; the app hears of it.
  ///
  /// - Throws: `SKTestError.transactionNotFound`.
  open func refundTransaction(identifier: UInt) throws {
    try check(Store.shared.refund(UInt64(identifier)))
  }

  /// Lets a purchase be that somebody had to allow.
  ///
  /// - Throws: `SKTestError.transactionNotFound`.
  open func approveAskToBuyTransaction(identifier: UInt) throws {
    try check(Store.shared.decide(UInt64(identifier), isAllowed: true))
  }

  /// - Throws: `SKTestError.transactionNotFound`.
  open func declineAskToBuyTransaction(identifier: UInt) throws {
    try check(Store.shared.decide(UInt64(identifier), isAllowed: false))
  }

  /// - Throws: `SKTestError.transactionNotFound`.
  open func disableAutoRenewForTransaction(identifier: UInt) throws {
    try check(Store.shared.setRenewal(UInt64(identifier), false))
  }

  /// - Throws: `SKTestError.transactionNotFound`.
  open func enableAutoRenewForTransaction(identifier: UInt) throws {
    try check(Store.shared.setRenewal(UInt64(identifier), true))
  }

  /// Ends the user's subscription now.
  ///
  /// - Throws: `SKTestError.noSubscriptionFound`.
  open func expireSubscription(productIdentifier: String) throws {
    guard Store.shared.expire(productIdentifier, renews: false) else {
      throw SKTestError(.noSubscriptionFound)
    }
  }

  /// Lets the user's subscription begin its next period now.
  ///
  /// - Throws: `SKTestError.noSubscriptionFound`.
  open func forceRenewalOfSubscription(productIdentifier: String) throws {
    guard Store.shared.expire(productIdentifier, renews: true) else {
      throw SKTestError(.noSubscriptionFound)
    }
  }

  private func check(_ isFound: Bool) throws {
    guard isFound else { throw SKTestError(.transactionNotFound) }
  }

  // MARK: Errors

  /// What is to fail.
  public struct SimulatedAPI: Hashable, Sendable {
    let name: String
    public static let loadProducts = SimulatedAPI(name: "loadProducts")
    public static let purchase = SimulatedAPI(name: "purchase")
    public static let appStoreSync = SimulatedAPI(name: "appStoreSync")
    public static let subscriptionStatus = SimulatedAPI(name: "subscriptionStatus")
    public static let appTransaction = SimulatedAPI(name: "appTransaction")
  }

  /// Lets something fail from now on; nil lets it be again.
  ///
  /// Differs from Apple's: what may fail are the five parts that `SimulatedAPI` names.
  open func setSimulatedError(_ error: StoreKitError?, forAPI api: SimulatedAPI) async throws {
    Store.shared.setFailure(error, of: api.name)
  }
}
