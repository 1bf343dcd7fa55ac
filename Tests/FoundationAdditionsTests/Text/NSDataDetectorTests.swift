import Foundation
import Testing

@testable import FoundationAdditions

@Suite struct NSDataDetectorTests {
  private let link: NSTextCheckingTypes = 1 << 5
  private let phone: NSTextCheckingTypes = 1 << 11

  private func found(
    _ text: String, _ types: NSTextCheckingTypes
  ) throws -> [NSTextCheckingResult] {
    let detector = try NSDataDetector(types: types)
    return detector.matches(in: text, range: NSRange(text.startIndex..., in: text))
  }

  @Test func linksAreFoundWithoutWhatFollowsThem() throws {
    let text = "See https://example.org/a?b=c, www.example.com. Or write to me@example.org!"
    let links = try found(text, link)
    #expect(
      links.map { $0.url?.absoluteString } == [
        "https://example.org/a?b=c", "http://www.example.com", "mailto:me@example.org",
      ])
    #expect(links.allSatisfy { $0.resultType.rawValue == link })
    let first = try #require(links.first)
    #expect((text as NSString).substring(with: first.range) == "https://example.org/a?b=c")
    #expect(try found("nothing to see. really", link).isEmpty)
  }

  /// The type of links as Foundation for Linux has it, by whose name apps ask for them.
  @Test func linksAreFoundByFoundationsName() throws {
    let named: NSTextCheckingTypes = 1 << 6
    let links = try found("See example.org or call 030 1234567", named | phone)
    #expect(links.map(\.resultType.rawValue) == [named, phone])
    #expect(links.first?.url?.host == "example.org")
  }

  @Test func phoneNumbersAreFound() throws {
    let numbers = try found("Call +1 (555) 123-4567 or 030 1234567, room 12.", phone)
    #expect(numbers.map(\.phoneNumber) == ["+1 (555) 123-4567", "030 1234567"])
  }

  @Test func aDetectorOfNothingIsAnError() {
    #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) }
  }

  @Test func enumerationStops() throws {
    let text = "a.com b.com c.com"
    var count = 0
    try NSDataDetector(types: link).enumerateMatches(
      in: text, range: NSRange(text.startIndex..., in: text)
    ) { _, _, stop in
      count += 1
      stop.pointee = count == 2 ? true : false
    }
    #expect(count == 2)
  }
}
