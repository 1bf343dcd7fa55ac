import Device
import Testing
import TipKit

extension TipTests {
  /// Events, and what rules ask of their donations.
  @MainActor
  @Suite struct EventTests {
    private struct Visit: Codable, Sendable {
      let trail: String
    }

    private struct OpenTip: Tip {
      static let didOpen = Event(id: "didOpen")
      static let didVisit = Event<Visit>(id: "didVisit")

      var title: Text { Text("Opened often") }
      var rules: [Rule] { Rule(Self.didOpen) { $0.donations.count >= 3 } }
    }

    private func pass(_ seconds: Double) {
      Device.main.clock.advance(by: seconds)
    }

    @Test func aTipComesAfterThreeDonations() throws {
      let screen = try TipScreen(TipView(OpenTip()))
      OpenTip.didOpen.sendDonation()
      OpenTip.didOpen.sendDonation()
      #expect(try !screen.shows("Opened often"))
      OpenTip.didOpen.sendDonation()
      #expect(try screen.shows("Opened often"))
    }

    @Test func aSentDonationTellsWhenItIsNoted() async throws {
      try launch()
      await withCheckedContinuation { continuation in
        OpenTip.didOpen.sendDonation { continuation.resume() }
      }
      #expect(OpenTip.didOpen.donations.count == 1)
    }

    @Test func donationsOfTheLastDaysCount() async throws {
      try launch()
      await OpenTip.didOpen.donate()
      pass(3 * 86400)
      await OpenTip.didOpen.donate()
      pass(3600)
      #expect(OpenTip.didOpen.donations.count == 2)
      #expect(OpenTip.didOpen.donations.donatedWithin(.day).count == 1)
      #expect(OpenTip.didOpen.donations.donatedWithin(.days(4)).count == 2)
      #expect(OpenTip.didOpen.donations.donatedWithin(.minutes(59)).isEmpty)
    }

    @Test func donationsTellWhatTheyWereGiven() async throws {
      try launch()
      for trail in ["river", "ridge", "river", "lake", "river", "lake"] {
        await OpenTip.didVisit.donate(Visit(trail: trail))
      }
      let donations = OpenTip.didVisit.donations
      #expect(donations.map(\.trail) == ["river", "ridge", "river", "lake", "river", "lake"])
      #expect(donations.filter { $0.trail == "lake" }.count == 2)
      let largest = donations.largestSubset(groupedBy: \.trail).map(\.trail)
      #expect(largest == ["river", "river", "river"])
      #expect(donations.smallestSubset(groupedBy: \.trail).map(\.trail) == ["ridge"])
      #expect(donations.map(\.date) == donations.map(\.date).sorted())
    }

    @Test func olderDonationsAreForgotten() async throws {
      try launch()
      let few = Tips.Event(id: "few", donationLimit: Tips.DonationLimit(maximumCount: 2))
      let recent = Tips.Event(id: "recent", donationLimit: Tips.DonationLimit(maximumAge: .hour))
      for _ in 0..<3 {
        await few.donate()
        await recent.donate()
        pass(2000)
      }
      #expect(few.donations.count == 2)
      #expect(recent.donations.count == 2)
    }
  }
}
