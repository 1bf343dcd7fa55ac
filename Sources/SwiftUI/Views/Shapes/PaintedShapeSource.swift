/// A view that paints a shape, as an animation sees it.
protocol PaintedShapeSource {
  var painted: PaintedShape { get }

  /// Whether the outline is known to be the same.
  func hasSameShape(as other: any PaintedShapeSource) -> Bool

  /// The view with a shape between that of `start`, at 0, and its own, at 1.
  func mixed(from start: any PaintedShapeSource, _ progress: Double) -> Self
}

extension _ShapeView: PaintedShapeSource {
  func hasSameShape(as other: any PaintedShapeSource) -> Bool {
    guard let other = other as? Self else { return false }
    return areEqual(shape, other.shape)
  }

  func mixed(from start: any PaintedShapeSource, _ progress: Double) -> Self {
    guard let start = start as? Self else { return self }
    var copy = self
    copy.shape = shape.mixed(fromAny: start.shape, progress)
    return copy
  }
}

extension PaintedShape {
  /// Leads a shape and its colour from one to another.
  static var mixer: ValueMixer<PaintedShape> {
    ValueMixer(
      isSame: { left, right in
        guard left.style == right.style, let source = left.source, let other = right.source else {
          return false
        }
        return source.hasSameShape(as: other)
      },
      mix: { from, to, progress in
        guard let start = from.source, let end = to.source else { return to }
        var result = end.mixed(from: start, progress).painted
        result.style = to.style.mixed(from: from.style, progress)
        return result
      })
  }
}
