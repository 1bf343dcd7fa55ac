import CoreGraphics

/// The numbers of sliders, and where their thumb is.
package enum SliderMetrics {
  /// Measured on iOS 18.5.
  package static let height: CGFloat = 34
  /// The diameter of what moves; known.
  package static let thumb: CGFloat = 28
  /// Unsure.
  package static let thumbShadow = ShadowMetrics(opacity: 0.12, radius: 4, drop: 2)
  /// How far a finger may go down from the middle of the thumb to move it; unsure.
  package static let reach: CGFloat = 28
  /// From the ends of the slider to its line; measured on iOS 18.5.
  package static let trackInset: CGFloat = 3
  /// How large a mark below the line is, and how far below it stands; unsure.
  package static let markSize: CGFloat = 4
  package static let markGap: CGFloat = 4
  /// Between a label at an end and the slider; unsure.
  package static let labelGap: CGFloat = 8
  /// The part of the range that a swipe of assistive technologies covers; known.
  package static let accessibilityStep = 0.1

  /// The line of a slider in its bounds, of a height in points.
  package static func track(_ height: CGFloat, in bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX + trackInset, y: bounds.midY - height / 2,
      width: max(0, bounds.width - 2 * trackInset), height: height)
  }

  /// The middle of the thumb that stands at a part of the way, 0 to 1 from the left.
  package static func thumbMiddle(at part: CGFloat, in bounds: CGRect) -> CGFloat {
    bounds.minX + thumb / 2 + part * max(0, bounds.width - thumb)
  }

  /// The part of the way, from the left, that puts the middle of the thumb at `x`; less than 0 or more than
  /// 1 beside the slider, and 0 where there is no way to go.
  package static func part(at x: CGFloat, in bounds: CGRect) -> CGFloat {
    let room = bounds.width - thumb
    return room > 0 ? (x - bounds.minX - thumb / 2) / room : 0
  }
}
