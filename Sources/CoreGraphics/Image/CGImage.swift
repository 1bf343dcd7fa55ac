/// A picture: pixels, or recorded drawing that becomes pixels when somebody asks for them.
public final class CGImage: Hashable, Sendable {
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  public let colorSpace: CGColorSpace?
  package let content: Content

  package enum Content: Hashable, Sendable {
    case bitmap(CGBitmap)
    case drawing(CGDrawing)
  }

  package init(bitmap: CGBitmap, colorSpace: CGColorSpace? = .standard) {
    width = bitmap.width
    height = bitmap.height
    content = .bitmap(bitmap)
    self.colorSpace = colorSpace
  }

  package init(drawing: CGDrawing) {
    width = drawing.width
    height = drawing.height
    content = .drawing(drawing)
    colorSpace = .standard
  }

  /// An image from raw components of eight bits, in an RGB or grey space.
  ///
  /// Nil for other depths, float components, or too few bytes. Differs from Apple's: `decode`,
  /// `shouldInterpolate` and `intent` make no difference.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    let layout = PixelLayout(
      width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
      bytesPerRow: bytesPerRow, model: space.model, info: bitmapInfo)
    guard let layout, let data = provider.data, let bitmap = layout.bitmap(from: [UInt8](data))
    else { return nil }
    self.init(bitmap: bitmap, colorSpace: space)
  }

  // MARK: Questions

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  public var isMask: Bool { false }
  public var shouldInterpolate: Bool { true }
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

  public var bitmapInfo: CGBitmapInfo {
    CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
  }

  /// The pixels; nil if this is recorded drawing and nothing that can draw it is there.
  package var bitmap: CGBitmap? {
    switch content {
    case .bitmap(let bitmap): bitmap
    case .drawing(let drawing): CGRasterizer.bitmap(of: drawing)
    }
  }

  public var dataProvider: CGDataProvider? {
    bitmap.flatMap { CGDataProvider(data: Data($0.bytes)) }
  }

  public static func == (left: CGImage, right: CGImage) -> Bool {
    left === right || left.content == right.content
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }

  // MARK: Copies

  public func copy() -> CGImage? { self }

  /// The part inside `rect`, in pixels from the top left, widened to whole pixels.
  ///
  /// Nil if nothing is left.
  public func cropping(to rect: CGRect) -> CGImage? {
    let area = rect.standardized.integral
      .intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !area.isNull, area.width >= 1, area.height >= 1, let bitmap else { return nil }
    let part = bitmap.cropped(
      x: Int(area.minX), y: Int(area.minY), width: Int(area.width), height: Int(area.height))
    return CGImage(bitmap: part, colorSpace: colorSpace)
  }
}
