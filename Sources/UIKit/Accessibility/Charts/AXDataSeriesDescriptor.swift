import Foundation

/// Values of a chart that belong together.
///
/// Differs from Apple's: none of its properties is read; no chart is spoken or played.
public final class AXDataSeriesDescriptor: NSObject, NSCopying {
  public var attributedName: NSAttributedString
  public var name: String? {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue ?? "") }
  }
  /// Whether a line leads from value to value.
  public var isContinuous: Bool
  public var dataPoints: [AXDataPoint]

  public init(attributedName: NSAttributedString, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.attributedName = attributedName
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }

  public convenience init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.init(
      attributedName: NSAttributedString(string: name), isContinuous: isContinuous,
      dataPoints: dataPoints)
  }

  public func copy(with zone: NSZone? = nil) -> Any {
    AXDataSeriesDescriptor(
      attributedName: attributedName, isContinuous: isContinuous, dataPoints: dataPoints)
  }
}
