/// What the user wants a gesture on a pencil to do.
public struct PencilPreferredAction: Hashable, Sendable {
  private enum Kind {
    case ignore, switchEraser, switchPrevious, showColorPalette, showInkAttributes
    case showContextualPalette, runSystemShortcut
  }

  private let kind: Kind

  public static let ignore = PencilPreferredAction(kind: .ignore)
  public static let switchEraser = PencilPreferredAction(kind: .switchEraser)
  public static let switchPrevious = PencilPreferredAction(kind: .switchPrevious)
  public static let showColorPalette = PencilPreferredAction(kind: .showColorPalette)
  public static let showInkAttributes = PencilPreferredAction(kind: .showInkAttributes)
  public static let showContextualPalette = PencilPreferredAction(kind: .showContextualPalette)
  public static let runSystemShortcut = PencilPreferredAction(kind: .runSystemShortcut)
}

extension EnvironmentValues {
  /// What tapping a pencil twice shall do: nothing, as a phone has none.
  public var preferredPencilDoubleTapAction: PencilPreferredAction { .ignore }

  /// What squeezing a pencil shall do: nothing, as a phone has none.
  public var preferredPencilSqueezeAction: PencilPreferredAction { .ignore }
}
