import CoreGraphics

/// The numbers of the software keyboard.
package enum KeyboardMetrics {
  /// The height of the keys with the suggestions above them.
  ///
  /// Phones upright: measured as logged frames, but for 271, which is known. Phones on their side and pads:
  /// known.
  package static func height(screen: CGSize, isPad: Bool, hasHomeIndicator: Bool) -> CGFloat {
    let isLandscape = screen.width > screen.height
    if isPad { return isLandscape ? 404 : 320 }
    if isLandscape { return 209 }
    if hasHomeIndicator { return screen.width >= 414 ? 346 : 336 }
    return screen.width >= 414 ? 271 : screen.width >= 375 ? 260 : 253
  }

  /// The height of the suggestions; known: 44 to 45.
  package static let suggestions: CGFloat = 45
  /// Of an app's own view in the place of the keys that tells no height, unsure, and of one above them, known.
  package static let inputHeight: CGFloat = 216
  package static let accessoryHeight: CGFloat = 44
  /// What its notifications tell; measured as logged.
  package static let animationDuration = 0.25
  package static let animationCurve = 7

  /// How much of what ends at `bottom` the keyboard covers, whose top is at `top`; nothing without a
  /// keyboard.
  ///
  /// Both are in one space, that of the screen or of the window.
  package static func covered(endingAt bottom: CGFloat, by top: CGFloat?) -> CGFloat {
    top.map { max(0, bottom - $0) } ?? 0
  }
}
