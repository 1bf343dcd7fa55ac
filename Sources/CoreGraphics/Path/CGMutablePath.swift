/// A path that grows step by step.
///
/// A line, a curve or a close needs a current point; without one it adds nothing, as on iOS.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.move(to: point.applying(transform)))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.line(to: point), transform)
  }

  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    append(.quadCurve(to: end, control: control), transform)
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    append(.curve(to: end, control1: control1, control2: control2), transform)
  }

  public func closeSubpath() {
    guard let last = elements.last, last != .closeSubpath else { return }
    elements.append(.closeSubpath)
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements += path.elements.map { $0.applying(transform) }
  }

  // MARK: Shapes

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(PathShape.rect(rect), transform)
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Moves to the first point and draws lines through the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(PathShape.ellipse(in: rect), transform)
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    append(
      PathShape.roundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight), transform)
  }

  // MARK: Arcs

  /// Adds an arc, after a line from the current point to its start if there is one.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - radius: The radius of the circle.
  ///   - startAngle: Where the arc starts, in radians from the positive x axis.
  ///   - endAngle: Where the arc ends, in radians from the positive x axis.
  ///   - clockwise: Whether the angle falls along the arc. Where y points down, as in UIKit, that
  ///     looks anticlockwise.
  ///   - transform: What to do to the arc before it is added.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = Arc.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: sweep, transform: transform)
  }

  /// Adds the arc from `startAngle` over `delta` radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let arc = Arc(center: center, radius: radius, startAngle: startAngle, sweep: delta)
    let start = arc.start.applying(transform)
    if let current = lastPoint {
      if current != start { elements.append(.line(to: start)) }
    } else {
      elements.append(.move(to: start))
    }
    elements += arc.curves.map { $0.applying(transform) }
  }

  /// Rounds the corner at `tangent1End` between the current point and `tangent2End`.
  ///
  /// Without a corner to round (points on one line, or a radius of zero) this adds a line to
  /// `tangent1End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let current = lastPoint else { return }
    let start = current.applying(transform.inverted())
    let fillet = Arc.fillet(
      from: start, corner: tangent1End, to: tangent2End, radius: radius)
    guard let fillet else {
      addLine(to: tangent1End, transform: transform)
      return
    }
    addRelativeArc(
      center: fillet.center, radius: fillet.radius, startAngle: fillet.startAngle,
      delta: fillet.sweep, transform: transform)
  }

  // MARK: Adding

  private func append(_ element: Element, _ transform: CGAffineTransform) {
    guard !elements.isEmpty else { return }
    elements.append(element.applying(transform))
  }

  private func append(_ shape: [Element], _ transform: CGAffineTransform) {
    elements += shape.map { $0.applying(transform) }
  }
}
