import CoreGraphics
import DisplayList
import Typesetting

/// A style that repeats a part of an image over the shape.
public struct ImagePaint: ShapeStyle {
  public typealias Resolved = Never

  public var image: Image
  /// The part to repeat, in 0...1 of the image's width and height.
  public var sourceRect: CGRect
  /// The size of a copy, as a factor of the image's own.
  public var scale: CGFloat

  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public func _paint(_ context: _StyleContext, level: Int, bounds: CGRect) -> _StylePaint {
    nonisolated(unsafe) let context = context
    return _StylePaint(MainActor.assumeIsolated { pattern(context, bounds) } ?? .color(.clear))
  }

  /// The copies, the first one in the top left corner; nil when there is nothing to repeat.
  @MainActor
  private func pattern(_ context: _StyleContext, _ bounds: CGRect) -> Paint? {
    let scope = context.values.scope ?? EnvironmentScope(parent: nil, entries: [])
    let text = scope.derive(TextEnvironment.self) { TextEnvironment($0) }
    let font = text.font.descriptor
    // The colours of a symbol are those around the style.
    let image = ImageResolution(
      image, scope, paint: ForegroundStyle().paint(context.outside, bounds: bounds))
    let size = image.size(beside: font)
    let tile = CGRect(
      x: bounds.minX, y: bounds.minY, width: size.width * sourceRect.width * scale,
      height: size.height * sourceRect.height * scale)
    guard tile.width > 0, tile.height > 0 else { return nil }
    var canvas = DisplayCanvas()
    image.draw(in: CGRect(origin: .zero, size: size), beside: font, &canvas)
    return .pattern(
      ImagePattern(
        image: .list(DisplayList(canvas.items), size: size), tile: tile, sourceRect: sourceRect))
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A style that repeats a part of an image over the shape.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
