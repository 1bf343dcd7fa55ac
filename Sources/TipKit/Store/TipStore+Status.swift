import Device
import Foundation

extension TipStore {
  func status(of tip: any Tip) -> Tips.Status {
    let id = tip.id
    let (isConfigured, record, shown, testing) = read { state in
      (
        state.configuration != nil, state.kept.tips[id] ?? TipRecord(), state.shown[id],
        state.testing
      )
    }
    guard isConfigured else { return .pending }
    switch testing.wish(for: tip) {
    case .hidden: return .pending
    case .shown: return testing.done[id].map { .invalidated($0) } ?? .available
    case nil: break
    }
    if let reason = record.invalidation { return .invalidated(reason) }
    // What is on the screen stays there when it has come for the last time.
    if let count = tip.maxDisplayCount, record.displayCount >= count, shown == nil {
      return .invalidated(.displayCountExceeded)
    }
    if let duration = tip.maxDisplayDuration,
      record.displayDuration + (shown?.time ?? 0) >= duration - Self.tolerance
    {
      return .invalidated(.displayDurationExceeded)
    }
    return tip.rules.allSatisfy { $0.holds() } ? .available : .pending
  }

  func displays(_ tip: any Tip) -> Bool {
    status(of: tip) == .available && (isTime(for: tip) || read { $0.testing }.wish(for: tip) != nil)
  }

  /// Whether no other tip was shown too recently.
  private func isTime(for tip: any Tip) -> Bool {
    let id = tip.id
    if tip.ignoresDisplayFrequency { return true }
    return read { state in
      guard let latest = state.kept.latest, latest.tip != id, state.shown[id] == nil else {
        return true
      }
      return state.interval <= latest.date.distance(to: DeviceCalendar.now) + Self.tolerance
    }
  }

  /// By how much clocks may differ from what they are moved by, in seconds.
  private static let tolerance = 0.001

  // MARK: Changes

  func invalidate(_ tip: any Tip, _ reason: Tips.InvalidationReason) {
    let id = tip.id
    change { state in
      state.testing.end(id, reason)
      // The first reason stays.
      if state.kept.tips[id]?.invalidation == nil {
        state.kept.tips[id, default: TipRecord()].invalidation = reason
      }
    }
  }

  func forget(_ tip: any Tip) {
    let id = tip.id
    change { state in
      state.testing.forget(id)
      state.kept.tips[id] = nil
    }
  }

  /// Notes that a view shows a tip.
  func didAppear(_ tip: any Tip) {
    // One of several that are made at once goes again at once.
    guard isTime(for: tip) else { return }
    let id = tip.id
    let counts = !tip.ignoresDisplayFrequency
    let limit = tip.maxDisplayDuration
    change { state in
      let now = DeviceCalendar.now
      if state.shown[id] == nil {
        var record = state.kept.tips[id] ?? TipRecord()
        record.displayCount += 1
        state.kept.tips[id] = record
        state.shown[id] = ShownTip(
          since: now, remaining: limit.map { max($0 - record.displayDuration, 0) })
        let isAnother = state.kept.latest?.tip != id
        let isOld = state.kept.latest.map { $0.date.distance(to: now) >= state.interval } ?? true
        if counts, isAnother || isOld {
          state.kept.latest = KeptTips.Appearance(tip: id, date: now)
        }
      }
      state.shown[id]?.views += 1
    }
  }

  /// Notes that a view shows a tip no longer.
  func didDisappear(_ tip: any Tip) {
    let id = tip.id
    change { state in
      guard var shown = state.shown[id] else { return }
      shown.views -= 1
      state.shown[id] = shown.views > 0 ? shown : nil
      if shown.views <= 0 {
        state.kept.tips[id, default: TipRecord()].displayDuration += shown.time
      }
    }
  }

  // MARK: Time

  /// How long it takes until a tip appears or goes by itself, in seconds; nil if nothing is to be waited for.
  var nextChange: TimeInterval? {
    read { state in
      let frequency = state.kept.latest.map { latest in
        state.interval - latest.date.distance(to: DeviceCalendar.now)
      }
      let ends = state.shown.values.compactMap { shown in
        shown.remaining.map { $0 - shown.time }
      }
      return (ends + [frequency].compactMap(\.self)).filter { $0 > Self.tolerance && $0.isFinite }
        .min()
    }
  }
}

extension TipStore.State {
  /// In seconds.
  fileprivate var interval: TimeInterval { configuration?.interval ?? 0 }
}

extension ShownTip {
  /// How long it has stood there, in seconds.
  fileprivate var time: TimeInterval { max(since.distance(to: DeviceCalendar.now), 0) }
}
