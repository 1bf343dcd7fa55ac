import Foundation

/// Keeps how to take changes back, and how to make them again.
///
/// Foundation on Linux has none.
open class UndoManager: NSObject, @unchecked Sendable {
  /// What one call of `undo()` takes back; a group may hold others.
  private final class Group {
    var actions: [() -> Void] = []
    var targets: [ObjectIdentifier?] = []
    var name = ""
  }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  private var open: [Group] = []
  private var disabledCount = 0
  private var isEventGroupOpen = false

  open private(set) var isUndoing = false
  open private(set) var isRedoing = false
  open var groupsByEvent = true
  /// The most groups that are kept; 0 for all.
  open var levelsOfUndo = 0 { didSet { trim() } }
  /// Differs from Apple's: kept, and read by nobody here; a group of the event ends in any mode.
  open var runLoopModes: [RunLoop.Mode] = [.default]

  // MARK: Groups

  open var groupingLevel: Int { open.count }

  open func beginUndoGrouping() {
    open.append(Group())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  open func endUndoGrouping() {
    guard let group = open.popLast() else { return }
    post(.NSUndoManagerWillCloseUndoGroup)
    if let outer = open.last {
      if !group.actions.isEmpty {
        outer.actions.append { for action in group.actions.reversed() { action() } }
        outer.targets.append(nil)
        if outer.name.isEmpty { outer.name = group.name }
      }
    } else if !group.actions.isEmpty {
      if isUndoing {
        redoStack.append(group)
      } else {
        undoStack.append(group)
        if !isRedoing { redoStack.removeAll() }
      }
      trim()
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    undoStack.removeFirst(max(undoStack.count - levelsOfUndo, 0))
    redoStack.removeFirst(max(redoStack.count - levelsOfUndo, 0))
  }

  // MARK: Registration

  open func disableUndoRegistration() { disabledCount += 1 }
  open func enableUndoRegistration() { disabledCount = max(disabledCount - 1, 0) }
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// Keeps how to take a change back.
  ///
  /// Changes made in one turn of the run loop are taken back together, as are those of a group. The
  /// target is not kept alive; nothing happens for one that is gone.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let action = { [weak target] in
      if let target { handler(target) }
    }
    if open.isEmpty { openEventGroup() }
    open.last?.actions.append(action)
    open.last?.targets.append(ObjectIdentifier(target))
    if !groupsByEvent, open.count == 1, isEventGroupOpen { closeEventGroup() }
  }

  /// Keeps that a method takes a change back, called with an object.
  ///
  /// The object is kept, the target is not.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    registerUndo(withTarget: target as AnyObject) { target in
      guard let target = target as? NSObject else { return }
      _ = target.perform(selector, with: anObject)
    }
  }

  private func openEventGroup() {
    beginUndoGrouping()
    isEventGroupOpen = true
    guard groupsByEvent else { return }
    DispatchQueue.main.async { [weak self] in self?.closeEventGroup() }
  }

  private func closeEventGroup() {
    guard isEventGroupOpen else { return }
    isEventGroupOpen = false
    endUndoGrouping()
  }

  // MARK: Undoing

  open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.actions.isEmpty } }
  open var canRedo: Bool { !redoStack.isEmpty }
  open var undoCount: Int { undoStack.count }
  open var redoCount: Int { redoStack.count }

  open func undo() {
    closeEventGroup()
    undoNestedGroup()
  }

  open func undoNestedGroup() {
    post(.NSUndoManagerCheckpoint)
    guard let group = undoStack.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    run(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  open func redo() {
    closeEventGroup()
    post(.NSUndoManagerCheckpoint)
    guard let group = redoStack.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    run(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  private func run(_ group: Group) {
    beginUndoGrouping()
    open.last?.name = group.name
    for action in group.actions.reversed() { action() }
    endUndoGrouping()
  }

  open func removeAllActions() {
    undoStack.removeAll()
    redoStack.removeAll()
    open.removeAll()
    isEventGroupOpen = false
  }

  open func removeAllActions(withTarget target: Any) {
    let identifier = ObjectIdentifier(target as AnyObject)
    for group in undoStack + redoStack + open {
      for index in group.targets.indices.reversed() where group.targets[index] == identifier {
        group.targets.remove(at: index)
        group.actions.remove(at: index)
      }
    }
    undoStack.removeAll { $0.actions.isEmpty }
    redoStack.removeAll { $0.actions.isEmpty }
  }

  // MARK: Names

  open func setActionName(_ actionName: String) {
    (open.last ?? undoStack.last)?.name = actionName
  }

  open var undoActionName: String {
    open.last { !$0.actions.isEmpty }?.name ?? undoStack.last?.name ?? ""
  }
  open var redoActionName: String { redoStack.last?.name ?? "" }
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension Notification.Name {
  public static let NSUndoManagerCheckpoint = Self("NSUndoManagerCheckpointNotification")
  public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
  public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
  public static let NSUndoManagerDidOpenUndoGroup = Self(
    "NSUndoManagerDidOpenUndoGroupNotification")
  public static let NSUndoManagerWillCloseUndoGroup = Self(
    "NSUndoManagerWillCloseUndoGroupNotification")
  public static let NSUndoManagerDidCloseUndoGroup = Self(
    "NSUndoManagerDidCloseUndoGroupNotification")
}
