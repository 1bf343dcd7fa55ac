import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// The pixels of images, wherever they come from.
@MainActor
@Suite struct ImagePixelsTests {
  private func square(_ color: UIColor, side: CGFloat = 2) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(
      size: CGSize(width: side, height: side), format: format
    ).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  private func firstPixel(of image: UIImage?) -> [UInt8]? {
    image?.cgImage?.dataProvider?.data.map { Array($0.prefix(4)) }
  }

  @Test func aDrawnPictureHasReadablePixels() {
    #expect(firstPixel(of: square(.red)) == [255, 0, 0, 255])
    #expect(square(.red).cgImage?.width == 2)
  }

  @Test func aPictureFromAFileHasReadablePixels() throws {
    let data = try #require(square(.blue).pngData())
    let image = try #require(UIImage(data: data))
    #expect(firstPixel(of: image) == [0, 0, 255, 255])
    #expect(image.cgImage === image.cgImage)
    #expect(image.cgImage?.cropping(to: CGRect(x: 0, y: 0, width: 1, height: 1))?.width == 1)
  }

  @Test func aSymbolHasPixels() throws {
    let symbol = try #require(UIImage(systemName: "circle.fill"))
    let picture = try #require(symbol.cgImage)
    #expect(picture.width == Int((symbol.size.width * symbol.scale - 0.001).rounded(.up)))
    let bytes = try #require(picture.dataProvider?.data)
    #expect(bytes.contains(255))
  }

  @Test func anEmptyImageHasNone() {
    #expect(UIImage().cgImage == nil)
  }

  @Test func aViewsPictureShowsTheView() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.backgroundColor = .green
    let image = UIGraphicsImageRenderer(bounds: view.bounds).image { context in
      view.layer.render(in: context.cgContext)
    }
    #expect(firstPixel(of: image) == [0, 255, 0, 255])
  }
}
