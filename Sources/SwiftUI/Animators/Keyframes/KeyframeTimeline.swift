import Foundation

/// The tracks that lead the parts of a value.
public struct _KeyframeTracks<Root> {
  /// A track with its start: the parts before it are already in the value.
  private struct Track {
    /// In seconds.
    let duration: TimeInterval
    /// Puts the part at a time, in seconds, into the value.
    let apply: (inout Root, TimeInterval) -> Void
    /// How fast the part changes at a time, by the part's place in the value.
    let velocity: (place: AnyKeyPath, (TimeInterval) -> Any)
  }

  private let initialValue: Root
  private let velocities: [AnyKeyPath: Any]
  private var tracks: [Track] = []

  init(from initialValue: Root, velocities: [AnyKeyPath: Any] = [:]) {
    self.initialValue = initialValue
    self.velocities = velocities
  }

  mutating func add<Value: Animatable>(
    _ plan: _KeyframePlan<Value>, at keyPath: WritableKeyPath<Root, Value>
  ) {
    let start = initialValue[keyPath: keyPath]
    let velocity = velocities[keyPath] as? Value.AnimatableData ?? .zero
    let segments = plan.segments(from: start, velocity: velocity)
    guard let last = segments.last else { return }
    let duration = segments.reduce(0) { $0 + $1.duration }
    /// The segment at a time, with the seconds since its start; the last one goes on at its end.
    func place(_ time: TimeInterval) -> (KeyframeSegment<Value>, TimeInterval) {
      var left = max(time, 0)
      for segment in segments {
        if left < segment.duration { return (segment, left) }
        left -= segment.duration
      }
      return (last, last.duration)
    }
    tracks.append(
      Track(
        duration: duration,
        apply: { root, time in
          let (segment, time) = place(time)
          root[keyPath: keyPath] = segment.value(at: time)
        },
        velocity: (
          keyPath,
          { time in
            let (segment, time) = place(time)
            return segment.velocity(at: time)
          }
        )))
  }

  /// How long the longest track takes, in seconds.
  var duration: TimeInterval { tracks.reduce(0) { max($0, $1.duration) } }

  func value(at time: TimeInterval) -> Root {
    var value = initialValue
    for track in tracks { track.apply(&value, time) }
    return value
  }

  /// How fast the parts change at a time, for keyframes that go on from there.
  func velocities(at time: TimeInterval) -> [AnyKeyPath: Any] {
    Dictionary(
      tracks.map { ($0.velocity.place, $0.velocity.1(time)) }, uniquingKeysWith: { $1 })
  }
}

/// The values of keyframes at any time.
public struct KeyframeTimeline<Value> {
  let tracks: _KeyframeTracks<Value>

  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.init(initialValue: initialValue, velocities: [:], content())
  }

  init(
    initialValue: Value, velocities: [AnyKeyPath: Any], _ keyframes: some Keyframes<Value>
  ) {
    var tracks = _KeyframeTracks(from: initialValue, velocities: velocities)
    keyframes._addTracks(to: &tracks)
    self.tracks = tracks
  }

  /// How long the longest track takes, in seconds.
  public var duration: TimeInterval { tracks.duration }

  /// The value after `time` seconds; before the start the first, after the end the last one.
  public func value(time: Double) -> Value { tracks.value(at: time) }

  /// The value at a part of the duration, from 0 to 1.
  public func value(progress: Double) -> Value {
    tracks.value(at: min(max(progress, 0), 1) * duration)
  }
}
