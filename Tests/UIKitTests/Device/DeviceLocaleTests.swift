import Foundation
import Testing

@testable import UIKit

/// An app's own formats read as on a device, whatever the machine's settings are.
@Suite struct DeviceLocaleTests {
  private let date = Date(timeIntervalSince1970: 1_700_000_000)

  @Test func foundationReadsTheDevicesLocale() {
    #expect(Locale.current.identifier == "en_US")
    #expect(Locale.autoupdatingCurrent.identifier == "en_US")
    #expect(Locale.preferredLanguages == ["en-US"])
    #expect(Calendar.current.locale?.identifier == "en_US")
    #expect(Calendar.current.firstWeekday == 1)
  }

  @Test func formattersWithoutALocaleUseIt() {
    let prices = NumberFormatter()
    prices.numberStyle = .currency
    #expect(prices.string(from: 12.5) == "$12.50")
    let days = DateFormatter()
    days.dateStyle = .medium
    days.timeZone = .gmt
    #expect(days.string(from: date) == "Nov 14, 2023")
    #expect(12.5.formatted(.currency(code: "USD")) == "$12.50")
    #expect(date.formatted(date: .abbreviated, time: .omitted) == "Nov 14, 2023")
  }
}
