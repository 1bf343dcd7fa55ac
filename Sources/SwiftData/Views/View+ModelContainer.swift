import SwiftUI

extension View {
  /// Lets the views inside look into a container, by its main context.
  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }

  /// Lets the views inside look into a context.
  public func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }

  /// Lets the views inside look into a container of their own, which is made once.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Lets the views inside look into a container of their own, which is made once.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(
      ContainerModifier(
        setup: ContainerSetup(
          types: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
          isUndoEnabled: isUndoEnabled, onSetup: onSetup)))
  }
}

/// Makes a container as long as a view lives.
private struct ContainerModifier: ViewModifier {
  let setup: ContainerSetup
  @State private var holder = ContainerHolder()

  func body(content: Content) -> some View {
    content.transformEnvironment(\.self) { holder.put(setup, into: &$0) }
  }
}
