import Foundation
import SwiftUI

extension PlottableValue {
  @_disfavoredOverload
  public static func value(_ labelResource: LocalizedStringResource, _ value: Value)
    -> PlottableValue
  {
    PlottableValue(Text(labelResource), value)
  }

  /// A range of the scale, such as a bin.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ range: Range<Value>
  ) -> PlottableValue where Value: Comparable {
    PlottableValue(Text(labelResource), from: range.lowerBound, to: range.upperBound)
  }
}

extension PlottableValue where Value == Date {
  /// The unit of the calendar that a date lies in: a day, a month.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ date: Date, unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> PlottableValue {
    bin(Text(labelResource), date, unit, calendar)
  }
}
