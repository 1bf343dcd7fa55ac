import SwiftUI

extension ViewType {
  /// Stands for `TabView`.
  public struct TabView: BaseViewType, MultipleViewContent {
    public static let typePrefix = "TabView"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `TabView`.
  public func tabView() throws -> InspectableView<ViewType.TabView> {
    try child(ViewType.TabView.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `TabView`.
  public func tabView(_ index: Int) throws -> InspectableView<ViewType.TabView> {
    try child(ViewType.TabView.self, at: index)
  }
}

// MARK: Attributes

extension InspectedNode {
  /// The tag of a tab that is not selected; nil for all other views.
  func hiddenTab(_ medium: ModifierLink?) -> AnyHashable? {
    guard description?.name == ViewType.TabView.typePrefix,
      let selected = (view as? any TabViewValue)?.selectedTag
    else { return nil }
    var link = medium
    while let current = link {
      if case .tag(let tag) = (current.modifier as? _ListTraitModifier)?.trait {
        return tag == selected ? nil : tag
      }
      link = current.outer
    }
    return nil
  }
}

/// What can be read of a tab view whatever its types are.
private protocol TabViewValue {
  var selectedTag: AnyHashable? { get }
}

extension TabView: TabViewValue {
  fileprivate var selectedTag: AnyHashable? { (selection?.wrappedValue).map { AnyHashable($0) } }
}
