/// How texts are read aloud; each is told to assistive technologies only.
extension View {
  /// Reads texts letter by letter.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    modifier(NotedModifier("speechSpellsOutCharacters", value))
  }

  /// Reads punctuation aloud.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    modifier(NotedModifier("speechAlwaysIncludesPunctuation", value))
  }

  /// Raises or lowers the voice, by a part between -1 and 1.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View {
    modifier(NotedModifier("speechAdjustedPitch", value))
  }

  /// Queues announcements instead of interrupting what is being read.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    modifier(NotedModifier("speechAnnouncementsQueued", value))
  }

  /// Keeps colours as they are where the user inverts all others.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    modifier(NotedModifier("accessibilityIgnoresInvertColors", active))
  }

  /// Marks content that changes too often for assistive technologies to read on.
  public nonisolated func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View {
    modifier(NotedModifier("accessibilityDirectTouch", isDirectTouchArea))
  }
}
