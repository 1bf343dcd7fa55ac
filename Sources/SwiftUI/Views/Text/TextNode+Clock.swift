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

  /// Waits for the next second, if what the text says will be another then.
  ///
  /// The device counts as idle meanwhile, as such texts may go on for ever.
  func followClock() {
    extras?.tick?.cancel()
    guard text.followsSeconds else { return }
    let now = AnimationClock.date.timeIntervalSinceReferenceDate
    let wait = now.rounded(.down) + 1 - now
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
  /// Whether the text may say something else with the next second.
  fileprivate var followsSeconds: Bool {
    switch storage {
    case .formatted(let value):
      switch value.dates {
      case .date(_, let style): style != .time && style != .date
      case .timer(_, _, let pause, _, _): pause == nil
      case .interval: false
      case nil: value.isLive
      }
    case .concatenated(let parts): parts.contains(where: \.followsSeconds)
    case .localized(let key, _, _):
      key.arguments.contains { argument in
        if case .text(let text) = argument { text.followsSeconds } else { false }
      }
    case .verbatim, .attributed, .image: false
    }
  }
}
