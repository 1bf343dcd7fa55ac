import Foundation

/// Puts bars and areas at the same place on top of each other.
enum Stacking {
  /// The marks with their start and end on the axis along which they are stacked.
  static func stack(_ records: [MarkRecord]) -> [MarkRecord] {
    var totals: [Key: Double] = [:]
    for record in records {
      guard let (key, number, _) = part(of: record) else { continue }
      totals[key, default: 0] += abs(number)
    }
    var ends: [Key: Double] = [:]
    return records.map { record in
      guard let (key, number, isVertical) = part(of: record) else { return record }
      var signed = key
      signed.isNegative = number < 0
      var start = record.stacking == .unstacked ? 0 : ends[signed, default: 0]
      var end = start + number
      ends[signed] = end
      let total = totals[key] ?? 0
      if record.stacking == .normalized, total > 0 {
        start /= total
        end /= total
      } else if record.stacking == .center {
        start -= total / 2
        end -= total / 2
      }
      var copy = record
      if isVertical {
        copy.y?.datum = .number(start)
        copy.yEnd = record.y.map { PlotValue(label: $0.label, datum: .number(end)) }
      } else {
        copy.x?.datum = .number(start)
        copy.xEnd = record.x.map { PlotValue(label: $0.label, datum: .number(end)) }
      }
      return copy
    }
  }

  private struct Key: Hashable {
    let place: _ChartDatum?
    let position: _ChartDatum?
    let isArea: Bool
    var isNegative = false
  }

  private static func part(
    of record: MarkRecord
  ) -> (key: Key, number: Double, isVertical: Bool)? {
    let isArea: Bool
    switch record.kind {
    case .bar: isArea = false
    case .area: isArea = true
    default: return nil
    }
    guard record.xEnd == nil, record.yEnd == nil, !record.hasPlaces else { return nil }
    // A bar lies where only its x is a number and its y is none.
    if case .number(let number)? = record.y?.datum, number.isFinite, record.y?.end == nil {
      return (
        Key(place: record.x?.datum, position: record.positionKey?.datum, isArea: isArea), number,
        true
      )
    }
    if case .number(let number)? = record.x?.datum, number.isFinite, record.x?.end == nil {
      return (
        Key(place: record.y?.datum, position: record.positionKey?.datum, isArea: isArea), number,
        false
      )
    }
    return nil
  }
}
