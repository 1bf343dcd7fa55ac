import CoreGraphics
import CoreImage
import Foundation
import Testing
import UIKit

@MainActor
struct CIFilterTests {
  private func pixels(_ image: CIImage?) throws -> (width: Int, bytes: [UInt8]) {
    let image = try #require(image)
    let drawn = try #require(CIContext().createCGImage(image, from: image.extent))
    let data = try #require(drawn.dataProvider?.data)
    return (drawn.width, [UInt8](data))
  }

  private func rows(_ image: CIImage?) throws -> [String] {
    let (width, bytes) = try pixels(image)
    return stride(from: 0, to: bytes.count, by: width * 4).map { row in
      stride(from: row, to: row + width * 4, by: 4).map { bytes[$0] < 128 ? "#" : "." }.joined()
    }
  }

  private func square(_ color: UIColor, side: CGFloat = 4) -> CIImage? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: side, height: side)
    return CIImage(
      image: UIGraphicsImageRenderer(size: size, format: format).image { context in
        color.setFill()
        context.fill(CGRect(origin: .zero, size: size))
      })
  }

  /// As most apps make their codes.
  @Test func aCodeIsMadeOfAText() throws {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data("HELLO".utf8)
    filter.correctionLevel = "L"
    let code = try #require(filter.outputImage)
    #expect(code.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
    let rows = try rows(code)
    #expect(rows.first == String(repeating: ".", count: 23))
    // The corners that readers look for.
    #expect(rows[1].hasPrefix(".#######.") && rows[1].hasSuffix(".#######."))
    #expect(rows[4].hasPrefix(".#.###.#.") && rows[21].hasPrefix(".#######."))
    #expect(!rows[21].hasSuffix(".#######."))
    let large = code.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
    let drawn = try self.rows(large)
    #expect(drawn.count == 230)
    #expect(drawn[15] == rows[1].map { String(repeating: $0, count: 10) }.joined())
  }

  @Test func longTextsMakeLargeCodes() throws {
    let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
    filter.setValue(Data(repeating: 65, count: 100), forKey: "inputMessage")
    #expect(filter.value(forKey: "inputCorrectionLevel") as? String == "M")
    #expect(filter.outputImage?.extent.width == 43)
    filter.setValue("H", forKey: "inputCorrectionLevel")
    #expect(filter.outputImage?.extent.width == 59)
    filter.setValue(Data(repeating: 65, count: 3_000), forKey: "inputMessage")
    #expect(filter.outputImage == nil)
  }

  @Test func coloursAreChanged() throws {
    let invert = CIFilter.colorInvert()
    invert.inputImage = square(.red)
    #expect(try pixels(invert.outputImage).bytes.prefix(4) == [0, 255, 255, 255])
    let tinted = CIFilter.falseColor()
    tinted.inputImage = square(.black)
    tinted.color0 = CIColor(red: 0, green: 0, blue: 1)
    tinted.color1 = .clear
    #expect(try pixels(tinted.outputImage).bytes.prefix(4) == [0, 0, 255, 255])
    let gray = try #require(square(.red)).applyingFilter(
      "CIColorControls", parameters: [kCIInputSaturationKey: 0])
    let bytes = try pixels(gray).bytes
    #expect(bytes[0] == bytes[1] && bytes[1] == bytes[2])
  }

  @Test func aBlurReachesBeyondThePicture() throws {
    let blurred = try #require(square(.black, side: 8)).applyingGaussianBlur(sigma: 2)
    #expect(blurred.extent == CGRect(x: -6, y: -6, width: 20, height: 20))
    let (width, bytes) = try pixels(blurred)
    let middle = bytes[(10 * width + 10) * 4 + 3]
    let edge = bytes[(10 * width + 6) * 4 + 3]
    #expect(middle > edge && edge > 0 && middle < 255)
  }

  @Test func aScreenIsBlurredWithAnyRadius() throws {
    let screen = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 1170, height: 2532))
    let blurred = screen.applyingGaussianBlur(sigma: 60)
    let (width, bytes) = try pixels(blurred)
    #expect(width == 1170 + 360)
    let middle = (bytes.count / 4 / width / 2 * width + width / 2) * 4
    #expect(bytes[middle..<middle + 4] == [255, 0, 0, 255])
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude, 0])
  func numbersThatNobodyWritesEndNothing(number: Double) throws {
    let image = try #require(square(.red, side: 4))
    for name in CIFilter.filterNames(inCategory: nil) {
      guard let filter = CIFilter(name: name) else { continue }
      for key in filter.inputKeys where key != kCIInputImageKey {
        switch filter.value(forKey: key) {
        case is Double: filter.setValue(number, forKey: key)
        case is CIColor:
          filter.setValue(CIColor(red: number, green: 1, blue: 0, alpha: number), forKey: key)
        case is CIVector: filter.setValue(CIVector(x: number, y: number), forKey: key)
        case is CGAffineTransform:
          filter.setValue(CGAffineTransform(scaleX: number, y: number), forKey: key)
        default: break
        }
      }
      if filter.inputKeys.contains(kCIInputImageKey) {
        filter.setValue(image, forKey: kCIInputImageKey)
      }
      if let output = filter.outputImage {
        _ = CIContext().createCGImage(output, from: output.extent)
        _ = CIContext().createCGImage(output, from: CGRect(x: 0, y: 0, width: 4, height: 4))
      }
    }
    let rect = CGRect(x: number, y: 0, width: number, height: number)
    _ = CIContext().createCGImage(image.cropped(to: rect), from: rect)
    _ = CIContext().createCGImage(CIImage(color: .red), from: CIImage(color: .red).extent)
    #expect(CIImage(color: .blue).applyingFilter("CIColorInvert").extent.width > 1e9)
  }

  @Test func partsAreCutAndLaidOverEachOther() throws {
    let red = try #require(square(.red, side: 2))
    let back = CIImage(color: .blue).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 4))
    let both = red.composited(over: back)
    #expect(both.extent == back.extent)
    let (width, bytes) = try pixels(both)
    // The space's origin is at the bottom left.
    #expect(bytes.prefix(4) == [0, 0, 255, 255])
    #expect(bytes[(3 * width) * 4..<(3 * width) * 4 + 4] == [255, 0, 0, 255])
    #expect(UIImage(ciImage: both).size == CGSize(width: 4, height: 4))
  }

  @Test func picturesAreTurned() throws {
    let wide = try #require(square(.red, side: 4)).cropped(
      to: CGRect(x: 0, y: 0, width: 4, height: 2))
    #expect(wide.oriented(.right).extent == CGRect(x: 0, y: 0, width: 2, height: 4))
    #expect(wide.oriented(.up).extent == wide.extent)
  }

  @Test func unknownFiltersAndKeysAreTold() {
    #expect(CIFilter(name: "CICrystallize") == nil)
    withKnownIssue {
      CIFilter.colorInvert().setValue(1, forKey: "inputSpeed")
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("has no key inputSpeed") }
    }
  }
}
