import Device
import Foundation
import FoundationAdditions
import Testing

@testable import StoreKit

/// Purchases at the app's next launch, and after a long time.
@Suite struct StoreTests {
  private let home = FileManager.default.temporaryDirectory
    .appendingPathComponent("home-\(UUID().uuidString)").path

  private func store(session: StoreSession? = nil) throws -> Store {
    let file = try ShopFile.write()
    defer { try? FileManager.default.removeItem(at: file) }
    return Store(
      try StoreConfiguration(contentsOf: file), file: ServiceRecords("Purchases", home: home),
      session: session)
  }

  private func buy(_ id: String, in store: Store) throws -> PurchaseRecord {
    store.buy(try #require(store.products([id]).first), quantity: 2, isOutside: false)
  }

  @Test func purchasesAreThereAgain() throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    let first = try store()
    let theme = try buy("app.theme", in: first)
    let coin = try buy("app.coin", in: first)
    first.update(coin.id) { $0.isFinished = true }
    StoredSettings.flush()
    let second = try store()
    #expect(second.entitlements().map(\.productID) == ["app.theme"])
    #expect(second.record(coin.id)?.quantity == 2)
    #expect(second.record(coin.id)?.type == .consumable)
    #expect(second.record(theme.id)?.price == theme.price)
    // What was not finished is told once.
    #expect(second.takeUnfinished().map(\.id) == [theme.id])
    #expect(second.takeUnfinished().isEmpty)
    #expect(try buy("app.coin", in: second).id == coin.id + 1)
  }

  @Test func whatIsForgottenIsNotThereAgain() throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    let first = try store()
    _ = try buy("app.theme", in: first)
    first.forget()
    StoredSettings.flush()
    #expect(try store().records().isEmpty)
  }

  @Test func aLaunchedAppHasTheSettingsOfTheTestsSession() throws {
    let session = StoreSession(isSilent: true, asksToBuy: true, storefront: "JPN", timeRate: 1005)
    let launched = try store(
      session: JSONDecoder().decode(StoreSession.self, from: Data(session.text.utf8)))
    #expect(launched.isSilent && launched.asksToBuy)
    #expect(launched.country == "JPN" && launched.timeRate == 1005)
  }

  @Test func aSubscriptionThatNobodyLookedAtForYearsIsRenewedAtOnce() throws {
    let store = try store()
    store.timeRate = 1005
    let bought = try buy("app.monthly", in: store)
    let later = bought.date.addingTimeInterval(100 * 365 * 86_400)
    let records = store.records(at: later)
    #expect(records.count == 1002)
    let last = try #require(records.last)
    #expect(last.isCurrent(at: later) && last.renews)
  }

  @Test func localesThatAreNoneAreThatOfTheUnitedStates() throws {
    func locale(_ text: String) throws -> String {
      let file = #"{"settings": {"_locale": "\#(text)"}}"#
      return try JSONDecoder().decode(StoreConfiguration.self, from: Data(file.utf8)).locale
    }
    for text in ["de", "de_DE", "zh-Hans-CN", "fil"] { #expect(try locale(text) == text) }
    for text in ["", "//EXAMPLE", "d", "de_", "%@"] { #expect(try locale(text) == "en_US") }
  }

  @Test func periodsOfOddLengthsAreNone() {
    for text in ["P9223372036854775807W", "P0D", "P-1M", "PM", "", "P", "1M", "P1H", "P1M2D"] {
      #expect(Product.SubscriptionPeriod(text: text) == nil, "\(text)")
    }
  }
}
