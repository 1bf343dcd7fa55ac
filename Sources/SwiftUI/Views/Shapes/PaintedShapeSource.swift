/// A view that paints a shape, as an animation sees it.
@MainActor
protocol PaintedShapeSource: Blendable {
  nonisolated var painted: PaintedShape { get }

  /// Whether the outline is known to be the same.
  func hasSameShape(as other: any PaintedShapeSource) -> Bool
}

extension _ShapeView: PaintedShapeSource {
  func hasSameShape(as other: any PaintedShapeSource) -> Bool {
    guard let other = other as? Self else { return false }
    return areEqual(shape, other.shape)
  }

  @MainActor
  func write(to sheet: inout BlendWriter) { sheet.add(shape: shape) }

  @MainActor
  func reading(_ sheet: inout BlendReader) -> Self {
    var copy = self
    copy.shape = sheet.shape(shape)
    return copy
  }
}

extension PaintedShape: Blendable {
  /// Leads a shape and its colour from one to another.
  @MainActor
  static var mixer: ValueMixer<PaintedShape> {
    ValueMixer(isSame: { left, right in
      guard left.style == right.style, let source = left.source, let other = right.source else {
        return false
      }
      return source.hasSameShape(as: other)
    })
  }

  @MainActor
  func write(to sheet: inout BlendWriter) {
    source?.write(to: &sheet)
    style.write(to: &sheet)
  }

  @MainActor
  func reading(_ sheet: inout BlendReader) -> PaintedShape {
    guard let source else { return self }
    var result = source.reading(&sheet).painted
    result.style = style.reading(&sheet)
    return result
  }
}
