import CoreGraphics
import Testing

struct IntClampingTests {
  @Test func wholePartsAreTaken() {
    #expect(Int(clamping: 3.7) == 3)
    #expect(Int(clamping: -3.7) == -3)
    #expect(Int(clamping: Double.leastNonzeroMagnitude) == 0)
    #expect(Int(clamping: 1e15) == 1_000_000_000_000_000)
  }

  @Test func whatIsBeyondCountsAsTheEnds() {
    #expect(Int(clamping: 1e308) == .max)
    #expect(Int(clamping: -1e308) == .min)
    #expect(Int(clamping: Double.infinity) == .max)
    #expect(Int(clamping: -Double.infinity) == .min)
    #expect(Int(clamping: 0x1p63) == .max)
    #expect(Int(clamping: -0x1p63) == .min)
  }

  @Test func whatIsNoNumberCountsAsNothing() {
    #expect(Int(clamping: Double.nan) == 0)
  }
}
