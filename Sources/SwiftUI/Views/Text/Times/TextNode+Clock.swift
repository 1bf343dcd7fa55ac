import Device
import Foundation
import Typesetting

/// What only few texts need.
final class TextExtras {
  /// The link that the touch asked about last would open.
  var touchedLink: URL?
  /// What draws the text instead of the system, as the paragraph was made with.
  var renderer: AnyTextRenderer?
  /// What brings a text that tells the time up to date.
  var tick: ScheduledWork?
  /// What somebody has asked for, to be given again while nothing changes.
  var layout: KnownLayout?

  struct KnownLayout {
    let paragraph: Paragraph
    let size: CGSize
    let source: TextLayoutSource
  }
}

/// Texts that tell how much time is left follow the device's clock.
extension TextNode {
  /// The environment with the present date of the device's clock.
  var presentValues: EnvironmentValues {
    var values = environment.values
    if text.changesWithTime { values.presentDate = AnimationClock.date }
    return values
  }

  /// Waits for the moment at which the text says something else, if there is one.
  ///
  /// The device counts as idle meanwhile, as such texts may go on for ever.
  func followClock() {
    extras?.tick?.cancel()
    guard let wait = text.secondsToNextChange(after: AnimationClock.date) else { return }
    let tick = AnimationClock.schedule(after: wait, keepsBusy: false, tellsDate: true) {
      [weak self] in
      self?.timeDidPass()
    }
    makeExtras().tick = tick
  }

  func stopFollowingClock() {
    extras?.tick?.cancel()
  }
}

extension Text {
  /// The seconds until the text may say something else; nil if it always says the same.
  ///
  /// What counts from a date or to one changes when another whole second lies between.
  fileprivate func secondsToNextChange(after now: Date) -> TimeInterval? {
    switch storage {
    case .formatted(let value): Self.anchor(of: value).map { now.secondsToWholeSecond(from: $0) }
    case .concatenated(let parts):
      parts.compactMap { $0.secondsToNextChange(after: now) }.min()
    case .localized(let key, _, _):
      key.arguments.compactMap { argument in
        if case .text(let text) = argument { text.secondsToNextChange(after: now) } else { nil }
      }.min()
    case .verbatim, .attributed, .image: nil
    }
  }

  /// The date whose seconds a value counts; nil if it counts none.
  private static func anchor(of value: TextValue) -> Date? {
    switch value.dates {
    case .date(let date, let style): style == .time || style == .date ? nil : date
    case .timer(let start, let end, let pause, let countsDown, _):
      pause == nil ? (countsDown ? end : start) : nil
    case .interval: nil
    case nil: value.isLive ? Date(timeIntervalSinceReferenceDate: 0) : nil
    }
  }
}

extension Date {
  fileprivate func secondsToWholeSecond(from other: Date) -> TimeInterval {
    let passed = timeIntervalSince(other)
    let wait = passed.rounded(.down) + 1 - passed
    // Of a date that is no number, or so far away that seconds make no difference.
    return wait > 0 && wait <= 1 ? wait : 1
  }
}
