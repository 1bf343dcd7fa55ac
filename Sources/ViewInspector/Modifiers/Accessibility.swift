import SwiftUI

extension InspectableView {
  // MARK: Texts

  /// What the modifier `accessibilityLabel` was given.
  public func accessibilityLabel() throws -> InspectableView<ViewType.Text> {
    if let label = (node.view as? Text)?.firstSpokenLabel {
      return .init(
        InspectedNode(
          UnwrappedView(label), parent: node, element: .named("accessibilityLabel", nil)))
    }
    return try accessibilityText("accessibilityLabel") {
      if case .label(let text) = $0 { text } else { nil }
    }
  }

  /// What the modifier `accessibilityValue` was given.
  public func accessibilityValue() throws -> InspectableView<ViewType.Text> {
    try accessibilityText("accessibilityValue") {
      if case .value(let text) = $0 { text } else { nil }
    }
  }

  /// What the modifier `accessibilityHint` was given.
  public func accessibilityHint() throws -> InspectableView<ViewType.Text> {
    try accessibilityText("accessibilityHint") {
      if case .hint(let text) = $0 { text } else { nil }
    }
  }

  private func accessibilityText(
    _ name: String, _ read: (AccessibilityAttachmentModifier.Attachment) -> Text?
  ) throws -> InspectableView<ViewType.Text> {
    let text = try node.accessibilityAttachment(name, read)
    return .init(
      InspectedNode(UnwrappedView(text), parent: node, element: .named(name, nil)))
  }

  /// What `help(_:)` says about the view.
  public func help() throws -> InspectableView<ViewType.Text> {
    .init(try borneContent(named: "help", shownAs: "help()", at: nil))
  }

  // MARK: Values

  /// What the modifier `accessibilityIdentifier` was given.
  public func accessibilityIdentifier() throws -> String {
    try node.accessibilityAttachment("accessibilityIdentifier") {
      if case .identifier(let identifier) = $0 { identifier } else { nil }
    }
  }

  /// What the modifier `accessibilityHidden` was given.
  public func accessibilityHidden() throws -> Bool {
    try node.accessibilityAttachment("accessibilityHidden") {
      if case .hidden(let isHidden) = $0 { isHidden } else { nil }
    }
  }

  /// What the modifier `accessibilitySortPriority` was given; higher ones are read first, 0 is the usual one.
  public func accessibilitySortPriority() throws -> Double {
    try node.accessibilityAttachment("accessibilitySortPriority") {
      if case .sortPriority(let priority) = $0 { priority } else { nil }
    }
  }

  /// What the modifier `accessibility(selectionIdentifier:)` was given.
  @available(*, deprecated)
  public func accessibilitySelectionIdentifier() throws -> AnyHashable {
    try node.modifier(
      as: AccessibilitySelectionIdentifierModifier.self,
      named: "accessibility(selectionIdentifier:)"
    ).identifier
  }

  /// What the modifier `accessibilityActivationPoint` was given.
  public func accessibilityActivationPoint() throws -> UnitPoint {
    try node.accessibilityAttachment("accessibilityActivationPoint") {
      if case .activationPoint(let point) = $0 { point } else { nil }
    }
  }

  /// The traits that are added and not removed by a modifier further out.
  public func accessibilityTraits() throws -> AccessibilityTraits {
    var traits: AccessibilityTraits?
    node.forEachModifier { link in
      guard let modifier = link.modifier as? AccessibilityAttachmentModifier else { return }
      switch modifier.attachment {
      case .addTraits(let added): traits = (traits ?? []).union(added)
      case .removeTraits(let removed): traits = (traits ?? []).subtracting(removed)
      default: break
      }
    }
    if let traits { return traits }
    throw node.missingModifier("accessibilityAddTraits")
  }

  // MARK: Actions

  /// Does what `accessibilityAction` was given under a name or for a kind.
  public func callAccessibilityAction<S: StringProtocol>(_ named: S) throws {
    let name = String(named)
    let action = try node.accessibilityAttachment("accessibilityAction(named: \"\(name)\")") {
      switch $0 {
      case .namedAction(let text, let action) where text.plainString == name: action
      case .action(let kind, let action) where !kind.isOfSystem && kind.name == name: action
      default: nil
      }
    }
    action()
  }

  /// Does what `accessibilityAction` was given under a name or for a kind.
  public func callAccessibilityAction(_ kind: AccessibilityActionKind) throws {
    guard kind.isOfSystem else { return try callAccessibilityAction(kind.name) }
    let action = try node.accessibilityAttachment("accessibilityAction(.\(kind.name))") {
      if case .action(kind, let action) = $0 { action } else { nil }
    }
    action()
  }

  /// Does what `accessibilityAdjustableAction` was given.
  public func callAccessibilityAdjustableAction(
    _ direction: AccessibilityAdjustmentDirection = .increment
  ) throws {
    let action = try node.accessibilityAttachment("accessibilityAdjustableAction") {
      if case .adjustableAction(let action) = $0 { action } else { nil }
    }
    action(direction)
  }

  /// Does what `accessibilityScrollAction` was given.
  public func callAccessibilityScrollAction(_ edge: Edge) throws {
    let action = try node.accessibilityAttachment("accessibilityScrollAction") {
      if case .scrollAction(let action) = $0 { action } else { nil }
    }
    action(edge)
  }

  /// The buttons that `accessibilityActions` makes actions of the view.
  ///
  /// `index`: Counts the modifiers, the innermost one first.
  public func accessibilityActions(
    _ index: Int? = nil
  ) throws -> InspectableView<ViewType.Overlay> {
    .init(try borne(named: "accessibilityActions", at: index))
  }
}

extension Text {
  /// What is read instead of the text, or of the first of its parts that has such a label.
  fileprivate var firstSpokenLabel: Text? {
    if let spokenLabel { return spokenLabel }
    guard case .concatenated(let parts) = storage else { return nil }
    return parts.lazy.compactMap(\.firstSpokenLabel).first
  }
}

extension AccessibilityActionKind {
  /// Whether the system has a gesture for the action; the app's own ones have just a name.
  fileprivate var isOfSystem: Bool {
    [.default, .escape, .magicTap, .delete, .showMenu].contains(self)
  }
}

extension InspectedNode {
  /// What the innermost fitting accessibility modifier says.
  fileprivate func accessibilityAttachment<Value>(
    _ name: String, _ read: (AccessibilityAttachmentModifier.Attachment) -> Value?
  ) throws -> Value {
    var found: Value?
    forEachModifier { link in
      guard found == nil, let modifier = link.modifier as? AccessibilityAttachmentModifier,
        modifier.isEnabled
      else { return }
      found = read(modifier.attachment)
    }
    if let found { return found }
    throw missingModifier(name)
  }
}
