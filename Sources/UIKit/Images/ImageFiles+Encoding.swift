import CoreGraphics
import DisplayList
import Foundation
import Rendering

extension ImageFiles {
  /// The pixels of an image as a PNG file, turned upright; nil if it has none.
  static func pngData(of image: UIImage) -> Data? {
    let storage = image.storage
    if case .cgImage(let content) = storage.content, storage.orientation == .up,
      storage.tint == nil
    {
      return try? PNGEncoder.data(of: content)
    }
    guard let list = list(of: image) else { return nil }
    // A damaged file may tell of any size: what cannot be read is not drawn as a placeholder first.
    if case .encoded(let file) = storage.content, !ImageFormat(file.data).isVector,
      (try? ImageDecoder.image(of: file)) == nil
    {
      return nil
    }
    return try? Renderer(scale: image.scale).png(of: list, size: image.size)
  }

  /// The pixels of an image as a JPEG file, turned upright, on white where they are transparent; nil if it has
  /// none.
  static func jpegData(of image: UIImage, quality: CGFloat) -> Data? {
    guard let pixels = pixels(of: image) else { return nil }
    let isUpright = image.storage.orientation == .up && image.storage.tint == nil
    if isUpright { return try? JPEGEncoder.data(of: pixels, quality: quality) }
    guard let list = list(of: image),
      let upright = try? Renderer(scale: image.scale).image(of: list, size: image.size)
    else { return nil }
    return try? JPEGEncoder.data(of: upright, quality: quality)
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
