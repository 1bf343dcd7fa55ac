import Device
import Foundation
import Motion

/// Shows its content with the values that keyframes give it, frame by frame on the device's clock.
public nonisolated struct KeyframeAnimator<
  Value, KeyframePath: Keyframes, Content: View
>: PrimitiveView where Value == KeyframePath.Value {
  enum Mode {
    /// Again and again, from the initial value each time.
    case repeating(Bool)
    /// Once for each change of the trigger.
    case trigger(any Equatable)
  }

  let initialValue: Value
  let mode: Mode
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// Runs through the keyframes again and again while the view is shown; shows the initial value
  /// while it is not `repeating`.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    mode = .repeating(repeating)
    self.content = content
    self.keyframes = keyframes
  }

  /// Runs through the keyframes once whenever `trigger` changes, from the value that is shown.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    self.initialValue = initialValue
    mode = .trigger(trigger)
    self.content = content
    self.keyframes = keyframes
  }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> KeyframeNode<Value, KeyframePath, Content> {
    let node = KeyframeNode(self, context)
    node.build()
    return node
  }

  @MainActor
  package func updateNode(_ node: KeyframeNode<Value, KeyframePath, Content>) {
    node.update(self)
  }

  @MainActor
  public var _structure: _ViewStructure {
    .view(
      "KeyframeAnimator",
      supplementary: [SupplementaryView("contentView", content(initialValue))])
  }
}

/// Leads the content of a keyframe animator.
@MainActor
package final class KeyframeNode<Value, KeyframePath: Keyframes, Content: View>: SingleChildNode
where Value == KeyframePath.Value {
  package typealias Animator = KeyframeAnimator<Value, KeyframePath, Content>

  private var view: Animator
  /// What is shown while nothing runs.
  private var value: Value
  private var timeline: KeyframeTimeline<Value>?
  private var start: TimeInterval = 0
  private var frame: ScheduledWork?

  init(_ view: Animator, _ context: _NodeContext) {
    self.view = view
    value = view.initialValue
    super.init(context)
  }

  func build() {
    if case .repeating(true) = view.mode { run() }
    refresh()
  }

  func update(_ new: Animator) {
    let old = view
    view = new
    switch (old.mode, new.mode) {
    case (.repeating(false), .repeating(true)): run()
    case (.repeating(true), .repeating(false)):
      end()
      value = new.initialValue
    case (.trigger(let before), .trigger(let after)) where !isSame(before, after): run()
    default: break
    }
    refresh()
  }

  private func isSame(_ before: any Equatable, _ after: any Equatable) -> Bool {
    func compare<E: Equatable>(_ left: E) -> Bool { after as? E == left }
    return compare(before)
  }

  // MARK: Time

  private var isRepeating: Bool {
    if case .repeating = view.mode { return true }
    return false
  }

  /// Starts from the value that is shown, with its speed.
  private func run() {
    let now = AnimationClock.now
    let velocities = timeline?.tracks.velocities(at: now - start) ?? [:]
    value = isRepeating ? view.initialValue : current(at: now)
    end()
    let timeline = KeyframeTimeline(
      initialValue: value, velocities: velocities, view.keyframes(value))
    guard timeline.duration > 0 else {
      value = timeline.value(time: 0)
      return
    }
    self.timeline = timeline
    start = now
    waitForFrame()
  }

  private func end() {
    timeline = nil
    frame?.cancel()
    frame = nil
  }

  private func current(at now: TimeInterval) -> Value {
    timeline?.value(time: now - start) ?? value
  }

  private func waitForFrame() {
    guard let timeline else { return }
    let left = start + timeline.duration - AnimationClock.now
    let step = FrameTimes(start: start).untilNext(at: AnimationClock.now)
    frame = AnimationClock.schedule(
      after: left > 0 ? min(left, step) : step, keepsBusy: !isRepeating
    ) { [weak self] in self?.step() }
  }

  private func step() {
    guard let timeline else { return }
    let passed = AnimationClock.now - start
    invalidate()
    guard passed >= timeline.duration - 0.000_001 else { return waitForFrame() }
    if isRepeating {
      self.timeline = nil
      run()
    } else {
      value = timeline.value(time: timeline.duration)
      end()
    }
  }

  // MARK: Content

  package override func refresh() {
    flags.remove(.queued)
    guard graph.hasRoom(for: self) else { return }
    let value = current(at: AnimationClock.now)
    graph.statistics.bodiesRun += 1
    let content = evaluateContent { view.content(value) }
    if let child {
      Content._updateNode(child, to: content)
    } else {
      setChild(Content._makeNode(content, childContext))
      if child?.flags.contains(.isUnary) == true { flags.insert(.isUnary) }
    }
  }

  package override func tearDown() {
    super.tearDown()
    end()
  }
}

extension View {
  /// Changes the view by the values of keyframes, again and again.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(PlaceholderContentView(provider: TypedContentProvider(self)), $0) },
      keyframes: keyframes)
  }

  /// Changes the view by the values of keyframes once whenever `trigger` changes.
  public nonisolated func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(PlaceholderContentView(provider: TypedContentProvider(self)), $0) },
      keyframes: keyframes)
  }
}
