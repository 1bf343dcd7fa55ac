import CoreGraphics
import DisplayList
import Foundation
import Rendering

extension ImageFiles {
  /// The pixels of an image as a PNG file, turned upright; nil if it has none.
  static func pngData(of image: UIImage) -> Data? {
    uprightPixels(of: image).flatMap { try? PNGEncoder.data(of: $0) }
  }

  /// The pixels of an image as a JPEG file, turned upright, on white where they are transparent; nil if it has
  /// none.
  static func jpegData(of image: UIImage, quality: CGFloat) -> Data? {
    uprightPixels(of: image).flatMap { try? JPEGEncoder.data(of: $0, quality: quality) }
  }

  private static func uprightPixels(of image: UIImage) -> CGImage? {
    let storage = image.storage
    let isAsStored = storage.orientation == .up && storage.tint == nil
    switch storage.content {
    case .cgImage(let content) where isAsStored:
      return content
    case .encoded(let file) where !ImageFormat(file.data).isVector:
      // A damaged file may tell of any size: what cannot be read is not drawn as a placeholder.
      guard let pixels = pixels(of: image) else { return nil }
      if isAsStored { return pixels }
    default: break
    }
    return list(of: image).flatMap {
      try? Renderer(scale: image.scale).image(of: $0, size: image.size)
    }
  }

  /// What draws an image upright in its size; nil if there is nothing to draw.
  static func list(of image: UIImage) -> DisplayList? {
    let storage = image.storage
    let attributes = ImageAttributes(
      tint: storage.tint.map { .color(PaintColor($0)) }, orientation: storage.orientation.content)
    let rect = CGRect(origin: .zero, size: image.size)
    switch storage.content {
    case .empty:
      return nil
    case .cgImage(let content):
      return DisplayList([.image(ImageContent.of(content), in: rect, attributes)])
    case .encoded(let content):
      return DisplayList([.image(.encoded(content), in: rect, attributes)])
    case .symbol(let name):
      let style = storage.symbolConfiguration ?? SymbolStyle()
      let paint = storage.tint.map { Paint.color(PaintColor($0)) } ?? .color(.black)
      let symbol = SymbolContent(
        name, pointSize: style.pointSize, weight: style.weight, scale: style.scale,
        paints: style.colors.isEmpty ? [paint] : style.colors.map { .color(PaintColor($0)) })
      return DisplayList([.symbol(symbol, in: rect)])
    }
  }
}
