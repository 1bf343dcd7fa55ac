import Device
import Foundation
import UIKit

/// What waits for the end of the animations that one transaction starts.
///
/// Whoever starts an animation for a change tells the completions of the change's transaction. When
/// the update is over and none has been started, the completion is called at once, else when the
/// last one has ended. It is called exactly once.
final class AnimationCompletion: @unchecked Sendable {
  let criteria: AnimationCompletionCriteria
  private var body: (() -> Void)?
  /// When the animations count as ended, on the device's clock; nil as long as there is none.
  private var end: TimeInterval?
  /// How many updates with the change are still to come.
  private var updates = 0
  /// Whether the turn of the change is over, so that only its updates are waited for.
  private var isDue = false
  /// How long the values that are animated will still be on their way, in seconds, each by itself.
  private var rests: [@MainActor (TimeInterval) -> TimeInterval] = []

  init(_ criteria: AnimationCompletionCriteria, _ body: @escaping () -> Void) {
    self.criteria = criteria
    self.body = body
  }

  /// An animation has been started for the change.
  ///
  /// `rest`: How long the animated value will still be on its way at a time, with all that has been
  /// added to it since; 0 once it is there or gone.
  @MainActor
  func note(
    _ animation: Animation, rest: @escaping @MainActor (TimeInterval) -> TimeInterval
  ) {
    guard body != nil else { return }
    end = max(end ?? 0, AnimationClock.now + animation.duration(criteria))
    if criteria == .removed { rests.append(rest) }
  }

  /// A tree of views will be updated with the change.
  @MainActor
  func updateWillCome() { updates += 1 }

  /// That update is over: its animations have been started.
  @MainActor
  func updateDidEnd() {
    updates -= 1
    if updates == 0, isDue { TurnScheduler.shared.enqueue { self.waitForEnd() } }
  }

  /// Waits for the update with the change, then for the end of what it has started.
  func wait() {
    MainThread.run {
      // A turn updates the views after its queued work, so that the second round is after them.
      TurnScheduler.shared.enqueue {
        TurnScheduler.shared.enqueue { self.waitForEnd() }
      }
    }
  }

  @MainActor
  private func waitForEnd() {
    isDue = true
    guard updates == 0, body != nil else { return }
    let now = AnimationClock.now
    let left = rests.reduce((end ?? now) - now) { max($0, $1(now)) }
    guard left > 0.000_001 else { return finish() }
    AnimationClock.schedule(after: left) { [self] in
      if criteria == .removed { waitForEnd() } else { finish() }
    }
  }

  private func finish() {
    let action = body
    body = nil
    rests = []
    action?()
  }
}

extension Transaction {
  /// Says that an animation has been started for a change with this transaction.
  @MainActor
  func didStart(
    _ animation: Animation, rest: @escaping @MainActor (TimeInterval) -> TimeInterval
  ) {
    for completion in completions { completion.note(animation, rest: rest) }
  }
}
