// CoreImage: pictures that filters change. May import UIKit, ImageIO and what stands below them.

import CoreGraphics
import DisplayList
import Foundation
import ImageIO
import Rendering
import UIKit

/// A picture for filters, in a space whose y points up.
///
/// Differs from Apple's: colours are worked on as they are stored, in sRGB with eight bits.
open class CIImage: NSObject, NSCopying, @unchecked Sendable {
  /// Nil for a colour without end.
  let pixels: PixelSource?
  let color: CIColor?
  /// What is left of the picture.
  private let area: CGRect

  init(_ pixels: PixelSource, croppedTo area: CGRect? = nil) {
    self.pixels = pixels
    color = nil
    self.area = area.map { $0.intersection(pixels.extent) } ?? pixels.extent
    super.init()
  }

  private init(_ color: CIColor, croppedTo area: CGRect) {
    pixels = nil
    self.color = color
    self.area = area
    super.init()
  }

  /// What is drawn, with its top left corner at that of a rectangle of whole numbers; nil if it cannot be drawn.
  convenience init?(_ list: DisplayList, in rect: CGRect) {
    guard let image = try? Renderer(scale: 1).image(of: list, size: rect.size),
      let bitmap = image.bitmap
    else { return nil }
    self.init(PixelSource(bitmap, at: rect.origin))
  }

  /// A colour without end; crop it.
  public init(color: CIColor) {
    pixels = nil
    self.color = color
    area = CIImage.everywhere
    super.init()
  }

  public convenience init(cgImage image: CGImage) {
    self.init(PixelSource(image.bitmap ?? CGBitmap(width: 0, height: 0, bytes: [])))
  }

  /// Nil for an image without pixels.
  public convenience init?(image: UIImage) {
    guard let content = image.cgImage else { return nil }
    self.init(cgImage: content)
  }

  /// Nil for data that is no picture.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }

  /// Nil for a file that is no picture.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  public class func empty() -> CIImage {
    CIImage(PixelSource(CGBitmap(width: 0, height: 0, bytes: [])))
  }

  static let everywhere = CGRect(x: -8e9, y: -8e9, width: 16e9, height: 16e9)

  /// Whether a rectangle has pixels, and not more than fit into memory.
  static func isDrawable(_ rect: CGRect) -> Bool {
    let side: ClosedRange<CGFloat> = 1...20_000
    return side.contains(rect.width) && side.contains(rect.height)
      && rect.width * rect.height <= 64_000_000
  }

  // MARK: Questions

  /// Where the picture is; without end for a colour.
  open var extent: CGRect { area }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Changes

  /// What is not a number moves nothing.
  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    let numbers = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
    guard numbers.allSatisfy(\.isFinite) else { return self }
    guard let pixels else {
      return color.map {
        CIImage($0, croppedTo: area == Self.everywhere ? area : area.applying(matrix))
      }
        ?? self
    }
    return CIImage(pixels.transformed(by: matrix), croppedTo: area.applying(matrix))
  }

  /// What is not a number cuts nothing off.
  open func cropped(to rect: CGRect) -> CIImage {
    guard ![rect.minX, rect.minY, rect.width, rect.height].contains(where: \.isNaN) else {
      return self
    }
    if let pixels { return CIImage(pixels, croppedTo: area.intersection(rect)) }
    return color.map { CIImage($0, croppedTo: area.intersection(rect)) } ?? self
  }

  /// Turned as the picture of a camera is; the numbers are Exif's.
  open func oriented(forExifOrientation orientation: Int32) -> CIImage {
    let (width, height) = (area.width, area.height)
    let moved = transformed(by: CGAffineTransform(translationX: -area.minX, y: -area.minY))
    let matrix: CGAffineTransform =
      switch orientation {
      case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
      case 3: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
      case 4: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
      case 5: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
      case 6: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
      case 7: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case 8: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
      default: .identity
      }
    return moved.transformed(by: matrix)
  }

  open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    oriented(forExifOrientation: Int32(orientation.rawValue))
  }

  open func composited(over dest: CIImage) -> CIImage { Compositing.over(self, dest) }

  open func applyingGaussianBlur(sigma: Double) -> CIImage {
    GaussianBlur.blurred(self, radius: sigma)
  }

  /// Differs from Apple's: a filter that is not here fails the running test, and changes nothing.
  open func applyingFilter(
    _ filterName: String, parameters params: [String: Any] = [:]
  ) -> CIImage {
    guard let filter = CIFilter(name: filterName) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    for (key, value) in params { filter.setValue(value, forKey: key) }
    return filter.outputImage ?? self
  }

  // MARK: Pixels

  /// The pixels of a part that can be drawn, which has whole numbers.
  func bitmap(of rect: CGRect) -> CGBitmap {
    let (width, height) = (max(Int(rect.width), 0), max(Int(rect.height), 0))
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    let fixed = color?.premultiplied
    let columns = Self.places(from: area.minX - rect.minX, to: area.maxX - rect.minX, of: width)
    for row in Self.places(from: rect.maxY - area.maxY, to: rect.maxY - area.minY, of: height) {
      let y = rect.maxY - CGFloat(row) - 0.5
      let start = (row * width + columns.lowerBound) * 4
      if let pixels = pixels?.row(at: y, from: rect.minX + CGFloat(columns.lowerBound)) {
        let known = pixels.prefix(columns.count * 4)
        bytes.replaceSubrange(start..<start + known.count, with: known)
        continue
      }
      for column in columns {
        let pixel = fixed ?? pixels?.sample(rect.minX + CGFloat(column) + 0.5, y) ?? .zero
        let start = (row * width + column) * 4
        for channel in 0..<4 { bytes[start + channel] = pixel[channel] }
      }
    }
    return CGBitmap(width: width, height: height, bytes: bytes)
  }

  /// The pixels of a line whose middles lie between two places.
  private static func places(from start: CGFloat, to end: CGFloat, of count: Int) -> Range<Int> {
    let first = min(max((start - 0.5).rounded(.down) + 1, 0), CGFloat(count))
    let last = min(max((end - 0.5).rounded(.up), first), CGFloat(count))
    return first <= last ? Int(first)..<Int(last) : 0..<0
  }

  /// Each pixel changed by itself.
  func mapped(_ change: (SIMD4<Double>) -> SIMD4<Double>) -> CIImage {
    let rect = extent.integral
    guard Self.isDrawable(rect) else { return self }
    let source = bitmap(of: rect)
    var bytes = source.bytes
    for start in stride(from: 0, to: bytes.count, by: 4) {
      let alpha = Double(bytes[start + 3]) / 255
      // Colours that no alpha is multiplied into.
      var color = SIMD4<Double>(0, 0, 0, alpha)
      if alpha > 0 {
        for channel in 0..<3 { color[channel] = Double(bytes[start + channel]) / 255 / alpha }
      }
      let changed = change(color)
      let newAlpha = CIColor.part(changed[3])
      for channel in 0..<3 {
        let value = CIColor.part(changed[channel]) * newAlpha
        bytes[start + channel] = UInt8((value * 255).rounded())
      }
      bytes[start + 3] = UInt8((newAlpha * 255).rounded())
    }
    return CIImage(
      PixelSource(
        CGBitmap(width: source.width, height: source.height, bytes: bytes), at: rect.origin,
        isCrisp: pixels?.isCrisp ?? false))
  }
}

extension UIImage {
  /// The picture of filters, drawn now.
  ///
  /// Differs from Apple's: it has pixels of its own at once, so that `cgImage` is not nil.
  public convenience init(ciImage: CIImage) {
    self.init(ciImage: ciImage, scale: 1, orientation: .up)
  }

  /// Differs from Apple's: it has pixels of its own at once, so that `cgImage` is not nil.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
    let image =
      CIContext().createCGImage(ciImage, from: ciImage.extent)
      ?? CGImage(bitmap: CGBitmap(width: 0, height: 0, bytes: []))
    self.init(cgImage: image, scale: scale, orientation: orientation)
  }
}
