extension CGContext {
  // MARK: Building the current path

  public func beginPath() { currentPath.elements = [] }
  public func closePath() { currentPath.closeSubpath() }

  // The current path is kept in base space, so that a later change of the transform leaves it
  // alone.

  public func move(to point: CGPoint) {
    currentPath.move(to: point, transform: state.transform)
  }

  public func addLine(to point: CGPoint) {
    currentPath.addLine(to: point, transform: state.transform)
  }

  public func addLines(between points: [CGPoint]) {
    currentPath.addLines(between: points, transform: state.transform)
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuadCurve(to: end, control: control, transform: state.transform)
  }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(
      to: end, control1: control1, control2: control2, transform: state.transform)
  }

  public func addRect(_ rect: CGRect) {
    currentPath.addRect(rect, transform: state.transform)
  }

  public func addRects(_ rects: [CGRect]) {
    currentPath.addRects(rects, transform: state.transform)
  }

  public func addEllipse(in rect: CGRect) {
    currentPath.addEllipse(in: rect, transform: state.transform)
  }

  /// - SeeAlso: ``CGMutablePath/addArc(center:radius:startAngle:endAngle:clockwise:transform:)``
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: state.transform)
  }

  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.addArc(
      tangent1End: tangent1End, tangent2End: tangent2End, radius: radius,
      transform: state.transform)
  }

  public func addPath(_ path: CGPath) {
    currentPath.addPath(path, transform: state.transform)
  }

  // MARK: Asking

  /// The current path in user space; nil when empty.
  public var path: CGPath? {
    guard !currentPath.isEmpty else { return nil }
    return userPath
  }

  public var isPathEmpty: Bool { currentPath.isEmpty }

  public var currentPointOfPath: CGPoint {
    guard let point = currentPath.lastPoint else { return .zero }
    return point.applying(state.transform.inverted())
  }

  public var boundingBoxOfPath: CGRect { userPath.boundingBox }

  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
    return userPath.contains(point, using: rule)
  }

  /// The outline of the stroked current path takes its place.
  public func replacePathWithStrokedPath() {
    let line = state.line
    var source = userPath
    if !line.dashLengths.isEmpty {
      source = source.copy(dashingWithPhase: line.dashPhase, lengths: line.dashLengths)
    }
    let outline = source.copy(
      strokingWithWidth: line.width, lineCap: line.cap, lineJoin: line.join,
      miterLimit: line.miterLimit)
    currentPath.elements = outline.elements.map { $0.applying(state.transform) }
  }

  var userPath: CGPath {
    let inverse = state.transform.inverted()
    return CGPath(elements: currentPath.elements.map { $0.applying(inverse) })
  }

  // MARK: Clipping

  /// Draws from now on only inside the current path, which is emptied.
  public func clip(using rule: CGPathFillRule = .winding) {
    let path = CGPath(elements: currentPath.elements)
    beginPath()
    state.mark.clips.append(CGDrawing.Clip(path: path, rule: rule))
  }

  public func clip(to rect: CGRect) {
    beginPath()
    addRect(rect)
    clip()
  }

  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// Takes the clips away that were set since the last `saveGState`-free beginning of the context.
  public func resetClip() { state.mark.clips = [] }

  /// The smallest rectangle in user space around what can be drawn on.
  ///
  /// Infinite for a context without a size.
  public var boundingBoxOfClipPath: CGRect {
    var box = CGRect.infinite
    if drawing.width > 0, drawing.height > 0 {
      box = CGRect(
        x: 0, y: 0, width: CGFloat(drawing.width) / drawing.scale,
        height: CGFloat(drawing.height) / drawing.scale)
    }
    for clip in state.mark.clips {
      let area = clip.path.boundingBoxOfPath
      box = box.isInfinite ? area : box.intersection(area)
    }
    return box.applying(state.transform.inverted())
  }
}
