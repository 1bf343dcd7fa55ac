import Foundation
import Testing

@testable import Charts

@Suite struct PlottableTests {
  private enum Size: String, Plottable {
    case small, large
  }

  private enum Level: Int, Plottable {
    case low = 1
    case high = 5
  }

  @Test func numbersGoThereAndBack() {
    #expect(7.datum == .number(7))
    #expect(Int.of(.number(7)) == 7)
    #expect(Double.of(.number(1.5)) == 1.5)
    #expect(UInt8.of(.number(300)) == nil)
    #expect(Int.of(.category("7")) == nil)
    #expect(Decimal.of(Decimal(3).datum) == 3)
  }

  @Test func datesAndTextsGoThereAndBack() {
    let date = Date(timeIntervalSinceReferenceDate: 5)
    #expect(Date.of(date.datum) == date)
    #expect(String.of("a".datum) == "a")
    #expect(String.of(.number(1)) == nil)
  }

  @Test func enumerationsShowTheirRawValues() {
    #expect(Size.large.datum == .category("large"))
    #expect(Size.of(.category("small")) == .small)
    #expect(Size.of(.category("huge")) == nil)
    #expect(Level.high.datum == .number(5))
    #expect(Level.of(.number(2)) == nil)
  }

  @Test func truthIsACategory() {
    #expect(true.datum == .category("true"))
    #expect(Bool.of(.category("false")) == false)
  }
}
