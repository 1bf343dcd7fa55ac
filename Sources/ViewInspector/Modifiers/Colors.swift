import SwiftUI

extension InspectableView {
  /// - Throws: `notSupported` for a text, whose own colour is among its attributes.
  public func foregroundColor() throws -> Color? {
    if View.self == ViewType.Text.self {
      throw InspectionError.notSupported(
        "Please use .attributes().foregroundColor() for inspecting foregroundColor on a Text")
    }
    return try node.writtenForegroundColor()
  }

  /// The style that `foregroundStyle` sets here or around.
  public func foregroundStyleShapeStyle<S: ShapeStyle>(_ style: S.Type) throws -> S {
    var place: InspectedNode? = node
    while let current = place {
      if let modifier = try? current.modifier(
        as: _ForegroundStyleModifier.self, named: "foregroundStyle"),
        let painted = modifier.styles.first?.style
      {
        return try painted.cast(to: S.self)
      }
      place = current.parent
    }
    throw node.missingModifier("foregroundStyle")
  }

  /// What the modifier `accentColor` was given.
  public func accentColor() throws -> Color? {
    try node.inheritedValue("accentColor", as: Color?.self)
  }

  /// The colour that `tint` sets; nil if it sets another style, or none.
  public func tint() throws -> Color? {
    try node.inheritedValue("tint", as: AnyShapeStyle?.self)?.style as? Color
  }

  /// The scheme that is set, or else the one that is preferred.
  public func colorScheme() throws -> ColorScheme {
    do {
      return try node.inheritedValue("colorScheme", as: ColorScheme.self)
    } catch {
      if let scheme = try? preferredColorScheme() { return scheme }
      throw error
    }
  }

  /// The scheme that is wanted here or around; the outermost one wins.
  public func preferredColorScheme() throws -> ColorScheme? {
    var found: ColorScheme??
    var place: InspectedNode? = node
    while let current = place {
      current.forEachModifier { link in
        guard let preference = link.modifier as? HostPreferenceModifier<PreferredColorSchemeKey>
        else { return }
        found = .some(preference.value)
      }
      place = current.parent
    }
    if let found { return found }
    throw node.missingModifier("preferredColorScheme")
  }
}
