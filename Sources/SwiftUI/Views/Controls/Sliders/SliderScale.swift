import CoreGraphics

/// The values that a slider can have, and where along its way they are.
package nonisolated struct SliderScale: Equatable {
  package let bounds: ClosedRange<Double>
  /// The distance between two values, in the app's units; nil for any value.
  package let step: Double?
  /// The part of the bounds that users can choose from; nil for all of it.
  package var enabled: ClosedRange<Double>?

  package init(
    _ bounds: ClosedRange<Double>, step: Double?, enabled: ClosedRange<Double>? = nil
  ) {
    self.bounds = bounds
    self.step = step
    self.enabled = enabled?.clamped(to: bounds)
  }

  private var length: Double { bounds.upperBound - bounds.lowerBound }

  /// How far along the way a value is, 0...1; 0 for one that is no number.
  package func fraction(of value: Double) -> CGFloat {
    guard length > 0, !value.isNaN else { return 0 }
    // Of ends that are too far apart for a number, the halves.
    let part =
      length.isFinite
      ? (value - bounds.lowerBound) / length
      : (value / 2 - bounds.lowerBound / 2) / (bounds.upperBound / 2 - bounds.lowerBound / 2)
    return part.isNaN ? 0 : CGFloat(min(max(part, 0), 1))
  }

  /// The value that is at a part of the way; not yet one that can be chosen.
  package func value(at fraction: CGFloat) -> Double {
    guard !fraction.isNaN else { return bounds.lowerBound }
    let part = Double(min(max(fraction, 0), 1))
    guard !length.isFinite else { return bounds.lowerBound + part * length }
    return bounds.lowerBound * (1 - part) + bounds.upperBound * part
  }

  /// The value that a user gets who asks for one: on the nearest step, within what can be chosen.
  package func nearest(to wanted: Double) -> Double {
    guard !wanted.isNaN else { return nearest(to: bounds.lowerBound) }
    var value = min(max(wanted, bounds.lowerBound), bounds.upperBound)
    if let step, step > 0 {
      var steps = ((value - bounds.lowerBound) / step).rounded()
      if let enabled {
        let first = ((enabled.lowerBound - bounds.lowerBound) / step).rounded(.up)
        let last = ((enabled.upperBound - bounds.lowerBound) / step).rounded(.down)
        if first <= last { steps = min(max(steps, first), last) }
      }
      value = min(bounds.lowerBound + steps * step, bounds.upperBound)
    }
    guard let enabled else { return value }
    return min(max(value, enabled.lowerBound), enabled.upperBound)
  }

  /// The values of all steps; none where there are more than `limit`.
  package func steps(limit: Int) -> [Double] {
    guard let step, step > 0 else { return [] }
    // A hair more, since 0.3 / 0.1 is a little less than 3.
    let count = (length / step + 1e-9).rounded(.down)
    guard count.isFinite, count < Double(limit) else { return [] }
    return (0...Int(count)).map { min(bounds.lowerBound + Double($0) * step, bounds.upperBound) }
  }
}
