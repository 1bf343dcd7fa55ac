import Foundation

/// What makes a submission.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The return key in a text field.
  public static let text = SubmitTriggers(rawValue: 1 << 0)
  /// The search key in a search field.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}

/// What is done on a submission, here and further out.
@MainActor
package final class SubmitAction {
  fileprivate var triggers: SubmitTriggers
  fileprivate var action: () -> Void
  private let outer: SubmitAction?

  fileprivate init(_ triggers: SubmitTriggers, _ action: @escaping () -> Void, outer: SubmitAction?)
  {
    self.triggers = triggers
    self.action = action
    self.outer = outer
  }

  /// Runs the actions for a trigger, the innermost first.
  package func callAsFunction(for trigger: SubmitTriggers) {
    if !triggers.isDisjoint(with: trigger) { action() }
    outer?(for: trigger)
  }
}

private enum SubmitActionKey: EnvironmentKey {
  static var defaultValue: SubmitAction? { nil }
}

private enum SubmitTriggerKey: EnvironmentKey {
  static var defaultValue: SubmitTriggers { .text }
}

extension EnvironmentValues {
  package var submitAction: SubmitAction? {
    get { self[SubmitActionKey.self] }
    set { self[SubmitActionKey.self] = newValue }
  }

  /// What the return key of fields is a trigger of.
  package var submitTrigger: SubmitTriggers {
    get { self[SubmitTriggerKey.self] }
    set { self[SubmitTriggerKey.self] = newValue }
  }
}

/// Does something when a field inside is submitted.
package nonisolated struct OnSubmitModifier: PrimitiveModifier {
  package let triggers: SubmitTriggers
  package let action: () -> Void

  @MainActor
  package func makeNode(_ context: _NodeContext) -> SubmitNode {
    SubmitNode(self, context)
  }

  @MainActor
  package func updateNode(_ node: SubmitNode) {
    node.action.triggers = triggers
    node.action.action = action
  }

  @MainActor
  package var _structure: _ModifierStructure { .modifier("onSubmit") }
}

/// The place of an `onSubmit`: its action stays the same object while closures come and go.
@MainActor
package final class SubmitNode: SingleChildNode {
  let action: SubmitAction

  init(_ modifier: OnSubmitModifier, _ context: _NodeContext) {
    action = SubmitAction(
      modifier.triggers, modifier.action, outer: context.environment.values.submitAction)
    super.init(context)
    let action = action
    environment = context.environment.makeChild { $0.submitAction = action }
  }
}

extension View {
  /// Does something when the return key is pressed in a field inside.
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    modifier(OnSubmitModifier(triggers: triggers, action: action))
  }

  /// Keeps submissions inside from reaching actions outside.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitAction) { if isBlocking { $0 = nil } }
  }
}
