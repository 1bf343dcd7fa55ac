import Foundation
import Testing

@testable import TipKit

/// What is remembered of tips from one launch of an app to the next.
@Suite struct KeptTipsTests {
  private struct Visit: Codable, Sendable {
    let trail: String
  }

  @Test func whatIsKeptIsThereAtTheNextLaunch() throws {
    let date = Date(timeIntervalSince1970: 60)
    var kept = KeptTips()
    kept.tips["a"] = TipRecord(invalidation: .tipClosed, displayCount: 2, displayDuration: 3)
    kept.donations["e"] = [try #require(DonationRecord(Visit(trail: "river"), at: date))]
    kept.parameters["p"] = KeptValue.data(of: true, called: "p")
    kept.latest = KeptTips.Appearance(tip: "a", date: date)
    let data = try PropertyListEncoder().encode(kept)
    let read = try PropertyListDecoder().decode(KeptTips.self, from: data)
    #expect(read.tips["a"]?.invalidation == .tipClosed)
    #expect(read.tips["a"]?.displayCount == 2 && read.tips["a"]?.displayDuration == 3)
    let donation = try #require(read.donations["e"]?.first)
    #expect(donation.date == date && donation.info(Visit.self)?.trail == "river")
    #expect(try KeptValue.value(of: #require(read.parameters["p"])) == true)
    #expect(read.latest?.tip == "a" && read.latest?.date == date)
  }

  @Test func whatHappenedBeforeItWasReadIsAdded() throws {
    var old = KeptTips()
    var new = KeptTips()
    let date = Date(timeIntervalSince1970: 60)
    let record = try #require(DonationRecord(Tips.EmptyDonation(), at: date))
    old.donations = ["e": [record], "f": [record]]
    new.donations = ["e": [record, record]]
    old.parameters = ["p": Data([1]), "q": Data([1])]
    new.parameters = ["p": Data([2])]
    old.add(new)
    #expect(old.donations.mapValues(\.count) == ["e": 3, "f": 1])
    #expect(old.parameters == ["p": Data([2]), "q": Data([1])])
  }

  @Test func aValueOfAnotherTypeIsNone() {
    let text: String? = KeptValue.data(of: 1, called: "n").flatMap { KeptValue.value(of: $0) }
    #expect(text == nil)
  }

  @Test func eachPlaceHasAStoreOfItsOwn() {
    typealias Location = Tips.ConfigurationOption.DatastoreLocation
    let first = Location.url(URL(fileURLWithPath: "/a/b"))
    #expect(first == .url(URL(fileURLWithPath: "/a/../a/b")))
    #expect(first != .url(URL(fileURLWithPath: "/a/c")) && first != .applicationDefault)
    #expect(!first.name.contains("/"))
    #expect(Location.groupContainer(identifier: "group.a") != .applicationDefault)
  }
}
