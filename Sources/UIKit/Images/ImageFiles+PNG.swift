import CoreGraphics
import DisplayList
import Foundation
import Rendering

extension ImageFiles {
  /// The pixels of an image as a PNG file, turned upright; nil if it has none.
  static func pngData(of image: UIImage) -> Data? {
    let storage = image.storage
    let attributes = ImageAttributes(
      tint: storage.tint.map { .color(PaintColor($0)) }, orientation: storage.orientation.content)
    let rect = CGRect(origin: .zero, size: image.size)
    let item: DisplayItem
    switch storage.content {
    case .empty:
      return nil
    case .cgImage(let content):
      if storage.orientation == .up, storage.tint == nil {
        return try? PNGEncoder.data(of: content)
      }
      item = .image(ImageContent.of(content), in: rect, attributes)
    case .encoded(let content):
      item = .image(.encoded(content), in: rect, attributes)
    case .symbol(let name):
      let style = storage.symbolConfiguration ?? SymbolStyle()
      let paint = storage.tint.map { Paint.color(PaintColor($0)) } ?? .color(.black)
      item = .symbol(
        SymbolContent(
          name, pointSize: style.pointSize, weight: style.weight, scale: style.scale,
          paints: style.colors.isEmpty ? [paint] : style.colors.map { .color(PaintColor($0)) }),
        in: rect)
    }
    return try? Renderer(scale: image.scale).png(of: DisplayList([item]), size: image.size)
  }
}
