import Foundation

/// Where a chart comes to rest after it has been scrolled far at once.
///
/// Differs from Apple's: charts come to rest where they do after short ways, so that values are not kept.
public struct MajorValueAlignment<Value: Plottable>: Sendable {
  private init() {}

  /// By a whole window.
  public static var page: Self { Self() }
}

extension MajorValueAlignment where Value: Numeric {
  /// At multiples of a unit.
  ///
  /// Differs from Apple's: charts come to rest where they do after short ways.
  public static func unit(_ value: Value) -> Self { page }
}

extension MajorValueAlignment where Value == Date {
  /// Where the parts of a date are as wanted.
  ///
  /// Differs from Apple's: charts come to rest where they do after short ways.
  public static func matching(_ components: DateComponents) -> Self { page }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// Lets a chart come to rest at multiples of a unit.
  ///
  /// Differs from Apple's: `majorAlignment` does not count after long ways.
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>
  ) -> ValueAlignedChartScrollTargetBehavior { valueAligned(unit: unit) }

  /// Lets a chart come to rest where the parts of a date are as wanted.
  ///
  /// Differs from Apple's: `majorAlignment` does not count after long ways.
  public static func valueAligned(
    matching dateComponents: DateComponents, majorAlignment: MajorValueAlignment<Date>
  ) -> ValueAlignedChartScrollTargetBehavior { valueAligned(matching: dateComponents) }
}
