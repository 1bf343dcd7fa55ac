import CoreGraphics

extension DisplayList {
  /// What a context recorded, as commands.
  package init(_ drawing: CGDrawing) {
    self.init(Self.items(drawing.marks))
  }

  package init(_ context: CGContext) {
    self.init(context.drawing)
  }

  private static func items(_ marks: [CGDrawing.Mark]) -> [DisplayItem] {
    marks.compactMap { mark in
      item(mark.ink).map { wrap($0, in: mark.state) }
    }
  }

  private static func wrap(_ item: DisplayItem, in state: CGDrawing.State) -> DisplayItem {
    var attributes = GroupAttributes(opacity: state.alpha, blendMode: state.blendMode)
    attributes.shadow = state.shadow.map {
      Shadow(color: PaintColor($0.color), radius: $0.blur / 2, offset: $0.offset)
    }
    var result = attributes.isPlain ? item : .group(attributes, [item])
    for clip in clips(state).reversed() {
      result = .group(GroupAttributes(clip: clip), [result])
    }
    return result
  }

  /// So many clips lie inside of each other at most; of more, the last ones cut to the boxes around them.
  private static let mostClips = 50

  private static func clips(_ state: CGDrawing.State) -> [Clip] {
    let exact = state.clips.prefix(mostClips).map { Clip($0.path, rule: $0.rule) }
    let rest = state.clips.dropFirst(mostClips)
    guard !rest.isEmpty else { return exact }
    let box = rest.reduce(CGRect.infinite) { $0.intersection($1.path.boundingBox) }
    return exact + [Clip(box.isNull ? .zero : box)]
  }

  // MARK: Inks

  private static func item(_ ink: CGDrawing.Ink) -> DisplayItem? {
    switch ink {
    case .fill(let path, let color, let rule):
      return .fill(path, .color(PaintColor(color)), rule: rule)
    case .stroke(let path, let color, let line, let transform):
      return stroke(path, .color(PaintColor(color)), StrokeAttributes(line), transform)
    case .image(let image, let interpolation, let transform):
      return Self.image(image, interpolation, transform)
    case .gradient(let gradient, let axis, let options, let transform):
      return Self.gradient(gradient, axis, options, transform)
    case .foreign(let foreign, let transform):
      guard let list = foreign.value.base as? DisplayList, !list.isEmpty else { return nil }
      return .group(GroupAttributes(transform: transform), list.items)
    case .layer(let marks):
      return .group(GroupAttributes(isIsolated: true), items(marks))
    }
  }

  private static func stroke(
    _ path: CGPath, _ paint: Paint, _ line: StrokeAttributes, _ transform: CGAffineTransform
  ) -> DisplayItem {
    let keepsWidth =
      transform.a == 1 && transform.b == 0 && transform.c == 0 && abs(transform.d) == 1
    if keepsWidth {
      var transform = transform
      return .stroke(path.copy(using: &transform) ?? path, paint, line)
    }
    return .group(GroupAttributes(transform: transform), [.stroke(path, paint, line)])
  }

  private static func image(
    _ image: CGImage, _ interpolation: CGInterpolationQuality, _ transform: CGAffineTransform
  ) -> DisplayItem {
    let attributes = ImageAttributes(interpolation: interpolation)
    let content = ImageContent.of(image)
    if transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 {
      let rect = CGRect(x: 0, y: 0, width: 1, height: 1).applying(transform)
      return .image(content, in: rect, attributes)
    }
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    return .group(GroupAttributes(transform: transform), [.image(content, in: unit, attributes)])
  }

  private static func gradient(
    _ gradient: CGGradient, _ axis: CGDrawing.Axis, _ options: CGGradientDrawingOptions,
    _ transform: CGAffineTransform
  ) -> DisplayItem {
    var stops = gradient.stops.map {
      PaintGradient.Stop(color: PaintColor($0.color), location: $0.location)
    }
    if !options.contains(.drawsBeforeStartLocation), let first = stops.first {
      stops.insert(PaintGradient.Stop(color: first.color, location: 0), at: 0)
      stops.insert(PaintGradient.Stop(color: .clear, location: 0), at: 0)
    }
    if !options.contains(.drawsAfterEndLocation), let last = stops.last {
      stops.append(PaintGradient.Stop(color: last.color, location: 1))
      stops.append(PaintGradient.Stop(color: .clear, location: 1))
    }
    let geometry: PaintGradient.Geometry =
      switch axis {
      case .linear(let start, let end): .linear(start: start, end: end)
      case .radial(let startCenter, let startRadius, let endCenter, let endRadius):
        .twoCircles(
          startCenter: startCenter, startRadius: startRadius, endCenter: endCenter,
          endRadius: endRadius)
      }
    // The clip around it says where the gradient ends; this rectangle only has to be large enough.
    let area = CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)
    let fill = DisplayItem.fill(area, .gradient(PaintGradient(geometry, stops: stops)))
    return transform.isIdentity ? fill : .group(GroupAttributes(transform: transform), [fill])
  }
}

extension StrokeAttributes {
  init(_ line: CGDrawing.Line) {
    self.init(
      width: line.width, cap: line.cap, join: line.join, miterLimit: line.miterLimit,
      dash: line.dashLengths, dashPhase: line.dashPhase)
  }
}

extension ImageContent {
  /// The image as commands if it was recorded, so that it stays sharp at any scale.
  package static func of(_ image: CGImage) -> ImageContent {
    guard case .drawing(let drawing) = image.content, drawing.scale > 0 else {
      return .bitmap(image)
    }
    let size = CGSize(
      width: CGFloat(drawing.width) / drawing.scale, height: CGFloat(drawing.height) / drawing.scale
    )
    var list = DisplayList(drawing)
    if drawing.isOpaque {
      list.items.insert(.fill(CGRect(origin: .zero, size: size), PaintColor.black), at: 0)
    }
    return .list(list, size: size)
  }
}

extension CGContext {
  /// Records commands in user space, with the clip, alpha, blend mode and shadow of this moment.
  package func draw(_ list: DisplayList) {
    guard !list.isEmpty else { return }
    record(foreign: list, depth: list.depth)
  }
}
