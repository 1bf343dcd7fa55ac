import CoreGraphics
import DisplayList

extension Painter {
  /// Begins a group that needs no surface of its own.
  ///
  /// - Returns: The items to draw before the canvas's state is restored; nil if there is nothing more to do.
  func beginGroup(_ item: DisplayItem, on canvas: CairoCanvas) throws -> [DisplayItem]? {
    guard case .group(let attributes, let items) = item,
      attributes.opacity > 0 || attributes.opacity.isNaN
    else { return nil }
    guard !attributes.needsLayer else {
      try drawGroup(items, attributes, on: canvas)
      return nil
    }
    cairo.save(canvas.pointer)
    guard attributes.transform.isIdentity || canvas.concatenate(attributes.transform) else {
      cairo.restore(canvas.pointer)
      return nil
    }
    if let clip = attributes.clip { canvas.clip(to: clip.path, rule: clip.rule) }
    return items
  }

  /// Draws a group that may need a surface of its own.
  private func drawGroup(
    _ items: [DisplayItem], _ attributes: GroupAttributes, on canvas: CairoCanvas
  ) throws {
    try canvas.saving {
      if !attributes.transform.isIdentity {
        guard canvas.concatenate(attributes.transform) else { return }
      }
      if let projection = attributes.projection {
        return try drawProjected(items, attributes, by: projection, on: canvas)
      }
      if attributes.shadow == nil, attributes.filters.isEmpty, let clip = attributes.clip {
        canvas.clip(to: clip.path, rule: clip.rule)
      }
      if try drawDirectly(items, attributes, on: canvas) { return }
      try drawLayer(items, attributes, on: canvas)
    }
  }

  /// Draws without a surface of its own where that looks the same; false if it does not.
  private func drawDirectly(
    _ items: [DisplayItem], _ attributes: GroupAttributes, on canvas: CairoCanvas
  ) throws -> Bool {
    var rest = attributes
    rest.opacity = 1
    rest.blendMode = .normal
    guard !rest.needsLayer, items.count == 1,
      let faded = items[0].multiplyingAlpha(by: attributes.opacity),
      let operation = CairoOperator(attributes.blendMode)
    else { return false }
    canvas.setOperator(operation)
    try draw(faded, on: canvas)
    return true
  }

  private func drawLayer(
    _ items: [DisplayItem], _ attributes: GroupAttributes, on canvas: CairoCanvas
  ) throws {
    let bounds = canvas.clipBounds
    guard bounds.width > 0, bounds.height > 0 else { return }
    // What lies outside of the visible part can blur or fall into it.
    let reach = attributes.reach
    let area = bounds.insetBy(dx: -reach, dy: -reach)
      .intersection(Bounds.of(items).insetBy(dx: -reach, dy: -reach))
    guard !area.isNull, area.width > 0, area.height > 0 else { return }
    let drawn = try layer(around: area, on: canvas) { inner in
      if attributes.filters.isEmpty, attributes.shadow != nil, let clip = attributes.clip {
        inner.clip(to: clip.path, rule: clip.rule)
      }
      try draw(items, on: inner)
    }
    guard var surface = drawn else { return }
    for filter in attributes.filters {
      surface = try apply(filter, to: surface, scale: canvas.matrix.averageScale)
    }
    if let mask = attributes.mask {
      surface = try masked(surface, by: mask, area: area, on: canvas)
    }
    if !attributes.filters.isEmpty, let clip = attributes.clip {
      canvas.clip(to: clip.path, rule: clip.rule)
    }
    if let shadow = attributes.shadow {
      try drawShadow(shadow, of: surface, opacity: attributes.opacity, on: canvas)
    }
    canvas.paint(surface, opacity: attributes.opacity, mode: attributes.blendMode)
  }

  private func masked(
    _ surface: Surface, by mask: DisplayList, area: CGRect, on canvas: CairoCanvas
  ) throws -> Surface {
    let shape = try layer(around: area, on: canvas) { try draw(mask.items, on: $0) }
    let result = try Surface(cairo, width: surface.width, height: surface.height)
    result.place(x: surface.origin.x, y: surface.origin.y)
    guard let shape else { return result }
    let inner = try CairoCanvas(result)
    cairo.setSourceSurface(inner.pointer, surface.pointer, 0, 0)
    cairo.maskSurface(inner.pointer, shape.pointer, 0, 0)
    return result
  }

  // MARK: Layers

  /// Draws on a fresh surface that lies over the canvas.
  ///
  /// - Parameters:
  ///   - area: What may be drawn on, in the canvas's current space.
  ///   - canvas: The canvas, whose space the body draws in.
  ///   - body: What draws.
  /// - Returns: The surface; nil if the area is empty, or if too many are drawn inside of each other.
  /// - Throws: What the body throws; `RenderingError.drawingFailed` without memory.
  func layer(
    around area: CGRect, on canvas: CairoCanvas, _ body: (CairoCanvas) throws -> Void
  ) throws -> Surface? {
    try insideLayer { try drawnLayer(around: area, on: canvas, body) }
  }

  private func drawnLayer(
    around area: CGRect, on canvas: CairoCanvas, _ body: (CairoCanvas) throws -> Void
  ) throws -> Surface? {
    let matrix = canvas.matrix
    let outer = area.applying(matrix).integral
    // A blur or a shadow reaches at most so far beyond the picture.
    let margin = CGFloat(1024)
    let limit = CGRect(
      x: CGFloat(canvas.surface.origin.x) - margin, y: CGFloat(canvas.surface.origin.y) - margin,
      width: CGFloat(canvas.surface.width) + 2 * margin,
      height: CGFloat(canvas.surface.height) + 2 * margin)
    let device = outer.intersection(limit)
    guard !device.isNull, device.width >= 1, device.height >= 1 else { return nil }
    let surface = try Surface(cairo, width: Int(device.width), height: Int(device.height))
    surface.place(x: Int(device.minX), y: Int(device.minY))
    let inner = try CairoCanvas(surface)
    inner.matrix = matrix
    try body(inner)
    try inner.check()
    cairo.surfaceFlush(surface.pointer)
    return surface
  }
}

extension GroupAttributes {
  /// Farther than anything can be seen to come from, in points.
  private static let farthest: CGFloat = 20_000

  /// How far beyond its items a group can paint, in its own points.
  var reach: CGFloat {
    var reach = CGFloat(1)
    for case .blur(let radius, _) in filters where radius > 0 { reach += radius * 3 }
    if let shadow {
      if shadow.radius > 0 { reach += shadow.radius * 3 }
      let offset = abs(shadow.offset.width) + abs(shadow.offset.height)
      if !offset.isNaN { reach += offset }
    }
    return min(reach, Self.farthest)
  }
}

extension DisplayItem {
  /// The item less opaque, if that is the same as drawing it and then fading it.
  fileprivate func multiplyingAlpha(by factor: Double) -> DisplayItem? {
    switch self {
    case .fill(let path, let paint, let rule):
      guard !paint.isPattern || factor == 1 else { return nil }
      return .fill(path, paint.multiplyingAlpha(by: factor), rule: rule)
    case .stroke(let path, let paint, let line):
      guard !paint.isPattern || factor == 1 else { return nil }
      return .stroke(path, paint.multiplyingAlpha(by: factor), line)
    case .text, .image, .symbol, .group: return nil
    }
  }
}

extension Paint {
  fileprivate var isPattern: Bool {
    switch self {
    case .pattern: true
    // The colour behind a mesh would show through a translucent one.
    case .mesh: true
    case .color, .gradient, .backdrop: false
    }
  }
}
