import SwiftUI

extension Font {
  /// In points.
  ///
  /// - Throws: `attributeNotFound` for text styles, whose size is the user's.
  public func size() throws -> CGFloat {
    switch root {
    case .system(let size, _, _), .custom(_, let size, _): return size
    default: throw missing("size")
    }
  }

  /// Whether a custom font keeps its size when the user changes the text size.
  public func isFixedSize() -> Bool {
    switch root {
    case .custom(_, _, let style): style == nil
    default: false
    }
  }

  /// The name of a custom font.
  public func name() throws -> String {
    if case .custom(let name, _, _) = root { return name }
    throw missing("name")
  }

  /// As its modifiers say, else it itself.
  ///
  /// - Throws: `InspectionError` where neither does.
  public func weight() throws -> Weight {
    for case .weight(let weight) in changes { return weight }
    if changes.contains(.bold) { return .bold }
    switch root {
    case .style(_, _, let weight?): return weight
    case .system(_, let weight, _): return weight ?? .regular
    default: throw missing("weight")
    }
  }

  /// Throws for a font without one.
  public func design() throws -> Design {
    switch root {
    case .style(_, let design?, _): return design
    case .system(_, _, let design): return design ?? .default
    default: throw missing("design")
    }
  }

  /// The text style.
  ///
  /// - Throws: `InspectionError` for a font without one.
  public func style() throws -> TextStyle {
    switch root {
    case .style(let style, _, _), .custom(_, _, let style?): return style
    default: throw missing("style")
    }
  }

  /// The font without its modifiers.
  private var root: Source {
    var source = source
    while case .modified(let inner, _) = source { source = inner }
    return source
  }

  /// The modifiers, the outermost one first.
  private var changes: [Modifier] {
    var changes: [Modifier] = []
    var source = source
    while case .modified(let inner, let change) = source {
      changes.append(change)
      source = inner
    }
    return changes
  }

  private func missing(_ label: String) -> InspectionError {
    .attributeNotFound(label: label, type: "Font")
  }
}
