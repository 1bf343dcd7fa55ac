extension CGContext {
  /// An image is repeated so often at most.
  private static let mostTiles: CGFloat = 100_000

  // MARK: Current path

  public func fillPath(using rule: CGPathFillRule = .winding) {
    fillCurrentPath(rule)
    beginPath()
  }

  public func strokePath() {
    strokeCurrentPath()
    beginPath()
  }

  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill, .fillStroke: fillCurrentPath(.winding)
    case .eoFill, .eoFillStroke: fillCurrentPath(.evenOdd)
    case .stroke: break
    }
    if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke { strokeCurrentPath() }
    beginPath()
  }

  private func fillCurrentPath(_ rule: CGPathFillRule) {
    guard !currentPath.isEmpty else { return }
    record(.fill(CGPath(elements: currentPath.elements), state.fillColor, rule))
  }

  private func strokeCurrentPath() {
    guard !currentPath.isEmpty else { return }
    record(.stroke(userPath, state.strokeColor, state.line, state.transform))
  }

  // MARK: Shapes. Each of them empties the current path, as on iOS.

  public func fill(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    fillPath()
  }

  public func fill(_ rects: [CGRect]) {
    beginPath()
    addRects(rects)
    fillPath()
  }

  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Draws a line from every point with an even index to the one after it.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes the rectangle transparent.
  public func clear(_ rect: CGRect) {
    saveGState()
    state.mark.blendMode = .clear
    state.mark.alpha = 1
    state.mark.shadow = nil
    setFillColor(.black)
    fill(rect)
    restoreGState()
  }

  // MARK: Images

  /// Draws the image upright where y points up; so it stands on its head in a view's context, as on
  /// iOS.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard rect.width != 0, rect.height != 0 else { return }
    let box = rect.standardized
    guard byTiling else {
      drawOnce(image, in: box)
      return
    }
    let area = boundingBoxOfClipPath
    guard !area.isNull, !area.isInfinite else {
      drawOnce(image, in: box)
      return
    }
    // Tiles of which nobody sees one by one are one picture of what lies beside each other.
    guard area.width / box.width * (area.height / box.height) <= Self.mostTiles else {
      drawOnce(image, in: area)
      return
    }
    let firstColumn = ((area.minX - box.minX) / box.width).rounded(.down)
    let firstRow = ((area.minY - box.minY) / box.height).rounded(.down)
    for row in stride(from: box.minY + firstRow * box.height, to: area.maxY, by: box.height) {
      for column in stride(from: box.minX + firstColumn * box.width, to: area.maxX, by: box.width) {
        drawOnce(image, in: CGRect(x: column, y: row, width: box.width, height: box.height))
      }
    }
  }

  private func drawOnce(_ image: CGImage, in rect: CGRect) {
    // From the unit square with y down to the rectangle with y up.
    let placing = CGAffineTransform(rect.width, 0, 0, -rect.height, rect.minX, rect.maxY)
    record(.image(image, state.interpolation, placing.concatenating(state.transform)))
  }

  // MARK: Gradients

  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    record(
      .gradient(gradient, .linear(start: startPoint, end: endPoint), options, state.transform))
  }

  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    record(
      .gradient(
        gradient,
        .radial(
          startCenter: startCenter, startRadius: startRadius, endCenter: endCenter,
          endRadius: endRadius), options, state.transform))
  }
}
