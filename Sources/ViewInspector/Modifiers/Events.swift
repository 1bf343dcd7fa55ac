import SwiftUI

extension InspectableView {
  // MARK: Appearance

  /// Does what `onAppear` was given.
  public func callOnAppear() throws {
    try node.appearanceAction("onAppear", \.appear)()
  }

  /// Does what `onDisappear` was given.
  public func callOnDisappear() throws {
    try node.appearanceAction("onDisappear", \.disappear)()
  }

  // MARK: Changes

  /// Runs an `onChange` closure for values of a type.
  ///
  /// `index`: Counts the closures for the type, the innermost one first.
  public func callOnChange<E: Equatable>(newValue value: E, index: Int = 0) throws {
    try node.changeAction(E.self, at: index)(nil, value)
  }

  /// Runs an `onChange` closure for values of a type.
  public func callOnChange<E: Equatable>(oldValue: E, newValue: E, index: Int = 0) throws {
    try node.changeAction(E.self, at: index)(oldValue, newValue)
  }

  // MARK: Tasks

  /// Runs the action of `task(priority:_:)` and waits for it.
  public func callTask() async throws {
    let task = try node.modifier(as: (any TaskValue).self, named: "task") { !$0.hasID }
    await task.action()
  }

  /// Runs the action of `task(id:priority:_:)` and waits for it.
  ///
  /// `index`: Counts the tasks whose id has the type of `id`, the innermost one first.
  public func callTask(id: some Equatable, index: Int = 0) async throws {
    let type = type(of: id)
    let task = try node.modifier(as: (any TaskValue).self, named: "task", at: index) {
      $0.hasID && $0.idType == type
    }
    await task.action()
  }

  // MARK: Transactions

  /// Runs the closure of `transaction(_:)` on a transaction of its own.
  public func callTransaction() throws {
    let modifier = try node.modifier(as: TransactionModifier.self, named: "transaction")
    guard case .transform(let transform, _) = modifier.kind else { return }
    var transaction = Transaction()
    transform(&transaction)
  }

  // MARK: Submission

  /// Does what `onSubmit` was given for these triggers.
  public func callOnSubmit(of triggers: SubmitTriggers = .text) throws {
    try node.modifier(as: OnSubmitModifier.self, named: "onSubmit") {
      $0.triggers.isSuperset(of: triggers)
    }.action()
  }
}

extension InspectedNode {
  fileprivate func appearanceAction(
    _ name: String, _ keyPath: KeyPath<_AppearanceActionModifier, (() -> Void)?>
  ) throws -> () -> Void {
    var found: (() -> Void)?
    forEachModifier { link in
      guard found == nil, let modifier = link.modifier as? _AppearanceActionModifier else { return }
      found = modifier[keyPath: keyPath]
    }
    guard let found else {
      throw missingModifier(name)
    }
    return found
  }

  fileprivate func changeAction<E: Equatable>(
    _ type: E.Type, at index: Int
  ) throws -> (E?, E) -> Void {
    var matches: [(E?, E) -> Void] = []
    forEachModifier { link in
      if let change = link.modifier as? _ValueChangeModifier<E> {
        matches.append { change.action($0 ?? change.value, $1) }
      } else if let change = link.modifier as? _ValueChangeModifier<E?> {
        matches.append { change.action($0 ?? change.value, $1) }
      }
    }
    guard let match = matches.dropFirst(index).first else {
      throw missingModifier("onChange", at: index)
    }
    return match
  }
}

/// What can be read of a task whatever its id is.
private protocol TaskValue {
  var idType: Any.Type { get }
  var hasID: Bool { get }
  var action: @isolated(any) @Sendable () async -> Void { get }
}

extension _TaskModifier: TaskValue {
  fileprivate var idType: Any.Type { ID.self }
  fileprivate var hasID: Bool { !(ID.self == NoTaskID.self) }
}
