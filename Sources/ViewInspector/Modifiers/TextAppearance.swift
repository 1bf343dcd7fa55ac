import SwiftUI

extension InspectableView {
  /// - Throws: `notSupported` for a text, whose own font is among its attributes.
  public func font() throws -> Font? {
    if View.self == ViewType.Text.self {
      throw InspectionError.notSupported(
        "Please use .attributes().font() for inspecting Font on a Text")
    }
    return try node.writtenValue("font", \.font)
  }

  /// What the modifier `lineLimit` was given.
  public func lineLimit() throws -> Int? { try node.writtenValue("lineLimit", \.lineLimit) }

  /// What the modifier `multilineTextAlignment` was given.
  public func multilineTextAlignment() throws -> TextAlignment {
    try node.writtenValue("multilineTextAlignment", \.multilineTextAlignment)
  }

  /// In points.
  public func lineSpacing() throws -> CGFloat {
    try node.writtenValue("lineSpacing", \.lineSpacing)
  }

  /// What the modifier `minimumScaleFactor` was given: the part of its size to which a text may shrink, in 0...1.
  public func minimumScaleFactor() throws -> CGFloat {
    try node.writtenValue("minimumScaleFactor", \.minimumScaleFactor)
  }

  /// What the modifier `truncationMode` was given.
  public func truncationMode() throws -> Text.TruncationMode {
    try node.writtenValue("truncationMode", \.truncationMode)
  }

  /// False unless a modifier says otherwise.
  public func allowsTightening() -> Bool {
    node.environmentValue(\.allowsTightening, includesAncestors: true) ?? false
  }

  /// Whether any modifier of the view, or of a view around it, turns it over for right-to-left
  /// languages.
  public func flipsForRightToLeftLayoutDirection() -> Bool {
    var place: InspectedNode? = node
    while let current = place {
      let isFlipped = current.hasModifier {
        ($0.modifier as? _FlipsForRightToLeftModifier)?.isEnabled == true
      }
      if isFlipped { return true }
      place = current.parent
    }
    return false
  }
}
