import Foundation

/// One finger at one moment.
package struct Touch: Codable, Hashable, Sendable {
  /// Names the finger from `began` to `ended`; fingers of one sequence count from 0.
  package var id: Int
  package var phase: Phase
  /// In screen points, which are window points for windows that fill the screen.
  package var location: CGPoint
  /// In seconds; relative to the start of its sequence until it is delivered, then on the device's clock.
  package var timestamp: TimeInterval
  /// How many times a finger went down here in a row, 1 for a single tap.
  package var tapCount: Int

  package enum Phase: Int, Codable, Hashable, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  package init(
    id: Int = 0, phase: Phase, location: CGPoint, timestamp: TimeInterval, tapCount: Int = 1
  ) {
    self.id = id
    self.phase = phase
    self.location = location
    self.timestamp = timestamp
    self.tapCount = tapCount
  }
}
