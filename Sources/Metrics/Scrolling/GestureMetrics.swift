import CoreGraphics

/// How far and how long fingers move before a gesture is another one.
package enum GestureMetrics {
  /// A tap that moves farther fails, in points; OpenSwiftUI, and known of `UITapGestureRecognizer`.
  package static let tapMovement: CGFloat = 45
  /// SwiftUI's tap that is held longer fails, OpenSwiftUI; UIKit's may be held, known.
  package static let tapDuration = 0.75
  /// The next tap of several begins within this time; OpenSwiftUI, and known of `UITapGestureRecognizer`.
  package static let tapInterval = 0.35
  /// How far a finger moves before it pans or scrolls, known, and the least distance of `DragGesture`, documented.
  package static let panMovement: CGFloat = 10
  /// A finger that has rested for longer before it lifts lets go without momentum; chosen.
  package static let restWithoutMomentum = 0.1
  /// The part that is left after a millisecond of what was measured of the speed of SwiftUI's drags before.
  ///
  /// Noted from OpenSwiftUI and not found there anew, so likely at most.
  /// How a `UIPanGestureRecognizer` smooths is not known: it tells the speed of the last sample.
  package static let speedRate = 0.998
  /// The share that a new sample has in that speed, from 0 to 1; as likely.
  package static let speedShare: CGFloat = 0.35
  /// How long a finger rests for a long press; documented.
  package static let longPressDuration = 0.5
  /// How far it may move meanwhile; documented.
  package static let longPressMovement: CGFloat = 10
  /// How far outside of a control a finger may go without letting go of it; known, and so in Flutter.
  package static let pressMargin: CGFloat = 70
  /// How far a swipe goes at least, and how far it may stray; known.
  package static let swipeDistance: CGFloat = 50
  package static let swipeStray: CGFloat = 50
  /// How long a swipe takes at most; known.
  package static let swipeDuration = 0.5
  /// How close to the edge of the screen an edge pan begins; known.
  package static let screenEdge: CGFloat = 20
}
