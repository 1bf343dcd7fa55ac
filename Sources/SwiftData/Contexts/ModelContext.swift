import Device
import Foundation
import FoundationAdditions

/// Where an app makes, changes, finds and deletes models, and from where it saves them.
///
/// For one thread or one actor.
public final class ModelContext {
  let core: ContainerCore
  let inbox = ContextInbox()
  private let ownContainer: ModelContainer?
  /// The container keeps its main context, not the other way round.
  private weak var mainContainer: ModelContainer?
  let isMain: Bool

  /// The objects of rows, as long as somebody keeps them.
  var objects: [RowKey: WeakModel] = [:]
  /// The objects with changes that are not saved, which the context keeps.
  var pending: [RowKey: any PersistentModel] = [:]
  var insertedKeys: [RowKey] = []
  var changedKeys: [RowKey] = []
  var deletedKeys: [RowKey] = []
  /// Those of models that the next save removes.
  var undoableDeletions: [RowKey: UndoableDeletion] = [:]

  /// Whether predicates look at models now, which is of no interest to observers.
  var isEvaluating = false
  var isAutosaveScheduled = false
  /// What a save will tell when it is done.
  var postponed: [NotificationKey: [PersistentIdentifier]] = [:]
  /// Grows with each change.
  private(set) var version = 0
  private var observers: [WeakObserver] = []

  /// Saves changes by itself at the end of the turn: that of the main queue on which they are made.
  ///
  /// On in a container's main context.
  ///
  /// Differs from Apple's: nothing is saved by itself off the main queue.
  public var autosaveEnabled: Bool {
    didSet { if autosaveEnabled { scheduleAutosave() } }
  }
  /// Takes changes of models back; none at first.
  public var undoManager: UndoManager? {
    // It keeps models, which then must not keep the context.
    didSet { for object in objects.values { object.value?._$backingData.refreshContext() } }
  }
  /// Differs from Apple's: kept, and read by nobody here, as there is no history.
  public var author: String?

  struct WeakModel {
    weak var value: (any PersistentModel)?
  }

  private struct WeakObserver {
    weak var value: (any ContextObserver)?
  }

  public init(_ container: ModelContainer) {
    core = container.core
    ownContainer = container
    isMain = false
    autosaveEnabled = false
    core.store.add(inbox)
  }

  init(main container: ModelContainer) {
    core = container.core
    ownContainer = nil
    mainContainer = container
    isMain = true
    autosaveEnabled = true
    core.store.add(inbox)
    drainOnMain()
  }

  /// A context to look at what is stored, which nobody else hears of.
  init(looking core: ContainerCore) {
    self.core = core
    ownContainer = nil
    isMain = false
    autosaveEnabled = false
  }

  public var container: ModelContainer {
    ownContainer ?? mainContainer ?? ModelContainer(core)
  }

  // MARK: Changes

  /// Whether there is something to save.
  public var hasChanges: Bool {
    !insertedKeys.isEmpty || !changedKeys.isEmpty || !deletedKeys.isEmpty
  }

  public var insertedModelsArray: [any PersistentModel] { insertedKeys.compactMap { pending[$0] } }
  public var changedModelsArray: [any PersistentModel] { changedKeys.compactMap { pending[$0] } }
  public var deletedModelsArray: [any PersistentModel] { deletedKeys.compactMap { pending[$0] } }

  /// Takes over what other contexts have saved.
  public func processPendingChanges() { drain() }

  func add(_ observer: any ContextObserver) {
    guard !observers.contains(where: { $0.value === observer }) else { return }
    observers.removeAll { $0.value == nil }
    observers.append(WeakObserver(value: observer))
    drainOnMain()
  }

  func remove(_ observer: any ContextObserver) {
    observers.removeAll { $0.value == nil || $0.value === observer }
  }

  /// Tells that something in the context is not as it was.
  func didChange() {
    version += 1
    for observer in observers { observer.value?.contextDidChange() }
    scheduleAutosave()
  }
}

/// Who shows what is in a context.
protocol ContextObserver: AnyObject {
  func contextDidChange()
}

extension ModelContext: Equatable, CustomDebugStringConvertible {
  public static func == (left: ModelContext, right: ModelContext) -> Bool { left === right }

  public var debugDescription: String {
    "ModelContext(\(isMain ? "main, " : "")\(core.schema.debugDescription))"
  }
}

/// Takes a value to the main queue, where alone it is used.
struct CarriedToMain<Value>: @unchecked Sendable {
  let value: Value
}

extension ModelContext {
  // MARK: Autosave

  func scheduleAutosave() {
    guard autosaveEnabled, hasChanges, !isAutosaveScheduled, MainThread.isCurrent || isMain else {
      return
    }
    isAutosaveScheduled = true
    let context = CarriedToMain(value: { [weak self] in self })
    MainThread.run {
      TurnScheduler.shared.enqueue { context.value()?.autosave() }
    }
  }

  private func autosave() {
    let isSaved = saveByItself()
    // What could not be saved is tried again after the next change.
    if isSaved { scheduleAutosave() }
  }

  /// Whether all is saved that there was when it began.
  private func saveByItself() -> Bool {
    defer { isAutosaveScheduled = false }
    guard autosaveEnabled, hasChanges else { return false }
    do {
      try save()
      return true
    } catch {
      Mistake.report("ModelContext: what has changed could not be saved: \(error)")
      return false
    }
  }

  // MARK: Others' changes

  /// Looks by itself at what others save.
  private func drainOnMain() {
    let context = CarriedToMain(value: { [weak self] in self })
    inbox.onReceive {
      MainThread.run { context.value()?.drain() }
    }
  }
}
