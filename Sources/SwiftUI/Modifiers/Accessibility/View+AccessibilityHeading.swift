/// How deep a heading is, which VoiceOver says.
public enum AccessibilityHeadingLevel: UInt, Sendable, CaseIterable {
  case unspecified
  case h1
  case h2
  case h3
  case h4
  case h5
  case h6
}

extension View {
  /// Says how deep the heading is; that it is one is said by its traits.
  public nonisolated func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attach(.heading(Int(level.rawValue)))
  }
}
