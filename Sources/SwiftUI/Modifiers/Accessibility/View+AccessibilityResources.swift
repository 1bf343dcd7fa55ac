import Foundation

extension View {
  @_disfavoredOverload
  public nonisolated func help(_ textResource: LocalizedStringResource) -> some View {
    help(Text(textResource))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityValue(
    _ valueResource: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach(.value(Text(valueResource)))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityHint(
    _ hintResource: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { attach(.hint(Text(hintResource))) }

  /// Gives the words by which users may call the view when they speak.
  ///
  /// Differs from Apple's: nobody speaks to the device; the words are only told to code that asks for them.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels(
    _ inputLabelResources: [LocalizedStringResource]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach(.inputLabels(inputLabelResources.map { Text($0) }))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityAction(
    named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach(.namedAction(Text(nameResource), handler))
  }
}
