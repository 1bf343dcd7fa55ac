import Foundation
import Motion

/// What an animation shows over time: its own tracks, or those of the members of a group.
struct LayerMedia {
  var timing: MediaTiming
  var course: ProgressCourse
  var tracks: [LayerTrack] = []
  var members: [LayerMedia] = []

  /// How far it is; nil where it does not count.
  func progress(at outer: TimeInterval) -> Double? {
    timing.moment(at: outer).map { course.value(at: $0.time, of: timing.duration) }
  }

  /// Puts what is seen at a time around the animation into the values.
  @MainActor
  func apply(at outer: TimeInterval, to values: inout LayerValues) {
    guard let moment = timing.moment(at: outer) else { return }
    let progress = course.value(at: moment.time, of: timing.duration)
    for track in tracks { values.apply(track, at: progress, run: moment.run) }
    guard !members.isEmpty else { return }
    // A group's curve bends the time of its members.
    let time = timing.duration.isFinite ? progress * timing.duration : moment.time
    for member in members { member.apply(at: time, to: &values) }
  }
}

/// What is seen of the properties of a layer that are animated.
@MainActor
struct LayerValues {
  let layer: CALayer
  private(set) var seen: [String: LayerValue]

  /// `seen`: Values that count in place of the model's.
  init(of layer: CALayer, seen: [String: LayerValue] = [:]) {
    self.layer = layer
    self.seen = seen
  }

  mutating func apply(_ track: LayerTrack, at progress: Double, run: Double = 0) {
    let name = track.keyPath.property
    guard let base = seen[name] ?? LayerProperty.value(name, of: layer) else { return }
    seen[name] = track.value(at: progress, run: run, over: base)
  }
}
