import Foundation

private enum TextModifiersKey: EnvironmentKey { static let defaultValue: [Text.Modifier] = [] }
private enum LineMinimumKey: EnvironmentKey { static let defaultValue: Int? = nil }
private enum LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private enum MinimumScaleFactorKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private enum AllowsTighteningKey: EnvironmentKey { static let defaultValue = false }
private enum TruncationModeKey: EnvironmentKey {
  static let defaultValue = Text.TruncationMode.tail
}
enum TextCaseKey: EnvironmentKey {
  static let defaultValue: Text.Case? = nil
  static let id = ObjectIdentifier(TextCaseKey.self)
}
private enum TextSelectionKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// What views around a text say about its looks, the outermost first.
  package var textModifiers: [Text.Modifier] {
    get { self[TextModifiersKey.self] }
    set { self[TextModifiersKey.self] = newValue }
  }

  /// The number of lines whose height a text takes at least.
  package var lineMinimum: Int? {
    get { self[LineMinimumKey.self] }
    set { self[LineMinimumKey.self] = newValue }
  }

  /// Points between lines, on top of the font's own.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// How far a text may shrink before it is truncated, in (0, 1].
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// Whether the user may select and copy texts.
  package var isTextSelectable: Bool {
    get { self[TextSelectionKey.self] }
    set { self[TextSelectionKey.self] = newValue }
  }
}
