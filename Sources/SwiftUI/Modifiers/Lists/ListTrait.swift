/// Something that a view tells the container it stands in: its tag, how its row looks.
///
/// A trait set on several views at once, such as on a `Section`, counts for each of them; the one
/// nearest to the view wins.
package enum ListTrait {
  case tag(AnyHashable)
  case rowInsets(EdgeInsets?)
  case rowEdgeInsets(Edge.Set, CGFloat?)
  case rowBackground(any View)
  case rowSeparator(Visibility, VerticalEdge.Set)
  case rowSeparatorTint(Color?, VerticalEdge.Set)
  case swipeActions(HorizontalEdge, allowsFullSwipe: Bool, any View)
  case deleteDisabled(Bool)
  case moveDisabled(Bool)
  case selectionDisabled(Bool)
  case badge(Text?)
  case tabItem(any View)
  case tabControl(TabControlChange)
  case searchCompletion(String)
  case searchToken(Any)
  case sectionSeparator(Visibility, VerticalEdge.Set)
  case sectionSeparatorTint(Color?, VerticalEdge.Set)
  case sectionMargins(Edge.Set, CGFloat?)
  case sectionIndexLabel(Text?)

  /// The name of the function that sets it.
  package var name: String {
    switch self {
    case .tag: "tag"
    case .rowInsets, .rowEdgeInsets: "listRowInsets"
    case .rowBackground: "listRowBackground"
    case .rowSeparator: "listRowSeparator"
    case .rowSeparatorTint: "listRowSeparatorTint"
    case .swipeActions: "swipeActions"
    case .deleteDisabled: "deleteDisabled"
    case .moveDisabled: "moveDisabled"
    case .selectionDisabled: "selectionDisabled"
    case .badge: "badge"
    case .tabItem: "tabItem"
    case .tabControl(let change): change.name
    case .searchCompletion, .searchToken: "searchCompletion"
    case .sectionSeparator: "listSectionSeparator"
    case .sectionSeparatorTint: "listSectionSeparatorTint"
    case .sectionMargins: "listSectionMargins"
    case .sectionIndexLabel: "sectionIndexLabel"
    }
  }

  package var view: (any View)? {
    switch self {
    case .rowBackground(let view), .swipeActions(_, _, let view), .tabItem(let view): view
    default: nil
    }
  }
}

/// Tells something to the container around.
public nonisolated struct _ListTraitModifier: PrimitiveModifier {
  package let trait: ListTrait

  /// Whether the view with the modifier does not tell by itself what the modifier says.
  private let isInspectable: Bool

  package init(_ trait: ListTrait, isInspectable: Bool = true) {
    self.trait = trait
    self.isInspectable = isInspectable
  }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> ListTraitNode {
    ListTraitNode(trait, context)
  }

  @MainActor
  package func updateNode(_ node: ListTraitNode) {
    node.update(trait)
  }

  @MainActor
  public var _structure: _ModifierStructure {
    guard isInspectable else { return _ModifierStructure(.hidden) }
    guard let view = trait.view else { return .modifier(trait.name) }
    return .modifier(trait.name, views: [SupplementaryView(trait.name, view)])
  }
}

extension ListTrait {
  fileprivate var containerValues: ContainerValues {
    if case .tag(let tag) = self { return ContainerValues(tag: tag) }
    return ContainerValues()
  }
}

extension _ListTraitModifier: ContainerValueWriting {
  var containerValues: ContainerValues { trait.containerValues }
}

extension ListTraitNode: ContainerValuePlace {
  var containerValues: ContainerValues { trait.containerValues }
}

/// The place where a trait is set; has no layout of its own.
@MainActor
package final class ListTraitNode: SingleChildNode {
  package private(set) var trait: ListTrait

  init(_ trait: ListTrait, _ context: _NodeContext) {
    self.trait = trait
    super.init(context)
  }

  func update(_ new: ListTrait) {
    let isSame: Bool =
      switch (trait, new) {
      case (.tag(let old), .tag(let new)): old == new
      case (.rowInsets(let old), .rowInsets(let new)): old == new
      case (.rowEdgeInsets(let old, let oldLength), .rowEdgeInsets(let new, let length)),
        (.sectionMargins(let old, let oldLength), .sectionMargins(let new, let length)):
        old == new && oldLength == length
      case (.rowSeparator(let old, let oldEdges), .rowSeparator(let new, let newEdges)):
        old == new && oldEdges == newEdges
      case (.rowSeparatorTint(let old, let oldEdges), .rowSeparatorTint(let new, let edges)):
        old == new && oldEdges == edges
      case (.deleteDisabled(let old), .deleteDisabled(let new)): old == new
      case (.moveDisabled(let old), .moveDisabled(let new)): old == new
      case (.selectionDisabled(let old), .selectionDisabled(let new)): old == new
      case (.badge(let old), .badge(let new)),
        (.sectionIndexLabel(let old), .sectionIndexLabel(let new)):
        old == new
      case (.tabControl(let old), .tabControl(let new)): old == new
      case (.searchCompletion(let old), .searchCompletion(let new)): old == new
      default: false
      }
    trait = new
    if !isSame { tellContainer() }
  }

  package override func environmentDidChange(_ keys: EnvironmentKeySet) {
    super.environmentDidChange(keys)
    if isBadge, keys.contains(BadgeProminenceKey.id) { tellContainer() }
  }

  var isBadge: Bool {
    if case .badge = trait { return true }
    return false
  }

  private func tellContainer() {
    var node = parent
    while let current = node {
      if let container = current as? any ListTraitContainer {
        container.traitsDidChange()
        return
      }
      node = current.parent
    }
  }
}

/// A container that reads traits of what stands in it.
@MainActor
package protocol ListTraitContainer: _Node {
  func traitsDidChange()
}

extension _Node {
  /// The traits of a container's child, the nearest to the view first.
  ///
  /// First those set inside on the view itself, then those around it up to the container.
  package final func listTraits(upTo container: _Node) -> [ListTrait] {
    listTraitNodes(upTo: container).map(\.trait)
  }

  /// The places of the traits of a container's child, the nearest to the view first.
  final func listTraitNodes(upTo container: _Node) -> [ListTraitNode] {
    var inner: [ListTraitNode] = []
    var node: _Node? = self
    while let current = node {
      if let traitNode = current as? ListTraitNode { inner.append(traitNode) }
      if let single = current as? SingleChildNode {
        node = single.child
      } else if let wrapper = current as? WrapperNode {
        inner += wrapper.traitsAroundElement
        node = wrapper.content ?? wrapper.element
      } else {
        node = nil
      }
    }
    inner.reverse()
    var outer = parent
    while let current = outer, current !== container {
      if let traitNode = current as? ListTraitNode { inner.append(traitNode) }
      outer = current.parent
    }
    return inner
  }

  /// The tag of a view in a picker, a tab view or a list; nil if none was set.
  package final func tag(upTo container: _Node) -> AnyHashable? {
    for case .tag(let tag) in listTraits(upTo: container) { return tag }
    return nil
  }
}

extension WrapperNode {
  /// The places of the traits that one of several elements, which a modifier wraps together, bears
  /// inside of the modifier; the farthest from the view first.
  fileprivate var traitsAroundElement: [ListTraitNode] {
    guard content == nil, let element else { return [] }
    var traits: [ListTraitNode] = []
    var outer = element.parent
    while let current = outer, current !== parent {
      if let traitNode = current as? ListTraitNode { traits.append(traitNode) }
      outer = current.parent
    }
    return traits.reversed()
  }
}
