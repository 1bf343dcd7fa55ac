import CoreGraphics

/// The numbers of sheets and of what lies behind them.
package enum SheetMetrics {
  /// From the top of the safe area to a large sheet; known.
  package static let topGap: CGFloat = 10
  /// Known, iOS 15 to 18.
  package static let cornerRadius: CGFloat = 10
  /// Its size, and how far below the sheet's top it lies; known.
  package static let grabber = CGSize(width: 36, height: 5)
  package static let grabberTop: CGFloat = 5
  /// What assistive technologies read of it; known.
  package static let grabberName = "Sheet Grabber"

  /// How much black lies over what is behind a sheet or an alert, from 0 to 1; Flutter.
  package static func dimming(isDark: Bool) -> CGFloat { isDark ? 0.48 : 0.2 }

  // MARK: Behind

  /// From the sides of a phone to what has stepped back behind a large sheet, and the least from its top; as in
  /// pictures of iOS 13 to 18.
  private static let behindInset: CGFloat = 16
  private static let leastBehindTop: CGFloat = 20

  /// How what lies behind a large sheet is seen on a phone: smaller, below the status bar.
  ///
  /// `size`: Of the screen, in points. `progress`: How far it has stepped back, from 0 to 1.
  package static func behind(
    size: CGSize, safeTop: CGFloat, progress: CGFloat = 1
  ) -> CGAffineTransform {
    let scale = 1 - progress * 2 * behindInset / max(2 * behindInset + 1, size.width)
    return CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: (1 - scale) * size.width / 2,
      ty: progress * max(leastBehindTop, safeTop))
  }

  // MARK: Detents

  /// The greatest height that a detent can ask for: what is below `topGap`, without the area of the home
  /// indicator.
  package static func maximumDetent(
    height: CGFloat, safeTop: CGFloat, safeBottom: CGFloat
  ) -> CGFloat {
    max(0, height - safeTop - topGap - safeBottom)
  }

  /// Known: about a half.
  package static func mediumDetent(maximum: CGFloat) -> CGFloat { maximum / 2 }

  // MARK: Typing

  /// Where a sheet of several detents stands while something in it is typed in: at the greatest.
  ///
  /// Whichever is selected. Nil for a single one, at which it stays.
  ///
  /// Reported for iOS 26 (Apple's feedback FB17890661), and that nothing prevents it; that the sheet comes back when
  /// the keyboard has gone is unsure.
  package static func typingDetent(_ heights: [CGFloat]) -> CGFloat? {
    heights.count > 1 ? heights.max() : nil
  }

  /// The top of a sheet that stands in the middle of a screen: it moves up from the keyboard as far as there is room.
  ///
  /// That it moves is known, how far unsure.
  package static func top(
    height: CGFloat, in screen: CGFloat, safeTop: CGFloat, keyboard: CGFloat
  ) -> CGFloat {
    let middle = (screen - height) / 2
    return max(min(middle, screen - keyboard - height), min(safeTop, middle))
  }

  // MARK: Dragging

  /// How far a sheet goes on after the finger has left it, in points; `velocity` is in points per second.
  ///
  /// As content rolls, which is the projection that Apple shows for interfaces that flow; that sheets go by it
  /// is unsure.
  package static func wayOn(velocity: CGFloat) -> CGFloat {
    ScrollPhysics.rollingDistance(velocity: velocity)
  }

  // MARK: Where there is room around

  /// Known, iOS 13 to 18; the height is that of an upright iPad of 9.7 inches.
  package static let page = CGSize(width: 704, height: 1004)
  package static let form = CGSize(width: 540, height: 620)
  /// What stays free above and below, together; unsure.
  private static let freeHeight: CGFloat = 44

  /// The size of a sheet that would like to be `wanted` on a screen; nil lengths take what there is.
  package static func size(
    wanted: (width: CGFloat?, height: CGFloat?), in screen: CGSize
  ) -> CGSize {
    func limited(_ length: CGFloat?, _ room: CGFloat) -> CGFloat {
      guard let length, length.isFinite, length > 0 else { return max(0, room) }
      return min(length, max(0, room))
    }
    return CGSize(
      width: limited(wanted.width, screen.width),
      height: limited(wanted.height, screen.height - freeHeight))
  }
}
