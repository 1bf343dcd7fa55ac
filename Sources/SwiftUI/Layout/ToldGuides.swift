import Foundation

/// The explicit alignment guides that containers have asked of a node.
///
/// A guide can move while the node's size stays: a text gets another font inside of a fixed frame. So
/// what was told is compared with what would be told now.
@MainActor
struct ToldGuides {
  private struct Guide {
    let key: AlignmentKey
    let proposal: Proposal
    let value: CGFloat?
  }

  private var guides: [Guide] = []

  private static let capacity = 8

  mutating func note(_ key: AlignmentKey, _ proposal: Proposal, _ value: CGFloat?) {
    let known = guides.firstIndex { $0.key == key && $0.proposal.isSame(as: proposal) }
    if let known { guides.remove(at: known) }
    if guides.count == Self.capacity { guides.removeFirst() }
    guides.append(Guide(key: key, proposal: proposal, value: value))
  }

  /// Whether `node` would still tell the same.
  func hold(for node: LayoutNode) -> Bool {
    guides.allSatisfy { guide in
      node.explicitAlignment(guide.key, node.dimensions(guide.proposal)) == guide.value
    }
  }
}

/// What has been told of the guides of a graph's nodes.
@MainActor
private final class GuideBook: GraphPart {
  /// By node, the guides that containers have lined it up by.
  var guides: [ObjectIdentifier: ToldGuides] = [:]

  init(_ graph: ViewGraph) {}
}

extension GraphMark {
  @MainActor static let alignmentGuides = GraphMark()
}

extension LayoutNode {
  /// Forgets which guides were told of the node, which goes.
  final func forgetToldGuides() {
    graph[GuideBook.self].guides[ObjectIdentifier(self)] = nil
  }

  /// The place of a guide that the node sets explicitly, for a container that lines it up.
  final func tellGuide(_ key: AlignmentKey, _ dimensions: Dimensions) -> CGFloat? {
    guard mayAlignExplicitly(key) else { return nil }
    let value = explicitAlignment(key, dimensions)
    flags.insert(.toldGuides)
    graph[GuideBook.self].guides[ObjectIdentifier(self), default: ToldGuides()]
      .note(key, dimensions.proposal, value)
    return value
  }
}

extension ViewGraph {
  /// Whether some view sets an alignment guide; until then nobody looks for explicit guides.
  package var usesAlignmentGuides: Bool { has(.alignmentGuides) }

  /// Called when the first view sets a guide: from now on containers ask for guides.
  func startUsingAlignmentGuides() {
    guard !usesAlignmentGuides else { return }
    set(.alignmentGuides)
    func visit(_ node: _Node) {
      (node as? LayoutNode)?.invalidateLayout()
      node.forEachChild(visit)
    }
    if let layoutRoot { visit(layoutRoot) }
  }

  /// The container that lines up a node around `node`, or the node itself, by a guide that has moved;
  /// nil when there is none.
  ///
  /// - Complexity: O(depth), times what it takes to ask for a guide.
  func containerWithMovedGuide(around node: LayoutNode) -> LayoutNode? {
    guard let book = existing(GuideBook.self), !book.guides.isEmpty else { return nil }
    var current: LayoutNode? = node
    while let asked = current {
      // What holds here says nothing of the other guides, by which containers above line up.
      if asked.flags.contains(.toldGuides), let told = book.guides[ObjectIdentifier(asked)],
        !told.hold(for: asked)
      {
        book.guides[ObjectIdentifier(asked)] = nil
        asked.flags.remove(.toldGuides)
        return asked.layoutParent
      }
      current = asked.layoutParent
    }
    return nil
  }
}
