import CoreGraphics
import DisplayList
import FixtureFonts
import Foundation
import Rendering
import Testing
import Typesetting

struct AppFontDrawingTests {
  @Test func textIsDrawnWithTheAppsOwnGlyphs() throws {
    InstalledFonts.add(BlocksFont.regular, origin: "drawn")
    let font = GlyphFont(.named("Blocks-Regular"), size: 20)
    let run = GlyphRun(
      "A", font: font, paint: .black, origin: CGPoint(x: 0, y: 20), advances: [12])
    let image = try Renderer(scale: 1, background: .white)
      .image(of: [.text(run)], size: CGSize(width: 20, height: 24))
    let bitmap = try #require(image.bitmap)
    // A box of 12 by 14 points on the baseline, where the system's letter would have holes.
    for (x, y) in [(1, 7), (10, 7), (1, 18), (10, 18), (6, 12)] {
      #expect(bitmap[x, y] == SIMD4(0, 0, 0, 255))
    }
    #expect(bitmap[13, 12] == SIMD4(255, 255, 255, 255))
    #expect(bitmap[6, 4] == SIMD4(255, 255, 255, 255))
  }
}
