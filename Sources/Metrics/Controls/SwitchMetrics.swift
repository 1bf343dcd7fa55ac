import CoreGraphics

/// The numbers of switches.
package enum SwitchMetrics {
  /// Between the thumb and the edge; known.
  private static let inset: CGFloat = 2
  /// How opaque a disabled switch is; Flutter.
  package static let disabledOpacity = 0.5

  /// A thumb of a size in the track `track`: at the far end when it is on.
  package static func thumb(
    _ size: CGSize, in track: CGRect, isOn: Bool, isRightToLeft: Bool = false
  ) -> CGRect {
    let isRight = isOn != isRightToLeft
    return CGRect(
      x: isRight ? track.maxX - inset - size.width : track.minX + inset,
      y: track.midY - size.height / 2, width: size.width, height: size.height)
  }
}
