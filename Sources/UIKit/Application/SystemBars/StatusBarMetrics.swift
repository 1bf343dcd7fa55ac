import CoreGraphics

/// Where the status bar puts its parts, in points of the screen.
struct StatusBarMetrics {
  /// The middle of the time.
  var timeCenter: CGPoint
  var timeSize: CGFloat
  /// The right edge of the battery's knob.
  var right: CGFloat
  /// The middle line of what stands at the right.
  var middle: CGFloat
  /// How large the signs are, as a part of those beside a notch.
  var scale: CGFloat

  /// The places for what a device covers at its top: a plain bar, one beside a notch or an island.
  ///
  /// A tablet's time stands at the left, with the day.
  init(width: CGFloat, inset: CGFloat, isPad: Bool = false) {
    if isPad {
      let margin: CGFloat = inset > 20 ? 16 : 7
      timeCenter = CGPoint(x: margin + 60, y: inset / 2)
      timeSize = 12
      right = width - margin
      middle = inset / 2
      scale = 0.95
      return
    }
    if inset >= 51 {
      timeCenter = CGPoint(x: (width - 126) / 4, y: inset / 2 + 3)
      timeSize = 17
      right = width - (width - 126) / 4 + 38
      middle = inset / 2 + 3
      scale = 1.12
    } else if inset > 24 {
      let isWide = width >= 390
      timeCenter = CGPoint(x: isWide ? 52 : 48, y: inset / 2 + 1)
      timeSize = 17
      right = width - (isWide ? 26 : 14.5)
      middle = inset / 2 + 1
      scale = 1
    } else {
      timeCenter = CGPoint(x: width / 2, y: 10)
      timeSize = 12
      right = width - 5.5
      middle = 10
      scale = 0.95
    }
  }
}
