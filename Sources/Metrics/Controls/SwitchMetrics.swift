import CoreGraphics

/// The numbers of switches.
package enum SwitchMetrics {
  /// Between the thumb and the edge; known.
  private static let inset: CGFloat = 2
  /// How opaque a disabled switch is; Flutter.
  package static let disabledOpacity = 0.5

  /// How far a finger goes sideways until it drags the thumb, in points; unsure.
  private static let dragDistance: CGFloat = 10

  /// Whether a switch is on after a finger has gone `distance` points to the right on it: a tap turns it over, a drag
  /// puts it to the side where it leads, as tests find that swipe switches to the side where they are already.
  package static func isOn(
    afterDrag distance: CGFloat, from isOn: Bool, isRightToLeft: Bool = false
  ) -> Bool {
    abs(distance) < dragDistance ? !isOn : (distance > 0) != isRightToLeft
  }

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
