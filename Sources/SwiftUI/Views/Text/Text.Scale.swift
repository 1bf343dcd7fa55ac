import CoreGraphics

extension Text {
  /// How large a text is beside others of the same font.
  public struct Scale: Hashable, Sendable {
    /// As a part of the font's size.
    let factor: CGFloat

    /// The size of the font.
    public static let `default` = Scale(factor: 1)
    /// Smaller, as units are behind a number.
    ///
    /// Differs from Apple's: how much smaller is not known; here it is four fifths of the font's size.
    public static let secondary = Scale(factor: 0.8)
  }

  /// Makes the text as large as `scale` says, if `isEnabled`; else it stays as it is.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? modified(.scale(scale.factor)) : self
  }
}

extension View {
  /// Makes texts inside as large as `scale` says, if `isEnabled`; else they stay as they are.
  public nonisolated func textScale(
    _ scale: Text.Scale, isEnabled: Bool = true
  ) -> some View {
    modifier(TextScaleModifier(scale: isEnabled ? scale : nil))
  }
}

package nonisolated struct TextScaleModifier: EnvironmentChangingModifier {
  package let scale: Text.Scale?

  package var change: (inout EnvironmentValues) -> Void {
    { [scale] in if let scale { $0.textModifiers.append(.scale(scale.factor)) } }
  }

  @MainActor
  package var _structure: _ModifierStructure { .modifier("textScale", environment: change) }
}
