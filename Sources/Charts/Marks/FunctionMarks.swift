import Foundation

/// A function in the place of values.
struct FunctionMarks {
  /// Where it is shown; nil for the whole x axis.
  let domain: ClosedRange<Double>?
  /// The value, or the two ends of one, at an x.
  let values: (Double) -> (y: Double, end: Double?)

  /// How many pieces the line of a function has.
  private static let count = 200

  /// The marks, with those of functions in the place of each function.
  static func sampled(_ records: [MarkRecord], _ axis: [_ChartDatum]?) -> [MarkRecord] {
    guard records.contains(where: { $0.function != nil }) else { return records }
    let numbers = (axis ?? records.flatMap { [$0.x?.datum, $0.xEnd?.datum].compactMap(\.self) })
      .compactMap { datum -> Double? in
        if case .number(let number) = datum, number.isFinite { number } else { nil }
      }
    let whole = (numbers.min() ?? 0)...(numbers.max() ?? 1)
    return records.flatMap { record in
      guard let function = record.function else { return [record] }
      return function.marks(of: record, over: function.domain ?? whole)
    }
  }

  private func marks(of record: MarkRecord, over domain: ClosedRange<Double>) -> [MarkRecord] {
    let step = (domain.upperBound - domain.lowerBound) / Double(Self.count)
    return (0...Self.count).compactMap { index in
      let x = domain.lowerBound + step * Double(index)
      let (y, end) = values(x)
      guard y.isFinite, end?.isFinite ?? true else { return nil }
      var mark = record
      mark.function = nil
      mark.x = record.x.map { PlotValue(label: $0.label, datum: .number(x)) }
      mark.y = record.y.map { PlotValue(label: $0.label, datum: .number(y)) }
      mark.yEnd = end.flatMap { end in
        record.y.map { PlotValue(label: $0.label, datum: .number(end)) }
      }
      // Nobody wants to hear each piece of a line.
      mark.isHidden = index > 0
      return mark
    }
  }
}
