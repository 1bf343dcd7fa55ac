import Device
import Foundation
import Testing

@testable import FoundationAdditions

#if DEBUG
  /// Formats that ask for other arguments than they get.
  @MainActor
  @Suite(.serialized) struct FormatArgumentsTests {
    private func told(_ body: () -> String) -> (text: String, issues: [String]) {
      var issues: [String] = []
      let handler = RuntimeIssue.handler
      RuntimeIssue.handler = { issues.append($0) }
      defer { RuntimeIssue.handler = handler }
      return (body(), issues)
    }

    @Test func anArgumentThatIsMissingIsNothing() {
      let found = told { String(format: "%@ has %d and %@", "Ann", 3) }
      #expect(found.text == "Ann has 3 and (null)")
      #expect(
        found.issues == [
          #"String(format: "%@ has %d and %@"): argument 3, which is read as an object (%@), is missing."#
        ])
    }

    @Test func whatIsNoNumberHasNoSign() {
      let zero = 0.0
      #expect(String(format: "%.1f", zero / zero) == "nan")
      #expect(String(format: "%.1f", -(zero / zero)) == "nan")
      #expect(String(format: "%5.1f|", -Double.nan) == "  nan|")
      #expect(String(format: "%g %g", -Float.nan, -CGFloat.nan) == "nan nan")
      #expect(String(format: "%.1f", -Double.infinity) == "-inf")
      #expect(String(format: "%@ %d", NSNumber(value: Double.nan), 3) == "nan 3")
    }

    @Test func anArgumentOfAnotherKindIsNothing() {
      #expect(told { String(format: "%@", 5) }.text == "(null)")
      #expect(told { String(format: "%d %f", "a", 1) }.text == "0 0.000000")
      #expect(told { String(format: "%s", "text") }.text == "(null)")
      #expect(told { String(format: "%#@words@", 2) }.issues.count == 1)
    }

    @Test func positionsMayBeLeftOut() {
      let found = told { String(format: "%3$@ %1$@", "a", "b") }
      #expect(found.text == "(null) a" && found.issues.count == 1)
    }

    @Test func positionsAndOrderMayBeMixed() {
      let found = told { String(format: "%2$@ %1$@ %d %s", "a", "b") }
      #expect(found.text == "b a 0 (null)" && found.issues.count == 1)
      #expect(told { String(format: "%1$d %1$@", 5) }.text == "5 (null)")
    }

    @Test func widthsAreArguments() {
      #expect(told { String(format: "%.*f|%*d", 2, 3.14159, 5, 7) } == ("3.14|    7", []))
      #expect(told { String(format: "%.*f", "a", "b") }.issues.count == 1)
      #expect(told { String(format: "%*d", Int.max, 7) }.text.count == 1000)
      #expect(told { String(format: "%2$*1$d", 3, 7) } == ("  7", []))
    }

    @Test func positionsAndWidthsHaveAnEnd() {
      let far = told { String(format: "%99999999$@ %@", "a") }
      #expect(far.text == "%99999999$@ a" && far.issues.count == 1)
      #expect(told { String(format: "%999999999d", 1) }.text == "%999999999d")
    }

    @Test func whatIsNoPlaceholderStays() {
      #expect(told { String(format: "100 %% of %") }.issues.isEmpty)
      #expect(told { String(format: "%d%%", 5) } == ("5%", []))
      #expect(told { String(format: "%ld %llu %x %c", 1, UInt64(2), 255, 65) } == ("1 2 ff A", []))
    }
  }
#endif
