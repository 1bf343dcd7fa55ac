import SwiftUI

extension InspectableView {
  /// What the modifier `listRowInsets` was given.
  public func listRowInsets() throws -> EdgeInsets {
    try node.listTrait("listRowInsets") {
      if case .rowInsets(let insets) = $0 { insets } else { nil }
    }
  }

  /// The colour of the icons in the row, and whether it stays in spite of the system's.
  ///
  /// - Throws: `attributeNotFound` for the monochrome tint, which has no colour.
  public func listItemTint() throws -> (color: Color, isFixed: Bool) {
    let tint = try node.carriedValue("listItemTint", as: ListItemTint?.self)
    switch tint?.kind {
    case .fixed(let color): return (color, true)
    case .preferred(let color): return (color, false)
    case .monochrome, nil:
      throw InspectionError.attributeNotFound(label: "tint", type: "ListItemTint")
    }
  }

  /// What the modifier `listRowBackground` was given.
  public func listRowBackground(
    _ index: Int? = nil
  ) throws -> InspectableView<ViewType.ClassifiedView> {
    .init(try borneContent(named: "listRowBackground", at: index))
  }

  /// What the modifier `tabItem` was given.
  public func tabItem() throws -> InspectableView<ViewType.ClassifiedView> {
    .init(try borneContent(named: "tabItem", at: nil))
  }

  /// What the modifier `listStyle` was given.
  public func listStyle() throws -> Any {
    try node.modifier(as: (any ListStyleValue).self, named: "listStyle").anyStyle
  }

  /// Runs the action of `refreshable(action:)` and waits for it.
  public func callRefreshable() async throws {
    await (try node.modifier(as: _RefreshableModifier.self, named: "refreshable")).action()
  }
}

extension InspectedNode {
  /// What the innermost fitting modifier tells the container around.
  func listTrait<Value>(_ name: String, _ read: (ListTrait) -> Value?) throws -> Value {
    var found: Value?
    forEachModifier { link in
      guard found == nil, let modifier = link.modifier as? _ListTraitModifier else { return }
      found = read(modifier.trait)
    }
    if let found { return found }
    throw missingModifier(name)
  }
}

/// What can be read of a list style modifier whatever the style is.
private protocol ListStyleValue {
  var anyStyle: Any { get }
}

extension _ListStyleModifier: ListStyleValue {
  fileprivate var anyStyle: Any { style }
}
