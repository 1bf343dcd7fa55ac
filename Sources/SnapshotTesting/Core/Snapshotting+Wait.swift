import Foundation

extension Snapshotting {
  /// Lets time pass before the snapshot is taken.
  ///
  /// Differs from Apple's: on the main actor the seconds are those of the device's clock, so that
  /// animations and timers come as far as they would and no time is lost.
  ///
  /// `duration`: In seconds.
  public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
    var result = Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing) {
      value in
      Async { callback in
        if OnMainActor.run({ StageTime.pass(duration) }) == nil {
          Thread.sleep(forTimeInterval: max(duration, 0))
        }
        strategy.snapshot(value).run(callback)
      }
    }
    result.isOfThisSystem = strategy.isOfThisSystem
    return result
  }
}
