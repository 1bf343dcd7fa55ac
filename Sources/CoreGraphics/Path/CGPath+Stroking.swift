extension CGPath {
  /// The outline of the stroked path; fill it by the winding rule.
  ///
  /// Differs from Apple's: curves come out as short straight lines.
  ///
  /// - Parameters:
  ///   - lineWidth: The width of the line, in the path's units.
  ///   - lineCap: The shape of the ends of open subpaths.
  ///   - lineJoin: The shape of the corners.
  ///   - miterLimit: How far a pointed corner may reach, as a multiple of half the width, before it
  ///     is cut.
  ///   - transform: What to do to the path before it is stroked.
  /// - Returns: The outline; empty when the width is not positive.
  public final func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    guard lineWidth > 0, lineWidth.isFinite else { return CGPath() }
    let source = CGPath(elements: elements.map { $0.applying(transform) })
    let box = source.boundingBox
    guard !box.isNull else { return CGPath() }
    let tolerance = max(min(lineWidth, max(box.width, box.height)) * 0.005, 1e-4)
    var outliner = StrokeOutliner(
      radius: lineWidth / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit,
      tolerance: tolerance)
    for line in source.polylines(tolerance: tolerance) { outliner.add(line) }
    return CGPath(elements: outliner.elements)
  }

  /// The path cut into dashes, as open subpaths.
  ///
  /// - Parameters:
  ///   - phase: How far into the pattern the first dash starts, in the path's units.
  ///   - lengths: Dash, gap, dash, gap … in the path's units, repeated. An odd count is used twice.
  ///   - transform: What to do to the path before it is cut.
  /// - Returns: The dashes; the path itself if the lengths make no pattern.
  public final func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let source = CGPath(elements: elements.map { $0.applying(transform) })
    guard let dashing = Dashing(phase: phase, lengths: lengths) else { return source }
    let box = source.boundingBox
    guard !box.isNull else { return source }
    let tolerance = max(max(box.width, box.height) * 1e-3, 1e-4)
    let path = CGMutablePath()
    for line in source.polylines(tolerance: tolerance) {
      for dash in dashing.dashes(of: line) { path.addLines(between: dash) }
    }
    return CGPath(elements: path.elements)
  }
}
