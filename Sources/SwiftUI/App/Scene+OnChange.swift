import Foundation

/// A value that a scene follows, and what it does when the value is another one.
@MainActor
public struct _SceneChange {
  let value: Any
  let isInitial: Bool
  private let compareAndAct: (Any?) -> Void

  init<Value: Equatable>(
    _ value: Value, initial: Bool, _ action: @escaping (Value, Value) -> Void
  ) {
    self.value = value
    isInitial = initial
    compareAndAct = { old in
      guard let old else { return action(value, value) }
      if let old = old as? Value, old != value { action(old, value) }
    }
  }

  /// Acts if the value differs from that of `old`; without one it acts in any case.
  func perform(_ old: _SceneChange?) { compareAndAct(old?.value) }
}

/// A scene that follows a value.
nonisolated struct ValueChangeScene<Content: Scene, Value: Equatable>: Scene {
  typealias Body = Never

  let content: Content
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void

  @MainActor
  func _collectWindows(into windows: inout [_SceneWindow]) {
    content._collectWindows(into: &windows)
  }

  @MainActor
  func _collectChanges(into changes: inout [_SceneChange]) {
    content._collectChanges(into: &changes)
    changes.append(_SceneChange(value, initial: initial, action))
  }
}

extension Scene {
  /// Calls `action` with the old and the new value after `value` has changed.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    ValueChangeScene(content: self, value: value, initial: initial, action: action)
  }

  /// Calls `action` after `value` has changed.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    ValueChangeScene(content: self, value: value, initial: initial) { _, _ in action() }
  }

  /// Calls `action` with the new value after `value` has changed.
  @available(
    iOS, deprecated: 17.0,
    message: "Use `onChange` with a two or zero parameter action closure instead."
  )
  @_disfavoredOverload
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    ValueChangeScene(content: self, value: value, initial: false) { action($1) }
  }

  /// Says which URLs the scene takes; the simulated device shows one scene, which takes all.
  ///
  /// Differs from Apple's: the device shows one scene, which takes all URLs whatever the conditions.
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    self
  }
}
