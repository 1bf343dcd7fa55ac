import SwiftUI

extension ViewType {
  /// Stands for `Toolbar`.
  public struct Toolbar: BaseViewType {
    public static let typePrefix = "Toolbar"

    /// Stands for `Item`.
    public struct Item: BaseViewType, SingleViewContent, MultipleViewContent {
      public static let typePrefix = "ToolbarItem"
    }

    /// Stands for `ItemGroup`.
    public struct ItemGroup: BaseViewType, SingleViewContent, MultipleViewContent {
      public static let typePrefix = "ToolbarItemGroup"
    }
  }
}

extension InspectableView {
  /// What the view puts into the bars around it; `index` counts its toolbars from the innermost.
  public func toolbar(_ index: Int? = nil) throws -> InspectableView<ViewType.Toolbar> {
    .init(try borne(named: "toolbar", at: index))
  }
}

extension InspectableView where View == ViewType.Toolbar {
  /// By what the system keeps the user's changes of it.
  public func identifier() throws -> String? {
    try node.value(as: (any ToolbarValue).self).identifier
  }

  /// The index counts all items and groups together.
  public func item(_ index: Int = 0) throws -> InspectableView<ViewType.Toolbar.Item> {
    .init(try node.toolbarPart("item", at: index))
  }

  /// The index counts all items and groups together.
  public func itemGroup(_ index: Int = 0) throws -> InspectableView<ViewType.Toolbar.ItemGroup> {
    .init(try node.toolbarPart("itemGroup", at: index))
  }
}

extension InspectableView where View == ViewType.Toolbar.Item {
  /// By what the system keeps the user's changes of it.
  public func identifier() throws -> String {
    guard let identifier = try node.toolbarDescription().identifier else {
      throw InspectionError.attributeNotFound(label: "id", type: node.fullTypeName)
    }
    return identifier
  }

  /// Where in the bars it was said to stand.
  public func placement() throws -> ToolbarItemPlacement {
    try node.toolbarDescription().placement
  }

  /// Whether it is there until the user changes the toolbar.
  public func showsByDefault() throws -> Bool { try node.toolbarDescription().showsByDefault }
}

extension InspectableView where View == ViewType.Toolbar.ItemGroup {
  /// Where in the bars it was said to stand.
  public func placement() throws -> ToolbarItemPlacement {
    try node.toolbarDescription().placement
  }
}

/// Stands where an item of a toolbar is, which is no view itself.
private struct ToolbarPart: View {
  var body: some View { EmptyView() }
}

extension InspectedNode {
  /// Whether a toolbar's item or group stands here, with what it shows inside.
  var isToolbarPart: Bool {
    guard case .named(_, _?) = element else { return false }
    return parent?.description?.name == ViewType.Toolbar.typePrefix
  }

  /// What stands in another role: for a toolbar's item or group a view of its own, also where it shows nothing.
  func content(of child: SupplementaryView) -> UnwrappedView {
    guard description?.name == ViewType.Toolbar.typePrefix else {
      return UnwrappedView(child.view())
    }
    let kind: any BaseViewType.Type =
      child.role == "itemGroup" ? ViewType.Toolbar.ItemGroup.self : ViewType.Toolbar.Item.self
    return UnwrappedView(
      ToolbarPart(), describedBy: ViewDescription(name: kind.typePrefix, content: child.view()))
  }

  /// The type of the toolbar's item that stands here; nil for all other places.
  var toolbarItemName: String? {
    guard isToolbarPart, let item = try? toolbarDescription() else { return nil }
    let content = TypeName.full(Swift.type(of: item.content))
    if item.isGroup { return "ToolbarItemGroup<\(content)>" }
    return "ToolbarItem<\(item.identifier == nil ? "()" : "String"), \(content)>"
  }

  fileprivate func toolbarPart(_ role: String, at index: Int) throws -> InspectedNode {
    let parts = description?.supplementary ?? []
    guard let part = parts.first(where: { $0.index == index && $0.role == role }) else {
      throw InspectionError.viewNotFound(parent: "toolbar item at index \(index)")
    }
    return supplementary(part)
  }

  fileprivate func toolbarDescription() throws -> _ToolbarItemDescription {
    guard case .named(_, let index?) = element, let toolbar = parent else {
      throw InspectionError.attributeNotFound(label: "placement", type: typeName)
    }
    let items = try toolbar.value(as: (any ToolbarValue).self).descriptions
    guard items.indices.contains(index) else {
      throw InspectionError.viewNotFound(parent: "toolbar item at index \(index)")
    }
    return items[index]
  }
}

/// What can be read of a toolbar whatever its items are.
@MainActor
private protocol ToolbarValue {
  var identifier: String? { get }
  var descriptions: [_ToolbarItemDescription] { get }
}

extension _ToolbarModifier: ToolbarValue {
  @MainActor
  fileprivate var descriptions: [_ToolbarItemDescription] { items._toolbarItems }
}
