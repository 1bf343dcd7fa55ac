import SwiftUI

/// Gives values the colours of a gradient: numbers and dates by where they lie between the least and the greatest,
/// categories one after the other.
struct GradientScale {
  let gradient: Gradient
  private let values: [_ChartDatum]
  private let ends: ClosedRange<Double>?

  /// Nothing lies outside of the ends of the domain.
  init(_ gradient: Gradient, domain: [_ChartDatum]) {
    self.gradient = gradient
    values = domain
    let numbers = domain.compactMap(\.amount)
    if let low = numbers.min(), let high = numbers.max(), low < high {
      ends = low...high
    } else {
      ends = nil
    }
  }

  /// The values at the ends, if they can be told by a bar of the colours; nil for categories.
  var bounds: (low: _ChartDatum, high: _ChartDatum)? {
    guard let ends,
      let low = values.first(where: { $0.amount == ends.lowerBound }),
      let high = values.first(where: { $0.amount == ends.upperBound })
    else { return nil }
    return (low, high)
  }

  func color(of value: _ChartDatum) -> Color {
    if let ends, let amount = value.amount {
      return gradient.color(
        at: min(max((amount - ends.lowerBound) / (ends.upperBound - ends.lowerBound), 0), 1))
    }
    let place = values.firstIndex(of: value) ?? 0
    return gradient.color(at: values.count > 1 ? Double(place) / Double(values.count - 1) : 0)
  }
}

extension _ChartDatum {
  /// What can be divided; nil for a category.
  fileprivate var amount: Double? {
    switch self {
    case .number(let number): number.isFinite ? number : nil
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .category: nil
    }
  }
}

extension Gradient {
  /// At a part of its length, in 0...1.
  fileprivate func color(at part: Double) -> Color {
    let stops = stops.sorted { $0.location < $1.location }
    guard let next = stops.firstIndex(where: { $0.location >= part }) else {
      return stops.last?.color ?? .clear
    }
    guard next > 0 else { return stops[next].color }
    let (start, end) = (stops[next - 1], stops[next])
    let length = end.location - start.location
    guard length > 0 else { return end.color }
    return start.color.mix(with: end.color, by: (part - start.location) / length, in: .device)
  }
}
