import Accessibility
import Testing

struct ContrastRatioTests {
  private let black = SIMD4<UInt8>(0, 0, 0, 255)
  private let white = SIMD4<UInt8>(255, 255, 255, 255)

  @Test func blackAndWhiteAreFarthestApart() {
    #expect(abs(ContrastRatio.between(black, white) - 21) < 1e-9)
    #expect(ContrastRatio.between(white, black) == ContrastRatio.between(black, white))
    #expect(ContrastRatio.between(white, white) == 1)
  }

  /// The grey that WCAG's explanations name as the lightest one for small texts on white.
  @Test func theLightestGreyForTextsIs767676() {
    let passing = ContrastRatio.between(SIMD4(0x76, 0x76, 0x76, 255), white)
    let failing = ContrastRatio.between(SIMD4(0x77, 0x77, 0x77, 255), white)
    #expect(passing >= 4.5 && failing < 4.5)
  }
}
