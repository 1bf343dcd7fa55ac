import Foundation
import FoundationAdditions
import SwiftUI

/// How a container is made for views.
struct ContainerSetup {
  let types: [any PersistentModel.Type]
  let inMemory: Bool
  let isAutosaveEnabled: Bool
  let isUndoEnabled: Bool
  let onSetup: (Result<ModelContainer, any Error>) -> Void

  @MainActor
  func makeContainer() -> ModelContainer? {
    do {
      let container = try ModelContainer(
        for: Schema(types), configurations: [ModelConfiguration(isStoredInMemoryOnly: inMemory)])
      container.mainContext.autosaveEnabled = isAutosaveEnabled
      onSetup(.success(container))
      return container
    } catch {
      onSetup(.failure(error))
      Mistake.report("modelContainer(for:): the container could not be made: \(error)")
      return nil
    }
  }
}

/// A container that is made once, where it is first needed.
@MainActor
final class ContainerHolder {
  private var container: ModelContainer?
  private var isMade = false

  nonisolated init() {}

  /// Puts the container's context into an environment.
  func put(_ setup: ContainerSetup, into values: inout EnvironmentValues) {
    if !isMade {
      isMade = true
      container = setup.makeContainer()
    }
    guard let context = container?.mainContext else { return }
    if setup.isUndoEnabled, context.undoManager == nil { context.undoManager = values.undoManager }
    values.modelContext = context
  }
}
