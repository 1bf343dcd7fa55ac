import CoreGraphics
import Testing

@testable import UIKit

@MainActor
struct FlippedImageTests {
  private func image() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4)).image { $0.fill($0.format.bounds) }
  }

  @Test func flippingTwiceGivesTheSameOrientation() {
    let sut = image()
    let flipped = sut.withHorizontallyFlippedOrientation()
    #expect(flipped.imageOrientation == .upMirrored)
    #expect(flipped.size == sut.size)
    #expect(flipped.withHorizontallyFlippedOrientation().imageOrientation == .up)
  }

  @Test func aStretchableImageHasCapsAroundOnePoint() {
    let sut = image().stretchableImage(withLeftCapWidth: 2, topCapHeight: 0)
    #expect(sut.capInsets == UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 3))
    #expect(sut.resizingMode == .stretch)
  }

  @Test func onlySymbolsHaveASymbolConfiguration() {
    #expect(UIImage(systemName: "star")?.symbolConfiguration != nil)
    #expect(image().symbolConfiguration == nil)
  }
}
