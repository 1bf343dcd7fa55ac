import CoreGraphics
import Testing

@testable import UIKit

@MainActor
struct UIProgressViewTests {
  private func image() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { $0.fill($0.format.bounds) }
  }

  @Test func imagesStandInPlaceOfTheColours() {
    let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 4))
    bar.progress = 0.25
    #expect(!bar.drawn.contains("image"))
    bar.progressImage = image()
    #expect(bar.drawn.components(separatedBy: "image drawing").count == 2)
    bar.trackImage = image()
    #expect(bar.drawn.components(separatedBy: "image drawing").count == 3)
    bar.progressImage = nil
    bar.trackImage = nil
    #expect(!bar.drawn.contains("image"))
  }
}
