import Foundation

/// One mark of a chart.
///
/// Differs from Apple's: none of its properties is read; no chart is spoken or played.
public final class AXDataPoint: NSObject, NSCopying {
  /// A value on an axis of either kind.
  public enum Value: Hashable, Sendable {
    case number(Double)
    case category(String)
  }

  public var xValue: AXDataPointValue
  /// Nil for a mark without a value.
  public var yValue: AXDataPointValue?
  /// In the order of the chart's additional axes.
  public var additionalValues: [AXDataPointValue]
  public var attributedLabel: NSAttributedString?
  public var label: String? {
    get { attributedLabel?.string }
    set { attributedLabel = newValue.map { NSAttributedString(string: $0) } }
  }

  private init(
    _ x: AXDataPointValue, _ y: AXDataPointValue?, _ additionalValues: [AXDataPointValue],
    _ label: NSAttributedString?
  ) {
    xValue = x
    yValue = y
    self.additionalValues = additionalValues
    attributedLabel = label
  }

  public convenience init(
    x: Double, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil
  ) {
    self.init(
      AXDataPointValue(.number(x)), y.map { AXDataPointValue(.number($0)) },
      additionalValues.map { AXDataPointValue($0) }, label.map { NSAttributedString(string: $0) })
  }

  public convenience init(
    x: String, y: Double? = nil, additionalValues: [Value] = [], label: String? = nil
  ) {
    self.init(
      AXDataPointValue(.category(x)), y.map { AXDataPointValue(.number($0)) },
      additionalValues.map { AXDataPointValue($0) }, label.map { NSAttributedString(string: $0) })
  }

  public func copy(with zone: NSZone? = nil) -> Any {
    AXDataPoint(xValue, yValue, additionalValues, attributedLabel)
  }
}

/// A value on an axis.
///
/// Differs from Apple's: read by nobody here but copies; no chart is spoken or played.
public final class AXDataPointValue: NSObject, NSCopying {
  /// 0 for a category.
  public var number: Double
  /// Empty for a number.
  public var category: String

  public init(number: Double) {
    self.number = number
    category = ""
  }

  public init(category: String) {
    number = 0
    self.category = category
  }

  convenience init(_ value: AXDataPoint.Value) {
    switch value {
    case .number(let number): self.init(number: number)
    case .category(let category): self.init(category: category)
    }
  }

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXDataPointValue(number: number)
    copy.category = category
    return copy
  }
}
