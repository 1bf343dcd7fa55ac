import Foundation

/// Bins of dates that begin and end with units of a calendar.
public struct DateBins: RandomAccessCollection {
  /// The ends of the bins, in order: one more than there are bins.
  public let thresholds: [Date]

  public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }

  /// A bin for every so many units.
  public init(
    unit: Calendar.Component, by value: Int = 1, data: [Date],
    calendar: Calendar = Calendar(identifier: .gregorian)
  ) {
    let data = data.filter(\.isPlottable)
    let low = data.min() ?? Date(timeIntervalSinceReferenceDate: 0)
    self.init(unit: unit, by: value, range: low...(data.max() ?? low), calendar: calendar)
  }

  public init(
    unit: Calendar.Component, by value: Int = 1, range: ClosedRange<Date>,
    calendar: Calendar = Calendar(identifier: .gregorian)
  ) {
    let first = range.lowerBound.plottable
    let last = range.upperBound.plottable
    let step = Swift.min(Swift.max(value, 1), NiceDates.greatestCount)
    var date = calendar.dateInterval(of: unit, for: first)?.start ?? first
    var ends = [date]
    while date <= last, ends.count < 10_000,
      let next = calendar.date(byAdding: unit, value: step, to: date), next > date
    {
      ends.append(next)
      date = next
    }
    thresholds = ends
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }

  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(
      lowerBound: thresholds[position], upperBound: thresholds[position + 1],
      isClosed: position == endIndex - 1)
  }

  /// The bin of a date; the first or the last one for dates beyond the ends.
  public func index(for value: Date) -> Int {
    let above = thresholds.firstIndex { $0 > value } ?? thresholds.count
    return Swift.min(Swift.max(above - 1, 0), Swift.max(endIndex - 1, 0))
  }
}
