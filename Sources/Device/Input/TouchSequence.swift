import Foundation

/// What the fingers do over a span of time: frames of touches, earliest first.
package struct TouchSequence: Codable, Hashable, Sendable {
  /// The fingers that change at one moment.
  package struct Frame: Codable, Hashable, Sendable {
    /// Seconds since the start of the sequence.
    package var time: TimeInterval
    package var touches: [Touch]

    package init(time: TimeInterval, touches: [Touch]) {
      self.time = time
      self.touches = touches.map { touch in
        var touch = touch
        touch.timestamp = time
        return touch
      }
    }
  }

  package var frames: [Frame]

  package init(frames: [Frame] = []) {
    self.frames = frames
  }

  /// Seconds from the first to the last frame.
  package var duration: TimeInterval { frames.last?.time ?? 0 }

  /// Plays the frames on `clock`, moving it from frame to frame.
  ///
  /// - Parameters:
  ///   - clock: its `now` is the start of the sequence.
  ///   - turn: called after each piece of work that is due between frames.
  ///   - deliver: gets the touches of a frame with their time on `clock`.
  @MainActor
  package func play(
    on clock: DeviceClock, turn: () -> Void = {}, deliver: ([Touch]) -> Void
  ) {
    let start = clock.now
    for frame in frames {
      clock.advance(to: start + frame.time, turn: turn)
      deliver(
        frame.touches.map { touch in
          var touch = touch
          touch.timestamp = start + frame.time
          return touch
        })
    }
  }
}
