import Device
import Foundation

/// Follows the touches on one node and says whether they are the gesture it waits for.
///
/// The arena decides when a recognizer may act: its actions wait until nobody of higher priority can
/// still claim the touches.
@MainActor
package class GestureRecognizer {
  /// How a recognizer stands to those on nodes inside of its own.
  package enum Priority {
    /// Acts when none of those inside does.
    case normal
    /// Acts before those inside.
    case high
    /// Acts together with those inside.
    case simultaneous
    /// Takes the touches from presses and taps inside once the finger moves: scrolling.
    case scroll
  }

  package let node: LayoutNode
  package let priority: Priority
  /// Those that must fail before this one may act.
  package final var blockers: [GestureRecognizer] = []
  /// Touches it follows that are down.
  final var touchIDs: Set<Int> = []
  final var state = RecognitionState.possible
  /// What the last event led to, whether it may act yet or not.
  final var wantedState = RecognitionState.possible
  final var waitingActions: [GestureAction] = []
  /// How far its finger has moved from where it went down, in points.
  final var movement: CGFloat = 0
  private var start: CGPoint?

  package init(node: LayoutNode, priority: Priority) {
    self.node = node
    self.priority = priority
  }

  // MARK: What subclasses tell

  /// Takes new touches, or the news that time has passed, and says how far the gesture has got.
  ///
  /// `actions` gets what is to be done; done only if the recognizer may act.
  package func update(_ event: GestureEvent, _ actions: inout [GestureAction]) -> RecognitionState {
    .failed
  }

  /// The touches belong to somebody else, or are gone: undo what lasts only as long as the gesture.
  package func cancel() {}

  /// When the recognizer wants to hear that time has passed, in seconds; nil for never.
  package var deadline: TimeInterval? { nil }

  /// Whether a press, which a scrolling container may take over.
  package var isPress: Bool { false }

  // MARK: For the arena

  final func feed(_ event: GestureEvent) {
    for touch in event.touches {
      if start == nil { start = touch.location }
      if let start { movement = max(movement, start.distance(to: touch.location)) }
    }
    guard !wantedState.isOver else { return }
    var actions: [GestureAction] = []
    wantedState = update(event, &actions)
    waitingActions += actions
  }
}
