import Foundation

extension AnimationRun {
  /// Gives what the block has changed the values from before, without animating that.
  func undo() {
    UIView.performWithoutAnimation {
      for change in changes.reversed() { change.settle(at: .start) }
    }
  }

  /// Ends what still runs, before its time.
  func end() {
    for animation in animations { animation.end(finished: true) }
  }
}
