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
    return try? Renderer(scale: image.scale).png(of: list, size: image.size)
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
