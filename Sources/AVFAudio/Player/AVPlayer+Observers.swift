import CoreMedia
import Foundation
import FoundationAdditions

extension AVPlayer {
  /// Calls a block at each multiple of an interval of the item's time, and where playing starts, stops or jumps.
  ///
  /// The block is called on a serial queue, the main queue if it is nil. The result is what `removeTimeObserver` takes.
  nonisolated public func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?,
    using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any {
    let observer = TimeObserver(every: interval, queue: queue, block)
    guard interval.isNumeric, interval > .zero else {
      Mistake.fail("AVPlayer: \(interval) is no interval for a time observer.")
      return observer
    }
    return add(observer)
  }

  /// Calls a block when playing comes to certain times, which are made by `NSValue(time:)`.
  ///
  /// The block is called on a serial queue, the main queue if it is nil. The result is what `removeTimeObserver` takes.
  nonisolated public func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
  ) -> Any {
    if times.isEmpty { Mistake.fail("AVPlayer: a boundary time observer needs a time.") }
    return add(TimeObserver(at: times.map(\.timeValue), queue: queue, block))
  }

  /// Ends what one of this player's observers is told.
  nonisolated public func removeTimeObserver(_ observer: Any) {
    let known = observer as? TimeObserver
    guard let known, core.facts.observers.contains(known) else {
      return Mistake.fail(
        "AVPlayer: an instance of AVPlayer cannot remove a time observer that was added by a different "
          + "instance of AVPlayer.")
    }
    core.change { $0.observers.removeAll { $0 === known } }
    replan()
  }

  nonisolated private func add(_ observer: TimeObserver) -> TimeObserver {
    core.change { $0.observers.append(observer) }
    replan()
    return observer
  }

  /// Tells those who hear of starts, stops and jumps.
  nonisolated func tellObservers() {
    guard core.facts.observers.contains(where: \.isPeriodic) else { return }
    MediaClock.soon { [weak self] in
      guard let self else { return }
      let time = currentTime()
      for observer in core.facts.observers where observer.isPeriodic { observer.tell(time) }
    }
  }
}
