import CoreGraphics
import DisplayList

extension Painter {
  func drawImage(
    _ image: ImageContent, in rect: CGRect, _ attributes: ImageAttributes, on canvas: CairoCanvas
  ) throws {
    let part = attributes.sourceRect
    guard rect.width > 0, rect.height > 0, part.width > 0, part.height > 0, rect.isDrawable else {
      return
    }
    if let tint = attributes.tint {
      try drawTinted(image, in: rect, attributes, tint, on: canvas)
      return
    }
    try insideImage { try drawUntinted(image, in: rect, attributes, on: canvas) }
  }

  private func drawUntinted(
    _ image: ImageContent, in rect: CGRect, _ attributes: ImageAttributes, on canvas: CairoCanvas
  ) throws {
    let part = attributes.sourceRect
    // The image fills the unit square, which is turned upright and then put into the rectangle.
    let placing = CGAffineTransform(
      rect.width / part.width, 0, 0, rect.height / part.height,
      rect.minX - part.minX * rect.width / part.width,
      rect.minY - part.minY * rect.height / part.height)
    try canvas.saving {
      if !attributes.isAntialiased {
        cairo.setAntialias(canvas.pointer, CairoAntialias.none.rawValue)
      }
      canvas.clip(to: CGPath(rect: rect, transform: nil), rule: .winding)
      let upright = attributes.orientation.upright.concatenating(placing)
      guard case .list(let list, let size) = image else {
        guard canvas.concatenate(upright) else { return }
        return try paintPixels(of: image, attributes.interpolation, on: canvas)
      }
      guard size.width > 0, size.height > 0 else { return }
      let whole = CGAffineTransform(scaleX: 1 / size.width, y: 1 / size.height)
        .concatenating(upright)
      guard list.looksBelow else {
        guard canvas.concatenate(whole) else { return }
        return try draw(list.items, on: canvas)
      }
      // What the image lies on is no part of it.
      let flat = try layer(around: rect, on: canvas) { inner in
        guard inner.concatenate(whole) else { return }
        try draw(list.items, on: inner)
      }
      if let flat { canvas.paint(flat) }
    }
  }

  /// Paints the image over the unit square; one that cannot be read is grey.
  private func paintPixels(
    of image: ImageContent, _ quality: CGInterpolationQuality, on canvas: CairoCanvas
  ) throws {
    let surface: Surface
    do {
      if case .encoded(let file) = image {
        let format = ImageFormat(file.data)
        if format.isVector { return try VectorLibrary.draw(file, format, on: canvas, cairo) }
      }
      surface = try self.surface(for: image)
    } catch let error as RenderingError {
      guard case .unreadableImage = error else { throw error }
      LostPictures.tell(error)
      cairo.setSourceRGBA(canvas.pointer, 0.5, 0.5, 0.5, 0.3)
      cairo.newPath(canvas.pointer)
      cairo.rectangle(canvas.pointer, 0, 0, 1, 1)
      cairo.fill(canvas.pointer)
      return
    }
    guard surface.width > 0, surface.height > 0 else { return }
    let pattern = cairo.patternForSurface(surface.pointer)
    var matrix = CairoMatrix(
      CGAffineTransform(scaleX: CGFloat(surface.width), y: CGFloat(surface.height)))
    cairo.patternSetMatrix(pattern, &matrix)
    cairo.patternSetFilter(pattern, CairoFilter(quality).rawValue)
    cairo.patternSetExtend(pattern, CairoExtend.pad.rawValue)
    cairo.setSource(canvas.pointer, pattern)
    cairo.patternDestroy(pattern)
    cairo.newPath(canvas.pointer)
    cairo.rectangle(canvas.pointer, 0, 0, 1, 1)
    cairo.fill(canvas.pointer)
  }

  private func drawTinted(
    _ image: ImageContent, in rect: CGRect, _ attributes: ImageAttributes, _ tint: Paint,
    on canvas: CairoCanvas
  ) throws {
    var plain = attributes
    plain.tint = nil
    let shape = try layer(around: rect, on: canvas) { inner in
      try drawImage(image, in: rect, plain, on: inner)
    }
    guard let shape else { return }
    try setSource(tint, around: rect, on: canvas)
    canvas.mask(with: shape)
  }

  // MARK: Decoding

  private func surface(for image: ImageContent) throws -> Surface {
    if let known = surfaces[image] { return known }
    let surface: Surface
    switch image {
    case .bitmap(let image):
      guard let bitmap = Renderer.bitmap(of: image) else {
        throw RenderingError.unreadableImage(name: "CGImage", reason: "it has no pixels.")
      }
      surface = try Surface(cairo, bitmap)
    case .encoded(let file): surface = try ImageDecoder.surface(of: file, cairo)
    case .list:
      throw RenderingError.drawingFailed("a drawing has no pixels of its own")
    }
    surfaces[image] = surface
    return surface
  }
}

extension ImageOrientation {
  /// Turns the stored picture in the unit square upright.
  var upright: CGAffineTransform {
    switch self {
    case .up: .identity
    case .down: CGAffineTransform(-1, 0, 0, -1, 1, 1)
    case .left: CGAffineTransform(0, -1, 1, 0, 0, 1)
    case .right: CGAffineTransform(0, 1, -1, 0, 1, 0)
    case .upMirrored: CGAffineTransform(-1, 0, 0, 1, 1, 0)
    case .downMirrored: CGAffineTransform(1, 0, 0, -1, 0, 1)
    case .leftMirrored: CGAffineTransform(0, 1, 1, 0, 0, 0)
    case .rightMirrored: CGAffineTransform(0, -1, -1, 0, 1, 1)
    }
  }
}

extension CGRect {
  var isDrawable: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite
  }
}
