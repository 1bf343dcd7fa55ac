import Foundation
import Testing

@testable import Motion

struct TimingCurveTests {
  @Test func linearGoesEvenly() {
    for part in [0, 0.25, 0.5, 1] { #expect(TimingCurve.linear.value(at: part) == part) }
  }

  @Test func curvesAreCubics() {
    // At the middle of its parameter the curve with these points is at (0.5, 0.5).
    #expect(abs(TimingCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-9)
    // Where the parameter is 1/2: x = (3 * 0.42 + 3 + 1) / 8, y = (3 + 1) / 8.
    #expect(abs(TimingCurve.easeIn.value(at: 0.6575) - 0.5) < 1e-6)
    #expect(abs(TimingCurve.easeOut.value(at: 0.3425) - 0.5) < 1e-6)
  }

  @Test func timesOutsideCountAsTheEnds() {
    #expect(TimingCurve.standard.value(at: -1) == 0)
    #expect(TimingCurve.standard.value(at: 2) == 1)
    #expect(abs(TimingCurve.circularEaseOut.value(at: 0.2) - 0.6) < 1e-9)
  }

  @Test func theTimeOfAHeightIsFound() {
    for curve in [TimingCurve.easeIn, .easeOut, .easeInOut, .standard, .circularEaseInOut] {
      for part in [0.1, 0.4, 0.9] {
        #expect(abs(curve.time(of: curve.value(at: part)) - part) < 1e-6)
      }
    }
    #expect(TimingCurve.easeIn.time(of: 1.5) == 1)
  }
}
