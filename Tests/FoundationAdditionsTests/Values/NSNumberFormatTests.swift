import Foundation
import FoundationAdditions
import Testing

struct NSNumberFormatTests {
  @Test func numbersAreWrittenAsObjects() {
    #expect(String(format: "%@ of %@", NSNumber(value: 3), 4.5 as NSNumber) == "3 of 4.5")
    #expect(String(format: "%@", NSDecimalNumber(string: "12.50")) == "12.5")
    #expect(String(format: "%@", NSNumber(value: true)) == "1")
    #expect(String(format: "%@ %d", NSNumber(value: -1), 5) == "-1 5")
  }
}
