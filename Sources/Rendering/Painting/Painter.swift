import CoreGraphics
import DisplayList

/// Draws display items on a canvas.
///
/// Lives for one picture.
final class Painter {
  let engine: Engine
  var cairo: Cairo { engine.cairo }
  /// Decoded images by what they came from.
  var surfaces: [ImageContent: Surface] = [:]
  /// How many groups lie around what is drawn now.
  private var depth = 0
  private var images = 0
  /// Pictures that an app draws are never so deep (`CGDrawing.deepest`).
  private static let mostImages = 250
  private var layers = 0
  /// Each takes memory as the whole picture does.
  private static let mostLayers = 64

  init(_ engine: Engine) {
    self.engine = engine
  }

  /// Draws items in their order.
  ///
  /// Groups that need no surface of their own may lie inside of each other in great number: none of them takes room on the
  /// stack.
  func draw(_ items: [DisplayItem], on canvas: CairoCanvas) throws {
    // What is left of the groups that are being drawn, the innermost last.
    var open = [items.makeIterator()]
    func endGroup() {
      open.removeLast()
      guard !open.isEmpty else { return }
      cairo.restore(canvas.pointer)
      depth -= 1
    }
    defer { while !open.isEmpty { endGroup() } }
    while !open.isEmpty {
      guard let item = open[open.count - 1].next() else {
        endGroup()
        continue
      }
      guard let inner = try begin(item, on: canvas) else { continue }
      open.append(inner.makeIterator())
      depth += 1
    }
  }

  /// Begins a group whose items are drawn next, after which the canvas's state is restored; nil for everything else, which is
  /// drawn here.
  private func begin(_ item: DisplayItem, on canvas: CairoCanvas) throws -> [DisplayItem]? {
    guard case .group = item else {
      try draw(item, on: canvas)
      return nil
    }
    guard depth < DisplayList.deepest else {
      LostPictures.tellDepth(DisplayList.deepest, "groups")
      return nil
    }
    return try beginGroup(item, on: canvas)
  }

  func draw(_ item: DisplayItem, on canvas: CairoCanvas) throws {
    switch item {
    case .fill(let path, let paint, let rule): try fill(path, paint, rule, on: canvas)
    case .stroke(let path, let paint, let line): try stroke(path, paint, line, on: canvas)
    case .text(let run): try drawText(run, on: canvas)
    case .image(let image, let rect, let attributes):
      try drawImage(image, in: rect, attributes, on: canvas)
    case .symbol(let symbol, let rect): try drawSymbol(symbol, in: rect, on: canvas)
    case .group: try draw([item], on: canvas)
    }
  }

  /// Draws on a surface of its own inside of those on which others are being drawn; nil where there are too many.
  func insideLayer<Result>(_ body: () throws -> Result?) rethrows -> Result? {
    guard layers < Self.mostLayers else {
      LostPictures.tellDepth(Self.mostLayers, "translucent, filtered, masked or projected groups")
      return nil
    }
    layers += 1
    defer { layers -= 1 }
    return try body()
  }

  /// Draws what an image consists of, unless too many lie around it.
  func insideImage(_ body: () throws -> Void) rethrows {
    guard images < Self.mostImages else { return LostPictures.tellDepth(Self.mostImages, "images") }
    images += 1
    defer { images -= 1 }
    try body()
  }

  // MARK: Shapes

  private func fill(
    _ path: CGPath, _ paint: Paint, _ rule: CGPathFillRule, on canvas: CairoCanvas
  ) throws {
    guard path.isFinite, !path.isEmpty else { return }
    try setSource(paint, around: path.boundingBox, on: canvas)
    canvas.setPath(path)
    cairo.setFillRule(canvas.pointer, rule == .evenOdd ? 1 : 0)
    cairo.fill(canvas.pointer)
  }

  private func stroke(
    _ path: CGPath, _ paint: Paint, _ line: StrokeAttributes, on canvas: CairoCanvas
  ) throws {
    guard path.isFinite, !path.isEmpty, line.width > 0, line.width.isFinite else { return }
    let reach = line.width * max(line.join == .miter ? line.miterLimit : 1, 1.5)
    try setSource(
      paint, around: path.boundingBox.insetBy(dx: -reach, dy: -reach), on: canvas)
    canvas.setPath(path)
    canvas.setLine(line)
    cairo.stroke(canvas.pointer)
  }
}

extension CGPath {
  /// Whether every number in the path can be drawn.
  var isFinite: Bool {
    let box = boundingBox
    return box.isNull
      || (box.minX.isFinite && box.minY.isFinite && box.maxX.isFinite && box.maxY.isFinite)
  }
}
