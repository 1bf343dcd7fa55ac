// Charts: marks in a plot with scales, axes and a legend, made of SwiftUI's views. May import SwiftUI
// and what stands below it.

import Foundation
import SwiftUI

/// A place on a scale.
public enum _ChartDatum: Hashable, Sendable {
  case number(Double)
  case date(Date)
  case category(String)
}

/// A value that a chart can show.
public protocol Plottable {
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  var primitivePlottable: PrimitivePlottable { get }
  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a text.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  var _datum: _ChartDatum { get }
  static func _make(_ datum: _ChartDatum) -> Self?
}

extension PrimitivePlottableProtocol {
  public var primitivePlottable: Self { self }
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: Plottable {
  public var primitivePlottable: RawValue.PrimitivePlottable { rawValue.primitivePlottable }

  public init?(primitivePlottable: RawValue.PrimitivePlottable) {
    guard let raw = RawValue(primitivePlottable: primitivePlottable) else { return nil }
    self.init(rawValue: raw)
  }
}

extension Plottable {
  var datum: _ChartDatum { primitivePlottable._datum }

  static func of(_ datum: _ChartDatum) -> Self? {
    PrimitivePlottable._make(datum).flatMap(Self.init(primitivePlottable:))
  }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
  public var _datum: _ChartDatum { .number(Double(self)) }
  public static func _make(_ datum: _ChartDatum) -> Self? {
    guard case .number(let number) = datum else { return nil }
    return Self(exactly: number.rounded())
  }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  public var _datum: _ChartDatum { .number(Double(self)) }
  public static func _make(_ datum: _ChartDatum) -> Self? {
    guard case .number(let number) = datum else { return nil }
    return Self(number)
  }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
  public var _datum: _ChartDatum { .number(NSDecimalNumber(decimal: self).doubleValue) }
  public static func _make(_ datum: _ChartDatum) -> Decimal? {
    // Decimals end at 10 to the 127th.
    guard case .number(let number) = datum, number.magnitude < 1e120 else { return nil }
    return Decimal(number)
  }
}

extension Date: PrimitivePlottableProtocol {
  public var _datum: _ChartDatum { .date(self) }
  public static func _make(_ datum: _ChartDatum) -> Date? {
    guard case .date(let date) = datum else { return nil }
    return date
  }
}

extension String: PrimitivePlottableProtocol {
  public var _datum: _ChartDatum { .category(self) }
  public static func _make(_ datum: _ChartDatum) -> String? {
    guard case .category(let text) = datum else { return nil }
    return text
  }
}

extension Bool: Plottable {
  public var primitivePlottable: String { self ? "true" : "false" }
  public init?(primitivePlottable: String) { self = primitivePlottable == "true" }
}

/// A value with what it is called.
public struct PlottableValue<Value: Plottable> {
  let plot: PlotValue

  init(_ label: Text, _ value: Value, end: _ChartDatum? = nil) {
    plot = PlotValue(label: label, datum: value.datum, end: end)
  }

  init(_ label: Text, from start: Value, to end: Value) {
    plot = PlotValue(label: label, datum: start.datum, end: end.datum)
  }

  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    PlottableValue(Text(labelKey), value)
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue {
    PlottableValue(Text(label), value)
  }

  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(label, value)
  }

  /// A range of the scale, such as a bin.
  public static func value(
    _ labelKey: LocalizedStringKey, _ range: Range<Value>
  ) -> PlottableValue where Value: Comparable {
    PlottableValue(Text(labelKey), from: range.lowerBound, to: range.upperBound)
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ range: Range<Value>
  ) -> PlottableValue where Value: Comparable {
    PlottableValue(Text(label), from: range.lowerBound, to: range.upperBound)
  }
}

extension PlottableValue where Value == Date {
  static func bin(
    _ label: Text, _ date: Date, _ unit: Calendar.Component, _ calendar: Calendar
  ) -> PlottableValue {
    guard date.isPlottable, let interval = calendar.dateInterval(of: unit, for: date) else {
      return PlottableValue(label, date)
    }
    return PlottableValue(label, interval.start, end: .date(interval.end))
  }

  /// The unit of the calendar that a date lies in: a day, a month.
  public static func value(
    _ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> PlottableValue {
    bin(Text(labelKey), date, unit, calendar)
  }

  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ date: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue {
    bin(Text(label), date, unit, calendar)
  }

  public static func value(
    _ label: Text, _ date: Date, unit: Calendar.Component, calendar: Calendar = .current
  ) -> PlottableValue {
    bin(label, date, unit, calendar)
  }
}

/// A value with its type erased.
struct PlotValue {
  let label: Text
  var datum: _ChartDatum
  /// The end of a bin; nil for a single value.
  var end: _ChartDatum?
}
