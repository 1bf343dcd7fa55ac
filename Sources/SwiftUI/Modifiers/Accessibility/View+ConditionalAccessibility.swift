import Foundation

// What is only told while a condition holds; else the view tells what it would without the modifier.
extension View {
  private nonisolated func attach(
    _ attachment: AccessibilityAttachmentModifier.Attachment, if isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(attachment, isEnabled: isEnabled))
  }

  // MARK: Labels

  public nonisolated func accessibilityLabel(
    _ label: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach(.label(label), if: isEnabled)
  }

  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach(.label(Text(labelKey)), if: isEnabled)
  }

  @_disfavoredOverload
  public nonisolated func accessibilityLabel(
    _ labelResource: LocalizedStringResource, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach(.label(Text(labelResource)), if: isEnabled)
  }

  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach(.label(Text(label)), if: isEnabled)
  }

  // MARK: Values

  public nonisolated func accessibilityValue(
    _ valueDescription: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach(.value(valueDescription), if: isEnabled)
  }

  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach(.value(Text(valueKey)), if: isEnabled)
  }

  @_disfavoredOverload
  public nonisolated func accessibilityValue(
    _ valueResource: LocalizedStringResource, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach(.value(Text(valueResource)), if: isEnabled)
  }

  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach(.value(Text(value)), if: isEnabled)
  }

  // MARK: Hints

  public nonisolated func accessibilityHint(
    _ hint: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach(.hint(hint), if: isEnabled)
  }

  public nonisolated func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach(.hint(Text(hintKey)), if: isEnabled)
  }

  @_disfavoredOverload
  public nonisolated func accessibilityHint(
    _ hintResource: LocalizedStringResource, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach(.hint(Text(hintResource)), if: isEnabled)
  }

  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach(.hint(Text(hint)), if: isEnabled)
  }

  // MARK: The rest

  public nonisolated func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach(.identifier(identifier), if: isEnabled)
  }

  public nonisolated func accessibilityHidden(
    _ hidden: Bool, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach(.hidden(hidden), if: isEnabled)
  }

  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: UnitPoint, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach(.activationPoint(activationPoint), if: isEnabled)
  }

  /// In points from the view's upper left corner.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: CGPoint, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach(.activationPlace(activationPoint), if: isEnabled)
  }

  /// Differs from Apple's: nobody speaks to the device; the words are only told to code that asks for them.
  public nonisolated func accessibilityInputLabels(
    _ inputLabels: [Text], isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach(.inputLabels(inputLabels), if: isEnabled)
  }

  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach(.inputLabels(inputLabelKeys.map { Text($0) }), if: isEnabled)
  }

  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach(.inputLabels(inputLabels.map { Text($0) }), if: isEnabled)
  }
}
