/// Several scenes that count as one.
extension Group: Scene where Content: Scene {
  @MainActor
  public func _collectWindows(into windows: inout [_SceneWindow]) {
    content._collectWindows(into: &windows)
  }

  @MainActor
  public func _collectChanges(into changes: inout [_SceneChange]) {
    content._collectChanges(into: &changes)
  }
}

extension Group where Content: Scene {
  public init(@SceneBuilder content: () -> Content) { self = ._storing(content()) }
}
