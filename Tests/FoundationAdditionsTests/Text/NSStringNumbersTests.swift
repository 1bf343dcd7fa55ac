import Foundation
import FoundationAdditions
import Testing

#if DEBUG
  /// Numbers at the beginnings of texts, as Apple's documentation of `NSString` describes them.
  @Suite struct NSStringNumbersTests {
    @Test(
      arguments: [
        ("12", 12), ("  -7 days", -7), ("+3", 3), ("", 0), ("x1", 0), ("- 1", 0), ("1.9", 1),
        ("👩‍👩‍👧‍👦Ab", 0), ("5🏳️‍🌈", 5), ("99999999999999999999", Int.max),
        ("-99999999999999999999", Int.min), ("-9223372036854775808", Int.min), ("\u{0}1", 0),
      ])
    func wholeNumbers(text: String, number: Int) {
      #expect((text as NSString).integerValue == number)
      #expect((text as NSString).longLongValue == Int64(number))
      #expect((text as NSString).intValue == Int32(clamping: number))
    }

    @Test(
      arguments: [
        ("1.5", 1.5), (" -2e3x", -2000), (".5", 0.5), ("1.", 1), ("1e", 1), ("e5", 0), ("nan", 0),
        ("0x10", 0), ("1e999", .infinity), ("-1e999", -.infinity), ("🏳️‍🌈", 0), ("-", 0),
      ] as [(String, Double)])
    func numbersWithFractions(text: String, number: Double) {
      #expect((text as NSString).doubleValue == number)
      #expect((text as NSString).floatValue == Float(number))
    }

    @Test func flags() {
      for text in ["YES", "y", " true", "T", "1", "-09", "7x"] {
        #expect((text as NSString).boolValue, "\(text)")
      }
      for text in ["NO", "", "0", "false", "x", "👩‍👩‍👧‍👦", "+0"] {
        #expect(!(text as NSString).boolValue, "\(text)")
      }
    }
  }
#endif
