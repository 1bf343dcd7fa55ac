import Foundation

extension View {
  nonisolated func attach(
    _ attachment: AccessibilityAttachmentModifier.Attachment
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(attachment))
  }

  // MARK: What is read

  public nonisolated func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.label(label)) }

  public nonisolated func accessibilityLabel(
    _ titleKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.label(Text(titleKey))) }

  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ title: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.label(Text(title))) }

  public nonisolated func accessibilityValue(
    _ valueDescription: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.value(valueDescription)) }

  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.value(Text(valueKey))) }

  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.value(Text(value))) }

  public nonisolated func accessibilityHint(
    _ hint: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.hint(hint)) }

  public nonisolated func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.hint(Text(hintKey))) }

  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(
    _ hint: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.hint(Text(hint))) }

  public nonisolated func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.identifier(identifier)) }

  /// Gives the words by which users may call the view when they speak.
  ///
  /// Differs from Apple's: nobody speaks to the device; the words are only told to code that asks for them.
  public nonisolated func accessibilityInputLabels(
    _ inputLabels: [Text]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.inputLabels(inputLabels)) }

  /// Gives the words by which users may call the view when they speak.
  ///
  /// Differs from Apple's: nobody speaks to the device; the words are only told to code that asks for them.
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach(.inputLabels(inputLabelKeys.map { Text($0) }))
  }

  /// Gives the words by which users may call the view when they speak.
  ///
  /// Differs from Apple's: nobody speaks to the device; the words are only told to code that asks for them.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach(.inputLabels(inputLabels.map { Text($0) }))
  }

  // MARK: What it is

  public nonisolated func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.hidden(hidden)) }

  public nonisolated func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.addTraits(traits)) }

  public nonisolated func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.removeTraits(traits)) }

  public nonisolated func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach(.sortPriority(sortPriority))
  }

  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach(.respondsToUserInteraction(respondsToUserInteraction))
  }

  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: UnitPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach(.activationPoint(activationPoint))
  }

  /// Lets assistive technologies activate the view at a place in it, in points from its upper left corner.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: CGPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach(.activationPlace(activationPoint))
  }

  /// Makes the view one element, or a container of elements.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { attach(.children(children)) }

  // MARK: What it does

  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach(.action(actionKind, handler))
  }

  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach(.namedAction(name, handler))
  }

  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach(.namedAction(Text(nameKey), handler))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach(.namedAction(Text(name), handler))
  }

  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach(.adjustableAction(handler))
  }

  // MARK: Deprecated spellings

  public nonisolated func accessibility(
    label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.label(label)) }

  public nonisolated func accessibility(
    identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.identifier(identifier)) }

  public nonisolated func accessibility(
    hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.hidden(hidden)) }

  public nonisolated func accessibility(
    addTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.addTraits(traits)) }

  public nonisolated func accessibility(
    removeTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.removeTraits(traits)) }

  public nonisolated func accessibility(
    value: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.value(value)) }

  public nonisolated func accessibility(
    hint: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.hint(hint)) }
}
