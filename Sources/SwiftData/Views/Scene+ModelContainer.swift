import SwiftUI

extension Scene {
  /// Lets the scene's views look into a container, by its main context.
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    environment(\.modelContext, container.mainContext)
  }

  /// Lets the scene's views look into a context.
  public func modelContext(_ modelContext: ModelContext) -> some Scene {
    environment(\.modelContext, modelContext)
  }

  /// Lets the scene's views look into a container of their own, which is made once.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Lets the scene's views look into a container of their own, which is made once.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    ContainerScene(
      content: self,
      setup: ContainerSetup(
        types: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
        isUndoEnabled: isUndoEnabled, onSetup: onSetup))
  }
}

/// A scene whose views look into a container, which lives as long as their environment.
private struct ContainerScene<Content: Scene>: Scene {
  typealias Body = Never

  let content: Content
  let setup: ContainerSetup

  func _collectWindows(into windows: inout [_SceneWindow]) {
    var inner: [_SceneWindow] = []
    content._collectWindows(into: &inner)
    windows += inner.map { window in
      window.adding { values in
        MainActor.assumeIsolated { SceneContainers.put(setup, into: &values) }
      }
    }
  }

  func _collectChanges(into changes: inout [_SceneChange]) {
    content._collectChanges(into: &changes)
  }
}

/// The containers of scenes, of which others are made each time that the app's body is evaluated.
@MainActor
private enum SceneContainers {
  private struct Key: Hashable {
    let types: [ObjectIdentifier]
    let inMemory: Bool
  }

  private struct WeakHolder {
    weak var value: ContainerHolder?
  }

  private static var holders: [Key: WeakHolder] = [:]

  static func put(_ setup: ContainerSetup, into values: inout EnvironmentValues) {
    let key = Key(types: setup.types.map { ObjectIdentifier($0) }, inMemory: setup.inMemory)
    let holder = holders[key]?.value ?? ContainerHolder()
    holders[key] = WeakHolder(value: holder)
    holder.put(setup, into: &values)
    values.containerHolder = holder
  }
}

private struct ContainerHolderKey: EnvironmentKey {
  static let defaultValue: ContainerHolder? = nil
}

extension EnvironmentValues {
  /// Keeps the container of the scene alive.
  fileprivate var containerHolder: ContainerHolder? {
    get { self[ContainerHolderKey.self] }
    set { self[ContainerHolderKey.self] = newValue }
  }
}
