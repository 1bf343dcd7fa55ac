/// Changes what previews show, with data that several of them share.
@preconcurrency @MainActor
public protocol PreviewModifier {
  /// What previews share.
  associatedtype Context = Void
  associatedtype Body: View
  /// The preview that is changed.
  typealias Content = PreviewModifierContent

  /// Makes what previews share.
  ///
  /// Differs from Apple's: nothing shows previews by itself, so that only the app's own code calls it.
  static func makeSharedContext() async throws -> Context

  /// The preview as the modifier has it.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// The preview that a modifier changes.
public struct PreviewModifierContent: View {
  let content: AnyView

  public var body: some View { content }
}
