import CoreGraphics
import Foundation

/// What a chart shows, in words and numbers.
///
/// Differs from Apple's: none of its properties is read; no chart is spoken or played.
public final class AXChartDescriptor: NSObject, NSCopying {
  public enum ContentDirection: Int, Sendable {
    case leftToRight = 0
    case rightToLeft = 1
    case topToBottom = 2
    case bottomToTop = 3
    case radialClockwise = 4
    case radialCounterClockwise = 5
  }

  public var attributedTitle: NSAttributedString?
  public var title: String? {
    get { attributedTitle?.string }
    set { attributedTitle = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The most important thing that the chart says.
  public var summary: String?
  public var contentDirection = ContentDirection.leftToRight
  /// Where the marks are, in points of the screen.
  public var contentFrame = CGRect.zero
  public var series: [AXDataSeriesDescriptor]
  public var xAxis: any AXDataAxisDescriptor
  public var yAxis: AXNumericDataAxisDescriptor?
  public var additionalAxes: [any AXDataAxisDescriptor]

  public init(
    attributedTitle: NSAttributedString?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.attributedTitle = attributedTitle
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }

  public convenience init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.init(
      attributedTitle: title.map { NSAttributedString(string: $0) }, summary: summary,
      xAxis: xAxis, yAxis: yAxis, additionalAxes: additionalAxes, series: series)
  }

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXChartDescriptor(
      attributedTitle: attributedTitle, summary: summary, xAxis: xAxis, yAxis: yAxis,
      additionalAxes: additionalAxes, series: series)
    copy.contentDirection = contentDirection
    copy.contentFrame = contentFrame
    return copy
  }
}
