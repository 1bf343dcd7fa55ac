import CoreGraphics
import DisplayList
import Foundation

/// Puts images on a canvas.
@MainActor
package enum ImageDrawing {
  /// Draws the image scaled to the rectangle; a template takes the tint.
  package static func append(
    _ image: UIImage, in rect: CGRect, tint: UIColor, to canvas: inout ViewCanvas,
    interpolation: CGInterpolationQuality = .default, slices: ImageSlices? = nil,
    isAntialiased: Bool = true
  ) {
    guard rect.width > 0, rect.height > 0 else { return }
    if image.flipsForRightToLeftLayoutDirection, canvas.traits.layoutDirection == .rightToLeft {
      var inner = ViewCanvas(traits: canvas.traits)
      append(
        image.with { $0.flipsForRightToLeft = false }, in: rect, tint: tint, to: &inner,
        interpolation: interpolation, slices: slices, isAntialiased: isAntialiased)
      let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0)
      canvas.append(.group(GroupAttributes(transform: mirror), inner.list.items))
      return
    }
    func draw(_ content: ImageContent, _ tint: Paint?, _ orientation: ImageOrientation) {
      let attributes = ImageAttributes(
        tint: tint, interpolation: interpolation, orientation: orientation,
        isAntialiased: isAntialiased)
      let slices = slices ?? ImageSlices(image.capInsets, tiles: image.resizingMode == .tile)
      slices.append(content, of: image.size, in: rect, attributes, to: &canvas.list)
    }
    let storage = image.storage
    let isTemplate =
      storage.renderingMode == .alwaysTemplate
      || storage.renderingMode == .automatic && image.isSymbolImage
    let tintPaint: Paint? =
      isTemplate
      ? canvas.paint(tint) : storage.tint.map { .color(PaintColor($0)) }
    switch storage.content {
    case .empty: return
    case .symbol(let name):
      append(name, storage, in: rect, tintPaint ?? canvas.paint(.label), to: &canvas)
    case .cgImage(let content):
      draw(ImageContent.of(content), tintPaint, storage.orientation.content)
    case .encoded(let content):
      draw(.encoded(content), tintPaint, storage.orientation.content)
    }
  }

  private static func append(
    _ name: String, _ storage: UIImage.Storage, in rect: CGRect, _ paint: Paint,
    to canvas: inout ViewCanvas
  ) {
    let style = storage.symbolConfiguration ?? SymbolStyle()
    let paints = style.colors.isEmpty ? [paint] : style.colors.map { .color(PaintColor($0)) }
    let factor = storage.size.height > 0 ? rect.height / storage.size.height : 1
    canvas.append(
      .symbol(
        SymbolContent(
          name, pointSize: style.pointSize * factor, weight: style.weight, scale: style.scale,
          paints: paints), in: rect))
  }
}
