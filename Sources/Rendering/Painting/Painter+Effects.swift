import CoreGraphics
import DisplayList

extension Painter {
  func drawShadow(
    _ shadow: Shadow, of layer: Surface, opacity: Double, on canvas: CairoCanvas
  ) throws {
    guard shadow.color.alpha > 0 else { return }
    let scale = canvas.matrix.averageScale
    let blurred = try Blur.alpha(of: layer, deviation: max(shadow.radius, 0) * scale)
    // The offset is a direction in the current space: only its length scales with the canvas.
    let offset = shadow.offset.applying(canvas.matrix)
    canvas.saving {
      canvas.matrix = .identity
      let color = shadow.color
      cairo.setSourceRGBA(
        canvas.pointer, color.red, color.green, color.blue, color.alpha * opacity)
      cairo.maskSurface(
        canvas.pointer, blurred.pointer, Double(offset.width), Double(offset.height))
    }
  }

  func apply(_ filter: Filter, to layer: Surface, scale: CGFloat) throws -> Surface {
    switch filter {
    case .blur(let radius, let isOpaque):
      let deviation = radius.isFinite ? max(radius, 0) * scale : 0
      guard isOpaque else { return try Blur.colors(of: layer, deviation: deviation) }
      return try OpaqueBlur.blurred(layer, deviation: deviation)
    default:
      PixelFilter.apply(filter, to: layer)
      return layer
    }
  }
}
