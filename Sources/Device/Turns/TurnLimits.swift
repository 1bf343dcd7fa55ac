import Foundation

/// How often work may repeat before it counts as endless.
///
/// Each number is far above what work needs that ends. Whoever reaches one stops, keeps the last values and
/// tells through `RuntimeIssue.report` who keeps changing.
package enum TurnLimits {
  // MARK: Turns

  /// Rounds of one turn of the run loop.
  ///
  /// A round follows the changes of the one before it, such as layout that a callback asks for; real
  /// screens need three or four.
  package static let turnRounds = 100

  /// Passes of one turn of a view graph.
  ///
  /// Each `onChange` that writes state and each reader of a place takes one more; chains of as many views
  /// as a screen has may be honest.
  package static let graphPasses = 256

  /// Actions of `onReceive` that make their own publisher send, inside of each other.
  ///
  /// They stand on the stack, of which each takes some kilobytes.
  package static let nestedDeliveries = 64

  // MARK: Layout

  /// Passes of `layoutSubviews()` below one view.
  ///
  /// A view that sizes itself by its own layout asks once more, and so may each view around it.
  package static let layoutRounds = 30

  /// Rounds of `updateConstraints()` in one tree of views.
  ///
  /// One that asks for its neighbour's needs a second.
  package static let constraintUpdateRounds = 10

  /// Solutions of constraints around texts whose heights follow the widths that were found.
  ///
  /// The second one is exact where no width depends on a height.
  package static let wrappingRounds = 8

  /// Steps of the search for the smallest violation of constraints.
  ///
  /// It takes about as many as there are wishes; only errors of rounding lead it in a circle.
  package static let solverPivots = 5000

  /// Layouts of a collection whose cells prefer other sizes than they were given.
  ///
  /// Each shows cells whose sizes were not known before.
  package static let collectionRounds = 20

  /// Layouts on the way to a row, a section or a view of a lazy container, whose place depends on lengths
  /// that become known on the way.
  ///
  /// Two or three do, however much the lengths differ.
  package static let scrollRounds = 8

  // MARK: Events and time

  /// Decisions about one recognizer of a gesture at one event.
  ///
  /// Its states only go forward: possible, active, and over.
  package static let gestureDecisions = 4

  /// Seconds of the device's clock for which animations are waited for until a screen rests.
  ///
  /// XCUITest waits for the app to be idle just as long, and then goes on.
  package static let restingSeconds: TimeInterval = 60
}
