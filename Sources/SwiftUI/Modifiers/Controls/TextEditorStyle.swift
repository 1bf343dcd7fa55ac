/// How editors of long texts look.
public protocol TextEditorStyle: Sendable {}

/// The usual look of an editor.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  public init() {}
}

/// An editor without ornaments, which is what editors on iOS are by themselves.
public struct PlainTextEditorStyle: TextEditorStyle {
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  public static var automatic: AutomaticTextEditorStyle { .init() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  public static var plain: PlainTextEditorStyle { .init() }
}

extension View {
  /// Sets how editors of long texts look; on iOS both styles look the same.
  ///
  /// Differs from Apple's: the style is kept for inspection only; apps cannot make styles of their own.
  public nonisolated func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    modifier(NotedModifier("textEditorStyle", style))
  }

  /// Takes the search through texts away from editors.
  ///
  /// Differs from Apple's: editors have no search here, so that it is kept for inspection only.
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(NotedModifier("findDisabled", isDisabled))
  }

  /// Takes replacing what is found away from editors.
  ///
  /// Differs from Apple's: editors have no search here, so that it is kept for inspection only.
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(NotedModifier("replaceDisabled", isDisabled))
  }
}
