import CoreGraphics

/// The numbers of switches.
package enum SwitchMetrics {
  /// Interface Builder, iOS 7 to 18; larger in iOS 26.
  package static let size = CGSize(width: 51, height: 31)
  /// Between the thumb and the edge; known.
  private static let inset: CGFloat = 2
  /// How opaque a disabled switch is; Flutter.
  package static let disabledOpacity = 0.5

  /// The thumb of a switch whose track is `track`: at the far end when it is on.
  package static func thumb(in track: CGRect, isOn: Bool, isRightToLeft: Bool = false) -> CGRect {
    let side = track.height - 2 * inset
    let isRight = isOn != isRightToLeft
    return CGRect(
      x: isRight ? track.maxX - inset - side : track.minX + inset, y: track.minY + inset,
      width: side, height: side)
  }
}
