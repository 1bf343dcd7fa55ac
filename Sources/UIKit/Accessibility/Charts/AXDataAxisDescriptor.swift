import Foundation

/// An axis of a chart.
public protocol AXDataAxisDescriptor: NSObjectProtocol, NSCopying {
  var title: String { get set }
  var attributedTitle: NSAttributedString { get set }
}

/// An axis of numbers.
///
/// Differs from Apple's: none of its properties is read; no chart is spoken or played.
public final class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  public enum ScaleType: Int, Sendable {
    case linear = 0
    case log10 = 1
    case ln = 2
  }

  public var attributedTitle: NSAttributedString
  public var title: String {
    get { attributedTitle.string }
    set { attributedTitle = NSAttributedString(string: newValue) }
  }
  public var scaleType = ScaleType.linear
  public var range: ClosedRange<Double>
  public var gridlinePositions: [Double]
  /// The words for a value.
  public var valueDescriptionProvider: (Double) -> String

  public init(
    attributedTitle: NSAttributedString, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.attributedTitle = attributedTitle
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }

  public convenience init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.init(
      attributedTitle: NSAttributedString(string: title), range: range,
      gridlinePositions: gridlinePositions, valueDescriptionProvider: valueDescriptionProvider)
  }

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXNumericDataAxisDescriptor(
      attributedTitle: attributedTitle, range: range, gridlinePositions: gridlinePositions,
      valueDescriptionProvider: valueDescriptionProvider)
    copy.scaleType = scaleType
    return copy
  }
}

/// An axis of kinds of things.
///
/// Differs from Apple's: none of its properties is read; no chart is spoken or played.
public final class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  public var attributedTitle: NSAttributedString
  public var title: String {
    get { attributedTitle.string }
    set { attributedTitle = NSAttributedString(string: newValue) }
  }
  public var categoryOrder: [String]

  public init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
    self.attributedTitle = attributedTitle
    self.categoryOrder = categoryOrder
  }

  public convenience init(title: String, categoryOrder: [String]) {
    self.init(
      attributedTitle: NSAttributedString(string: title), categoryOrder: categoryOrder)
  }

  public func copy(with zone: NSZone? = nil) -> Any {
    AXCategoricalDataAxisDescriptor(
      attributedTitle: attributedTitle, categoryOrder: categoryOrder)
  }
}
