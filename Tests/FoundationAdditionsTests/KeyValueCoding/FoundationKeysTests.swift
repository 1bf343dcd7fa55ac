import Foundation
import FoundationAdditions
import Testing

/// Keys of Foundation's own classes, at the ends of key paths and in operators.
@Suite struct FoundationKeysTests {
  private func value(_ object: any NSObjectProtocol, _ path: String) -> String? {
    object.value(forKeyPath: path).map { "\($0)" }
  }

  @Test func textsNumbersAndURLsHaveKeys() throws {
    #expect(value("Oslo" as NSString, "length") == "4")
    #expect(value("Oslo" as NSString, "uppercaseString") == "OSLO")
    #expect(value("12" as NSString, "intValue") == "12")
    #expect(value(NSNumber(value: 3), "stringValue") == "3")
    #expect(value(NSAttributedString(string: "ab"), "length") == "2")
    #expect(value(try #require(NSURL(string: "https://a.org/b?c")), "host") == "a.org")
    #expect(value(NSDate(timeIntervalSince1970: 5), "timeIntervalSince1970") == "5.0")
  }

  @Test func collectionsAskTheirElements() {
    let names: NSArray = ["Oslo", "Rom"]
    #expect(names.value(forKey: "length") as? [Int] == [4, 3])
    #expect(names.value(forKeyPath: "@max.length") as? Int == 4)
  }
}
