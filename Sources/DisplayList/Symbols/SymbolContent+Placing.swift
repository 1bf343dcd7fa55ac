import CoreGraphics

extension SymbolContent {
  package var shape: SymbolShape { SymbolLibrary.shape(for: name, weight: weight) }

  /// From the grid to the space of `rect`, keeping the symbol's proportions, its box centred.
  ///
  /// A symbol whose natural size fits the rectangle well keeps that size; in a much larger or a
  /// smaller rectangle it is scaled to fit. A symbol that is stretched always fills the rectangle.
  package func placing(in rect: CGRect) -> CGAffineTransform {
    let shape = shape
    let box = shape.box
    guard !isStretched else { return stretching(shape, in: rect) }
    let natural = SymbolMetrics.unit * pointSize * SymbolMetrics.factor(of: scale)
    let fitting = min(rect.width / box.width, rect.height / box.height)
    let keepsSize = natural <= fitting && fitting < natural * 1.42
    let factor = keepsSize ? natural : fitting
    return CGAffineTransform(translationX: rect.midX, y: rect.midY)
      .scaledBy(x: factor, y: factor)
      .translatedBy(x: -box.midX, y: -box.midY)
  }

  /// Fits the symbol into a rectangle of its own proportions, and draws that one out to `rect`.
  private func stretching(_ shape: SymbolShape, in rect: CGRect) -> CGAffineTransform {
    let box = shape.box
    let natural = SymbolMetrics.size(name: name, pointSize: pointSize, weight: weight, scale: scale)
    guard natural.width > 0, natural.height > 0 else { return .identity }
    let fitting = min(rect.width / natural.width, rect.height / natural.height)
    let factor = min(fitting * natural.width / box.width, fitting * natural.height / box.height)
    return CGAffineTransform(translationX: rect.midX, y: rect.midY)
      .scaledBy(
        x: factor * rect.width / natural.width / fitting,
        y: factor * rect.height / natural.height / fitting
      )
      .translatedBy(x: -box.midX, y: -box.midY)
  }

  /// The paint of a level.
  package func paint(level: Int) -> Paint {
    guard let last = paints.last else { return .black }
    return level < paints.count ? paints[max(level, 0)] : last
  }
}
