import CoreGraphics
import Testing

struct CGColorTests {
  @Test func greyHasTwoComponents() {
    let grey = CGColor(gray: 0.25, alpha: 0.5)
    #expect(grey.components == [0.25, 0.5])
    #expect(grey.colorSpace?.model == .monochrome)
    #expect(grey.alpha == 0.5)
  }

  @Test func copyChangesOnlyTheAlpha() {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(red.copy(alpha: 0.3)?.components == [1, 0, 0, 0.3])
    #expect(red != red.copy(alpha: 0.3))
    #expect(red == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func whiteStaysWhiteInDisplayP3() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let white = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
    let wide = white.converted(to: space, intent: .defaultIntent, options: nil)
    #expect(wide?.components == [1, 1, 1, 1])
  }

  @Test func displayP3RedLiesOutsideOfSRGB() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let red = CGColor(colorSpace: space, components: [1, 0, 0, 1])
    let components = try #require(red).sRGBComponents
    #expect(components.red > 1.09 && components.green < 0)
  }

  @Test func unknownSpaceIsNil() {
    #expect(CGColorSpace(name: "no such space") == nil)
  }
}
