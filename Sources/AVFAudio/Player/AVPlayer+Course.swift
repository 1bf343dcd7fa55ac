import CoreMedia
import Foundation
import FoundationAdditions

// How a player leads its item along the device's clock.

extension AVPlayer {
  // MARK: Changes

  /// Changes what is known, and tells who observes.
  nonisolated func update(_ change: (inout PlayerCore.Facts) -> Void) {
    let old = core.facts
    var new = old
    change(&new)
    ObservableChange.make(in: self, new.keys(changedFrom: old)) { core.change(change) }
    guard new.rate != old.rate || new.item !== old.item else { return }
    let (state, item, rate) = (state, new.item, new.rate)
    MediaClock.onMain {
      if state.item !== item { state.item = item }
      if state.rate != rate { state.rate = rate }
    }
  }

  nonisolated func setRate(_ rate: Float) {
    guard rate >= 0, rate.isFinite else {
      return Mistake.fail("AVPlayer: a rate of \(rate) is not supported.")
    }
    settle()
    let old = core.facts
    let rate = old.itemStatus == .failed ? 0 : rate
    guard rate != old.rate else { return }
    update { $0.rate = rate }
    follow()
    if (rate == 0) != (old.rate == 0) { tellObservers() }
  }

  /// Plays the first of these items, and then the others.
  nonisolated func setQueue(_ queue: [AVPlayerItem]) {
    settle()
    let old = currentItem
    let new = queue.first
    for item in queue where item.core.owner != nil && item.core.owner !== self {
      return Mistake.fail(
        "AVPlayerItem: an AVPlayerItem cannot be associated with more than one instance of AVPlayer."
      )
    }
    let known = core.facts.queue
    for item in known where !queue.contains(item) { item.core.owner = nil }
    for item in queue { item.core.owner = self }
    if let old, old !== new { old.core.run(speed: 0, at: MediaClock.now) }
    let status = new?.status ?? .unknown
    update { facts in
      facts.queue = queue
      facts.itemStatus = status
      if status == .readyToPlay { facts.status = .readyToPlay }
      if status == .failed { facts.rate = 0 }
    }
    // Those that come later are loaded, too, so that they begin where the one before ends.
    for item in queue where !known.contains(item) && item.status == .unknown { item.beginLoading() }
    if old !== new { follow() }
  }

  /// Lets the item run as fast as it is to.
  nonisolated private func follow() {
    let facts = core.facts
    let isReady = facts.itemStatus == .readyToPlay
    facts.item?.core.run(speed: isReady ? Double(facts.rate) : 0, at: MediaClock.now)
    replan()
  }

  // MARK: What the item says

  func itemDidLoad(_ item: AVPlayerItem) {
    guard item === currentItem else { return }
    let (status, hadRate) = (item.status, rate)
    update { facts in
      facts.itemStatus = status
      if status == .readyToPlay { facts.status = .readyToPlay } else { facts.rate = 0 }
    }
    follow()
    if hadRate != 0 { tellObservers() }
  }

  nonisolated func itemDidMove(_ item: AVPlayerItem, jumps: Bool) {
    guard item === currentItem else { return }
    replan()
    if jumps { tellObservers() }
  }

  // MARK: The clock

  /// Lets happen what is due.
  nonisolated func settle() {
    let core = core
    MediaClock.onMain { core.timer.settle() }
  }

  nonisolated func replan() {
    MediaClock.onMain { [weak self] in self?.plan() }
  }

  /// Waits for the next time at which something happens.
  private func plan() {
    let facts = core.facts
    guard let item = facts.item, case let known = item.core.facts, known.course.isRunning else {
      return core.timer.cancel()
    }
    let now = MediaClock.now
    let time = known.course.time(at: now)
    var times = facts.observers.compactMap { $0.next(after: time) }
    if let end = known.end {
      // Where no end is taken for one, time goes on behind it.
      if facts.actionAtItemEnd == .none {
        if time < end { times.append(end) }
      } else {
        times = times.filter { $0 <= end } + [max(end, time)]
      }
    }
    guard let next = times.min(), let moment = known.course.moment(of: next) else {
      return core.timer.cancel()
    }
    core.timer.set(at: max(moment, now)) { [weak self] in self?.reach(next, since: time) }
  }

  private func reach(_ time: CMTime, since start: CMTime) {
    guard let item = currentItem else { return }
    item.core.reach(time, at: MediaClock.now)
    for observer in core.facts.observers where observer.next(after: start) == time {
      observer.tell(time)
    }
    // An observer may have gone elsewhere.
    guard item === currentItem, item.core.facts.course.position == time, rate != 0 else { return }
    if let end = item.core.facts.end, time >= end, start < end || actionAtItemEnd != .none {
      itemDidEnd(item)
    }
    replan()
  }

  private func itemDidEnd(_ item: AVPlayerItem) {
    switch actionAtItemEnd {
    case .pause:
      update { $0.rate = 0 }
      follow()
      tellObservers()
    case .advance: setQueue(Array(core.facts.queue.dropFirst()))
    case .none: break
    }
    NotificationCenter.default.post(
      name: AVPlayerItem.didPlayToEndTimeNotification, object: item)
  }
}
