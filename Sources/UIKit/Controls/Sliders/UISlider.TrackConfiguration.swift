import CoreGraphics
import Foundation
import Metrics

extension UISlider {
  /// How the value of a slider shows.
  public enum Style: Int, Sendable {
    /// A line with a thumb.
    case `default`
    /// A line that is filled up to the value, as a bar of progress.
    case thumbless
  }

  /// The marks of a slider's line, and which part of it can be chosen.
  ///
  /// All numbers are parts of the way from the least value to the greatest one, 0 to 1.
  ///
  /// Differs from Apple's: marks are dots below the line, whose size and distance were not measured; their titles are
  /// read by assistive technologies only, as the value of a slider that stands at them.
  public struct TrackConfiguration: Hashable {
    /// A mark.
    public struct Tick: Hashable {
      public let position: Float
      public var title: String?
      /// Stands in the place of the dot.
      public var image: UIImage?

      public init(position: Float, title: String? = nil, image: UIImage? = nil) {
        self.position = position
        self.title = title
        self.image = image
      }
    }

    /// Whether users can choose the values of the marks only, where there are any.
    public var allowsTickValuesOnly: Bool
    /// Where the coloured part of the line begins.
    public var neutralValue: Float
    /// What users can choose from.
    public var enabledRange: ClosedRange<Float>
    public let ticks: [Tick]

    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0,
      enabledRange: ClosedRange<Float> = 0...1, ticks: [Tick]
    ) {
      self.allowsTickValuesOnly = allowsTickValuesOnly
      self.neutralValue = neutralValue
      self.enabledRange = enabledRange
      self.ticks = ticks
    }

    /// With marks at equal distances from one end to the other; of one, at the start.
    ///
    /// Differs from Apple's: there are no more than 10,000.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0,
      enabledRange: ClosedRange<Float> = 0...1, numberOfTicks: Int
    ) {
      let count = min(max(numberOfTicks, 0), 10_000)
      self.init(
        allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue,
        enabledRange: enabledRange,
        ticks: (0..<count).map { Tick(position: Float($0) / Float(max(count - 1, 1))) })
    }
  }
}

extension UISlider.TrackConfiguration {
  /// The marks that are on the line.
  var shownTicks: [Tick] { ticks.filter { (0...1).contains($0.position) } }

  /// The mark at a part of the way, if there is one.
  func tick(at part: CGFloat) -> Tick? {
    shownTicks.first { abs(CGFloat($0.position) - part) < 1e-5 }
  }

  /// The part of the way that is one swipe of assistive technologies on, or back: the next mark where users can choose
  /// only those.
  func step(from part: CGFloat, isBack: Bool) -> CGFloat? {
    guard allowsTickValuesOnly else { return nil }
    let positions = shownTicks.map { CGFloat($0.position) }
    return isBack
      ? positions.filter { $0 < part - 1e-5 }.max() : positions.filter { $0 > part + 1e-5 }.min()
  }

  /// The part of the way that a user gets who asks for one.
  func nearest(to part: CGFloat) -> CGFloat {
    let range = enabledRange.clamped(to: 0...1)
    let wanted = min(max(part, CGFloat(range.lowerBound)), CGFloat(range.upperBound))
    guard allowsTickValuesOnly else { return wanted }
    let allowed = shownTicks.map(\.position).filter(range.contains).map { CGFloat($0) }
    return allowed.min { abs($0 - wanted) < abs($1 - wanted) } ?? wanted
  }
}

// MARK: Drawing

extension UISlider {
  /// The middle of the thumb where the value is at a part of the way.
  func thumbMiddle(at part: CGFloat, _ track: CGRect) -> CGFloat {
    let value = minimumValue + Float(part) * (maximumValue - minimumValue)
    return thumbRect(forBounds: bounds, trackRect: track, value: value).midX
  }

  /// Where the coloured part of the line begins.
  func colouredStart(_ track: CGRect) -> CGFloat {
    guard let neutral = trackConfiguration?.neutralValue, neutral > 0 else {
      return isRightToLeft ? track.maxX : track.minX
    }
    return thumbMiddle(at: CGFloat(min(neutral, 1)), track)
  }

  func appendTicks(_ track: CGRect, to canvas: inout ViewCanvas) {
    for tick in trackConfiguration?.shownTicks ?? [] {
      let size =
        tick.image?.size
        ?? CGSize(width: SliderMetrics.markSize, height: SliderMetrics.markSize)
      let rect = CGRect(
        x: thumbMiddle(at: CGFloat(tick.position), track) - size.width / 2,
        y: track.maxY + SliderMetrics.markGap, width: size.width, height: size.height)
      if let image = tick.image {
        ImageDrawing.append(image, in: rect, tint: tintColor, to: &canvas)
      } else {
        canvas.fillEllipse(in: rect, .tertiaryLabel)
      }
    }
  }
}
