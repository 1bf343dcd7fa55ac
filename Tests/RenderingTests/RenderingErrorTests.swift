import CoreGraphics
import DisplayList
import Foundation
import Rendering
import Testing

struct RenderingErrorTests {
  @Test func missingLibraryNamesThePackagesToInstall() {
    let text = RenderingError.missingLibrary("libcairo.so.2", package: "libcairo2").description
    #expect(text.contains("libcairo.so.2 is not installed (Debian package libcairo2)"))
    #expect(text.contains("apt-get install libcairo2 libfreetype6 fonts-inter"))
  }

  @Test func missingFontSaysWhereItLooked() {
    let text = RenderingError.missingFonts(searched: ["/a", "/b"]).description
    #expect(text.contains("Looked in /a, /b."))
  }

  @Test func emptyPictureIsAnError() {
    #expect(throws: RenderingError.unusableSize(width: 0, height: 5, scale: 3)) {
      try Renderer(scale: 3).image(of: [], size: CGSize(width: 0, height: 5))
    }
  }

  @Test(arguments: [
    (
      Data("BM".utf8),
      "its format is unknown; PNG, JPEG, GIF, WebP, HEIC, PDF and SVG are supported."
    ),
    (Data([0x89, 0x50, 0x4E, 0x47, 1, 2]), "its PNG data is damaged."),
  ])
  func unreadableImageSaysWhichAndWhy(data: Data, reason: String) {
    #expect(throws: RenderingError.unreadableImage(name: "logo", reason: reason)) {
      try ImageDecoder.image(of: EncodedImage(data, name: "logo"))
    }
  }
}
