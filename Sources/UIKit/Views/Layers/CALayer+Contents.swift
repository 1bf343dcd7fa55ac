import CoreGraphics
import DisplayList

/// What stands in a layer: a picture that it was given, or what its view, its delegate or its class draws.
extension CALayer {
  var contentImage: CGImage? {
    guard let contents, type(of: contents) is CGImage.Type else { return nil }
    return contents as? CGImage
  }

  /// Whether somebody may draw the contents of a layer that is no view's.
  var drawsContents: Bool {
    owner == nil && modelLayer?.owner == nil && (delegate != nil || type(of: self) != CALayer.self)
  }

  func append(_ image: CGImage, to canvas: inout ViewCanvas, in rect: CGRect) {
    let place = contentsGravity.place(
      CGSize(
        width: CGFloat(image.width) / max(contentsScale, 1),
        height: CGFloat(image.height) / max(contentsScale, 1)), in: rect)
    let filter =
      place.width * canvas.scale > CGFloat(image.width) ? magnificationFilter : minificationFilter
    let attributes = ImageAttributes(
      interpolation: filter == .nearest ? CGInterpolationQuality.none : .default)
    canvas.append(.image(ImageContent.of(image), in: place, attributes))
  }

  /// Appends what is drawn for the model's size, stretched on the way to it.
  func appendDrawnContents(to canvas: inout ViewCanvas, in rect: CGRect) {
    let model = modelLayer ?? self
    let size = model.bounds.size
    guard size.width > 0, size.height > 0 else { return }
    let list = CustomDrawing.list(size: size, scale: canvas.scale) { model.draw(in: $0) }
    let stretch = CGAffineTransform(
      scaleX: rect.width / size.width, y: rect.height / size.height)
    canvas.list.append(contentsOf: list.grouped(GroupAttributes(transform: stretch)))
  }
}
