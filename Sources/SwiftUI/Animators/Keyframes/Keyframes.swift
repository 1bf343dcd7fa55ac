/// Values over time, made of tracks of keyframes.
public protocol Keyframes<Value> {
  associatedtype Value
  associatedtype Body: Keyframes

  @KeyframesBuilder<Value> var body: Body { get }

  /// Adds the tracks, each with the part of the value that it leads.
  func _addTracks(to tracks: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
  public func _addTracks(to tracks: inout _KeyframeTracks<Value>) { body._addTracks(to: &tracks) }
}

extension Keyframes where Body == Never {
  /// Tracks have no body; nobody asks for it.
  public var body: Never {
    preconditionFailure("body of the primitive keyframes \(Self.self) must not be called")
  }
}

/// The keyframes of one value, one after the other.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable = Self.Body.Value
  associatedtype Body: KeyframeTrackContent

  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// Adds the keyframes in the order of their times.
  func _addKeyframes(to plan: inout _KeyframePlan<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
  public func _addKeyframes(to plan: inout _KeyframePlan<Value>) { body._addKeyframes(to: &plan) }
}

extension KeyframeTrackContent where Body == Never {
  /// Keyframes have no body; nobody asks for it.
  public var body: Never {
    preconditionFailure("body of the primitive keyframe \(Self.self) must not be called")
  }
}

extension Never: Animatable {}

extension Never: Keyframes, KeyframeTrackContent {
  public func _addTracks(to tracks: inout _KeyframeTracks<Never>) {}

  public func _addKeyframes(to plan: inout _KeyframePlan<Never>) {}
}

/// The keyframes of one part of a value.
public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent>: Keyframes
where Value == Content.Value {
  public typealias Body = Never

  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// Keyframes of the whole value.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    keyPath = \.self
    self.content = content()
  }

  /// Keyframes of the part of the value at `keyPath`.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  init(_ content: Content) where Root == Value {
    keyPath = \.self
    self.content = content
  }

  public func _addTracks(to tracks: inout _KeyframeTracks<Root>) {
    var plan = _KeyframePlan<Value>()
    content._addKeyframes(to: &plan)
    tracks.add(plan, at: keyPath)
  }
}
