import Foundation

/// The moments of the frames after a start.
///
/// They are counted, not added up: what is looked at after a quarter of a second has had all of its
/// fifteen frames.
package struct FrameTimes {
  /// How far apart frames are, in seconds.
  package static let distance = 1.0 / 60

  /// In seconds of the device's clock.
  private let start: TimeInterval

  package init(start: TimeInterval) {
    self.start = start
  }

  /// The seconds until the next frame.
  package func untilNext(at now: TimeInterval) -> TimeInterval {
    let count = ((now - start) / Self.distance + 0.000_001).rounded(.down) + 1
    // A hair before, since the clock stops at times that are sums as well.
    return max(0, start + count * Self.distance - now - 0.000_000_001)
  }
}
