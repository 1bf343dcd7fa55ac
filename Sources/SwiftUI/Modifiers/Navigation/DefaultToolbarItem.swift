/// Something that the system puts into the bars by itself, at a place of the app's choice.
///
/// Differs from Apple's: a search field goes to the bar at the bottom, until the user is in it; at the top it stands
/// below the bar as without the item. The button for the sidebar goes to the side that is named. Titles stay in their
/// place.
public nonisolated struct DefaultToolbarItem: PrimitiveToolbarContent, CustomizableToolbarContent {
  package let kind: ToolbarDefaultItemKind
  package let placement: ToolbarItemPlacement

  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
    self.kind = kind
    self.placement = placement
  }

  @MainActor
  package func makeToolbarNode(_ context: _NodeContext) -> ToolbarItemNode {
    let node = ToolbarItemNode(placement, context)
    node.standsFor = kind
    node.child = ToolbarSearchNode(node.childContext)
    return node
  }

  @MainActor
  package func updateToolbarNode(_ node: ToolbarItemNode) {
    guard node.placement != placement || node.standsFor != kind else { return }
    node.placement = placement
    node.standsFor = kind
    node.preferencesDidChange()
  }

  @MainActor
  public var _toolbarItems: [_ToolbarItemDescription] {
    [
      _ToolbarItemDescription(
        identifier: nil, placement: placement, isGroup: false, content: EmptyView())
    ]
  }
}

/// The place of the screen's search field among the items of a bar; nothing while the field stands elsewhere.
@MainActor
package final class ToolbarSearchNode: LayoutNode {
  weak var field: SearchFieldNode? {
    didSet {
      field?.layoutParent = self
      guard field !== oldValue else { return }
      invalidateLayout()
      invalidatePlacement()
    }
  }

  package override func measure(_ proposal: Proposal) -> CGSize {
    guard let field else { return .zero }
    let whole = field.sizeThatFits(.unspecified)
    return CGSize(width: proposal.width.isNaN ? whole.width : proposal.width, height: whole.height)
  }

  package override func placeChildren() {
    field?.place(at: .zero, Proposal(size.width, size.height))
  }

  package override func forEachElement(_ body: (LayoutNode) -> Void) {
    if let field { body(field) }
  }
}

extension ScreenNode {
  /// Where the app wants the search field in the bar at the bottom; nil where it stands below the title.
  private var searchPlace: ToolbarSearchNode? {
    let item = item.toolbarItems.first {
      $0.standsFor == .search && $0.placement.area == .bottom
    }
    return item?.child as? ToolbarSearchNode
  }

  /// Puts the search field into the bar at the bottom, or takes it out; true while it stands there.
  func placeSearchField() -> Bool {
    guard let place = searchPlace else { return false }
    let field = item.search?.field
    let isThere = item.hidesBottomBar != true && field?.isActive == false
    place.field = isThere ? field : nil
    return isThere
  }
}
