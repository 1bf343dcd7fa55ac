import CoreGraphics
import Foundation
import FoundationAdditions
import ImageIO
import Testing
import UIKit

@MainActor
struct CGImageSourceTests {
  private func picture(_ size: CGSize) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height))
    }
  }

  private func source(_ data: Data?) throws -> CGImageSource {
    let data = try #require(data)
    return try #require(CGImageSourceCreateWithData(data as CFData, nil))
  }

  /// As apps keep large pictures small.
  private func thumbnail(_ source: CGImageSource, _ size: Int) -> CGImage? {
    let options: [CFString: Any] = [
      kCGImageSourceCreateThumbnailFromImageAlways: true,
      kCGImageSourceCreateThumbnailWithTransform: true,
      kCGImageSourceThumbnailMaxPixelSize: size,
    ]
    return CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
  }

  @Test func aFileTellsWhatItIs() throws {
    let source = try source(picture(CGSize(width: 40, height: 20)).pngData())
    #expect(CGImageSourceGetCount(source) == 1)
    #expect(CGImageSourceGetType(source) == "public.png" as CFString)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
    #expect(properties?[kCGImagePropertyPixelWidth] as? Int == 40)
    #expect(properties?[kCGImagePropertyPixelHeight] as? Int == 20)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.width == 40)
    #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
  }

  @Test func thumbnailsFitTheirSize() throws {
    let source = try source(picture(CGSize(width: 40, height: 20)).pngData())
    let small = try #require(thumbnail(source, 10))
    #expect(small.width == 10 && small.height == 5)
    #expect(thumbnail(source, 100)?.width == 40)
    // Files are not asked for a thumbnail of their own.
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
  }

  @Test func thumbnailsOfTurnedPicturesAreUpright() throws {
    let jpeg = try #require(
      picture(CGSize(width: 40, height: 20)).jpegData(compressionQuality: 1))
    // A camera held upright notes 6.
    let exif: [UInt8] =
      [0xFF, 0xE1, 0x00, 0x22] + Array("Exif\0\0MM".utf8) + [0, 0x2A, 0, 0, 0, 8, 0, 1]
      + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0] + [0, 0, 0, 0]
    let source = try source(jpeg.prefix(2) + Data(exif) + jpeg.dropFirst(2))
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
    #expect(properties?[kCGImagePropertyOrientation] as? Int == 6)
    let upright = try #require(thumbnail(source, 40))
    #expect(upright.width == 20 && upright.height == 40)
    let pixels = try #require(upright.dataProvider?.data)
    let bytes = [UInt8](pixels)
    // What was left is above.
    #expect(bytes[2] > 200 && bytes[(39 * 20) * 4] > 200)
  }

  @Test func otherDataAreNoPicture() throws {
    let source = try source(Data("hello".utf8))
    #expect(CGImageSourceGetCount(source) == 0)
    #expect(CGImageSourceGetType(source) == nil)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
    #expect(
      CGImageSourceCreateWithURL(URL(fileURLWithPath: "/nowhere.png") as CFURL, nil) == nil)
  }

  @Test func picturesAreWritten() throws {
    let image = try #require(picture(CGSize(width: 8, height: 8)).cgImage)
    let data = NSMutableData()
    let destination = try #require(
      CGImageDestinationCreateWithData(data, "public.jpeg" as CFString, 1, nil))
    CGImageDestinationAddImage(
      destination, image,
      [kCGImageDestinationLossyCompressionQuality: 0.5] as [CFString: Any] as CFDictionary)
    #expect(CGImageDestinationFinalize(destination))
    #expect((data as Data).starts(with: [0xFF, 0xD8]))
    #expect(
      CGImageDestinationCreateWithData(data, "public.tiff" as CFString, 1, nil) == nil)
  }
}
