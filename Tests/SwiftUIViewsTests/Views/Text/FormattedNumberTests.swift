import Foundation
import Testing

@testable import SwiftUI

/// Numbers in texts, in the words of the app's own formatter.
@MainActor
struct FormattedNumberTests {
  private func formatter(
    _ style: NumberFormatter.Style, _ change: (NumberFormatter) -> Void = { _ in }
  ) -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = style
    change(formatter)
    return formatter
  }

  private func text(_ number: NSNumber, _ formatter: NumberFormatter) -> String {
    Text(number, formatter: formatter).resolvedString(in: EnvironmentValues())
  }

  @Test func bothNumbersOfFractionDigitsHold() {
    let two = formatter(.decimal) {
      $0.minimumFractionDigits = 2
      $0.maximumFractionDigits = 2
    }
    #expect(text(12.541, two) == "12.54")
    #expect(text(1234.5, two) == "1,234.50")
    #expect(text(-12, two) == "-12.00")
    #expect(TestHost(Text("\(12.541 as NSNumber, formatter: two) km")).text("12.54 km") != nil)
    let oneToThree = formatter(.none) {
      $0.minimumFractionDigits = 1
      $0.maximumFractionDigits = 3
    }
    #expect(text(12.5, oneToThree) == "12.5")
    #expect(text(12.54129, oneToThree) == "12.541")
  }

  @Test func fieldsShowThemToo() {
    let two = formatter(.decimal) {
      $0.minimumFractionDigits = 2
      $0.maximumFractionDigits = 2
    }
    let host = TestHost(TextField("Length", value: .constant(12.541), formatter: two))
    #expect(host.first(TextInputNode.self)?.string == "12.54")
  }

  @Test func amountsOfMoneyCanBeRound() {
    let round = formatter(.currency) { $0.maximumFractionDigits = 0 }
    #expect(text(12.541, round) == "$13")
    #expect(text(12.541, formatter(.currency)) == "$12.54")
  }

  @Test func theFormattersOwnRoundingAndSignsHold() {
    let down = formatter(.decimal) {
      $0.roundingMode = .down
      $0.minimumFractionDigits = 2
      $0.maximumFractionDigits = 2
      $0.decimalSeparator = ","
      $0.groupingSeparator = "'"
    }
    #expect(text(1234.549, down) == "1'234,54")
    let percentage = formatter(.percent) { $0.minimumFractionDigits = 1 }
    #expect(text(0.07, percentage) == "7.0%")
  }

  @Test func aPatternAndSignificantDigitsSayAll() {
    #expect(text(12.541, formatter(.decimal) { $0.positiveFormat = "0.0" }) == "12.5")
    #expect(text(12.541, formatter(.decimal) { $0.maximumSignificantDigits = 2 }) == "13")
  }
}
