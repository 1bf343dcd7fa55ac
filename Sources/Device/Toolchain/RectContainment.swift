import Foundation

// Foundation's `CGRect.contains(_: CGRect)` compares the union of both with the first. Its width is a
// difference of sums, which is often off by the last digit where edges meet, so that the answer is
// wrong for half of all frames in thirds of a point. As for the locale, the program's definition is
// preferred to the library's. They are methods, since optimised code of other modules looks at their kind.

extension CGRect {
  @_silgen_name("$s10Foundation6CGRectV8containsySbACF")
  public func _interposed_contains(_ inner: CGRect) -> Bool {
    if inner.isNull { return true }
    if isNull { return false }
    return inner.minX >= minX && inner.maxX <= maxX && inner.minY >= minY && inner.maxY <= maxY
  }

  // Foundation makes ranges of the edges, which ends the process where one isn't a number. On iOS such
  // rectangles share nothing, and no point lies in them.

  @_silgen_name("$s10Foundation6CGRectV8containsySbAA7CGPointVF")
  public func _interposed_contains(_ point: CGPoint) -> Bool {
    if isNull { return false }
    return point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  @_silgen_name("$s10Foundation6CGRectV12intersectionyA2CF")
  public func _interposed_intersection(_ other: CGRect) -> CGRect {
    if isNull || other.isNull { return .null }
    let (rect, other) = (standardized, other.standardized)
    let left = max(rect.minX, other.minX)
    let right = min(rect.maxX, other.maxX)
    let top = max(rect.minY, other.minY)
    let bottom = min(rect.maxY, other.maxY)
    guard left <= right, top <= bottom, rect.hasNumbers, other.hasNumbers else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  @_silgen_name("$s10Foundation6CGRectV10intersectsySbACF")
  public func _interposed_intersects(_ other: CGRect) -> Bool {
    !_interposed_intersection(other).isNull
  }

  private var hasNumbers: Bool { !minX.isNaN && !maxX.isNaN && !minY.isNaN && !maxY.isNaN }
}

@used @section(".init_array")
private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

@Sendable
private func makeSeam() -> Seam {
  Seam(
    "Rectangles inside of others",
    needs:
      "Foundation's CGRect.contains for points and rectangles, intersection and intersects to be replaceable",
    cost: """
      A rectangle at the edge of another one often counts as outside of it, and one whose numbers are \
      none ends the process.
      """
  ) {
    ProgramSymbol.problem(replacing: [
      "$s10Foundation6CGRectV8containsySbACF", "$s10Foundation6CGRectV12intersectionyA2CF",
      "$s10Foundation6CGRectV10intersectsySbACF", "$s10Foundation6CGRectV8containsySbAA7CGPointVF",
    ])
  }
}
