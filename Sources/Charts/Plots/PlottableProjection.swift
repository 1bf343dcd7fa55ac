import Foundation
import SwiftUI

/// A value of each element of some data, with what the values are called.
public struct PlottableProjection<Root, Value: Plottable> {
  let plot: (Root) -> PlotValue

  private init(_ label: Text, _ keyPath: KeyPath<Root, Value>) {
    plot = { PlotValue(label: label, datum: $0[keyPath: keyPath].datum) }
  }

  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<Root, Value>
  ) -> PlottableProjection {
    PlottableProjection(Text(labelKey), keyPath)
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ keyPath: KeyPath<Root, Value>
  ) -> PlottableProjection {
    PlottableProjection(Text(label), keyPath)
  }

  public static func value(
    _ label: Text, _ keyPath: KeyPath<Root, Value>
  ) -> PlottableProjection {
    PlottableProjection(label, keyPath)
  }
}

extension PlottableProjection where Value == Date {
  private init(
    _ label: Text, _ keyPath: KeyPath<Root, Date>, _ unit: Calendar.Component,
    _ calendar: Calendar
  ) {
    plot = { PlottableValue.bin(label, $0[keyPath: keyPath], unit, calendar).plot }
  }

  /// The unit of the calendar that each date lies in: a day, a month.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<Root, Date>, unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> PlottableProjection {
    PlottableProjection(Text(labelKey), keyPath, unit, calendar)
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ keyPath: KeyPath<Root, Date>, unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> PlottableProjection {
    PlottableProjection(Text(label), keyPath, unit, calendar)
  }

  public static func value(
    _ label: Text, _ keyPath: KeyPath<Root, Date>, unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> PlottableProjection {
    PlottableProjection(label, keyPath, unit, calendar)
  }
}
