/// Makes keyframes of tracks, or of the keyframes of a single one.
@resultBuilder
public struct KeyframesBuilder<Value> {
  // MARK: Tracks

  public static func buildExpression<Content: Keyframes>(_ expression: Content) -> Content
  where Value == Content.Value { expression }

  public static func buildPartialBlock<Content: Keyframes>(first: Content) -> Content
  where Value == Content.Value { first }

  public static func buildPartialBlock(
    accumulated: some Keyframes<Value>, next: some Keyframes<Value>
  ) -> some Keyframes<Value> {
    KeyframeGroup<Value> { tracks in
      accumulated._addTracks(to: &tracks)
      next._addTracks(to: &tracks)
    }
  }

  public static func buildBlock() -> some Keyframes<Value> { KeyframeGroup<Value> { _ in } }

  public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
  where Value == Content.Value { component }
}

extension KeyframesBuilder where Value: Animatable {
  // MARK: The keyframes of a single track

  public static func buildExpression<Content: KeyframeTrackContent>(_ expression: Content)
    -> Content
  where Value == Content.Value { expression }

  public static func buildPartialBlock<Content: KeyframeTrackContent>(first: Content) -> Content
  where Value == Content.Value { first }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeTrackContentBuilder.buildPartialBlock(accumulated: accumulated, next: next)
  }

  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    KeyframeTrackContentBuilder.buildArray(components)
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<First, Second>
  where First.Value == Value, Second.Value == Value {
    KeyframeTrackContentBuilder.buildEither(first: component)
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> KeyframeTrackContentBuilder<Value>.Conditional<First, Second>
  where First.Value == Value, Second.Value == Value {
    KeyframeTrackContentBuilder.buildEither(second: component)
  }

  public static func buildFinalResult<Content: KeyframeTrackContent>(
    _ component: Content
  ) -> KeyframeTrack<Value, Value, Content> where Value == Content.Value {
    KeyframeTrack(component)
  }
}

/// Makes one track of keyframes.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where Value == K.Value { expression }

  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where Value == K.Value { first }

  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence<Value> { plan in
      accumulated._addKeyframes(to: &plan)
      next._addKeyframes(to: &plan)
    }
  }

  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    KeyframeSequence<Value> { _ in }
  }

  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    KeyframeSequence<Value> { plan in
      for component in components { component._addKeyframes(to: &plan) }
    }
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    first component: First
  ) -> Conditional<First, Second> where First.Value == Value, Second.Value == Value {
    Conditional(storage: .first(component))
  }

  public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
    second component: Second
  ) -> Conditional<First, Second> where First.Value == Value, Second.Value == Value {
    Conditional(storage: .second(component))
  }

  /// One of two runs of keyframes.
  public struct Conditional<First: KeyframeTrackContent, Second: KeyframeTrackContent>:
    KeyframeTrackContent
  where First.Value == Value, Second.Value == Value {
    public typealias Body = Never

    enum Storage {
      case first(First)
      case second(Second)
    }

    let storage: Storage

    public func _addKeyframes(to plan: inout _KeyframePlan<Value>) {
      switch storage {
      case .first(let content): content._addKeyframes(to: &plan)
      case .second(let content): content._addKeyframes(to: &plan)
      }
    }
  }
}

/// Several tracks.
private struct KeyframeGroup<Value>: Keyframes {
  typealias Body = Never

  let add: (inout _KeyframeTracks<Value>) -> Void

  func _addTracks(to tracks: inout _KeyframeTracks<Value>) { add(&tracks) }
}

/// Several keyframes, one after the other.
private struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  typealias Body = Never

  let add: (inout _KeyframePlan<Value>) -> Void

  func _addKeyframes(to plan: inout _KeyframePlan<Value>) { add(&plan) }
}
