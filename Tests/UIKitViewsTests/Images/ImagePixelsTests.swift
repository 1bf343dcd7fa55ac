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

  @Test func aJPEGIsOneAndSmallerAtALowerQuality() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 64, height: 64)).image { context in
      for step in 0..<64 {
        UIColor(hue: CGFloat(step) / 64, saturation: 1, brightness: 1, alpha: 1).setFill()
        context.fill(CGRect(x: step, y: 0, width: 1, height: 64 - step / 2))
      }
    }
    let best = try #require(picture.jpegData(compressionQuality: 1))
    let small = try #require(picture.jpegData(compressionQuality: 0.1))
    #expect(best.starts(with: [0xFF, 0xD8, 0xFF]))
    #expect(small.count < best.count / 2)
    #expect(UIImage(data: best)?.cgImage?.width == picture.cgImage?.width)
  }

  @Test func aJPEGKeepsColoursAndIsWhiteWhereNothingWasDrawn() throws {
    let red = try #require(square(.red, side: 16).jpegData(compressionQuality: 1))
    let pixel = try #require(firstPixel(of: UIImage(data: red)))
    #expect(pixel[0] > 250 && pixel[1] < 5 && pixel[2] < 5)
    let clear = try #require(square(.clear, side: 16).jpegData(compressionQuality: 0.8))
    #expect(firstPixel(of: UIImage(data: clear)) == [255, 255, 255, 255])
  }

  @Test(arguments: [-1, 0, 2, .nan, .infinity] as [CGFloat])
  func anyQualityGivesAPicture(quality: CGFloat) {
    #expect(square(.red).jpegData(compressionQuality: quality)?.isEmpty == false)
  }

  /// The header of a GIF that is 60,000 pixels wide and high, and nothing behind it.
  @Test func aDamagedFileHasNoDataOfAnotherFormat() throws {
    let header: [UInt8] = [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 0x60, 0xEA, 0x60, 0xEA, 0, 0, 0]
    let image = try #require(UIImage(data: Data(header)))
    #expect(image.size.width == 60_000)
    #expect(image.pngData() == nil)
    #expect(image.jpegData(compressionQuality: 1) == nil)
  }
}
