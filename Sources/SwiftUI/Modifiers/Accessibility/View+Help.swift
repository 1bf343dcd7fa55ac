extension View {
  /// Adds a hint for assistive technologies, which is a tip for the pointer where there is one.
  public nonisolated func help(_ text: Text) -> some View {
    modifier(AccessibilityAttachmentModifier(.help(text)))
  }

  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View {
    help(Text(textKey))
  }

  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View {
    help(Text(text))
  }

  /// Scrolls when an assistive technology asks for it, such as VoiceOver's three-finger swipe.
  public nonisolated func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(.scrollAction(handler)))
  }
}
