import Foundation

/// Views in rows of columns, filled from the top.
///
/// Differs from Apple's: all of the views are made, not only those that can be seen.
public nonisolated struct LazyVGrid<Content: View>: View {
  public typealias Body = Never

  package let columns: [GridItem]
  package let alignment: HorizontalAlignment
  package let spacing: CGFloat?
  package let pinnedViews: PinnedScrollableViews
  package let content: Content

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  @MainActor
  private var rule: LazyGridNode.Rule {
    LazyGridNode.Rule(
      axis: .vertical, items: columns, fraction: alignment.key.defaultFraction() ?? 0.5,
      spacing: spacing ?? ViewSpacing.standardDistance)
  }

  @MainActor
  public static func _makeNode(_ view: LazyVGrid<Content>, _ context: _NodeContext) -> _Node {
    let node = LazyGridNode(view.rule, context)
    node.content = Content._makeNode(view.content, node.childContext)
    return node
  }

  @MainActor
  public static func _updateNode(_ node: _Node, to view: LazyVGrid<Content>) {
    let node = unsafeDowncast(node, to: LazyGridNode.self)
    node.rule = view.rule
    node.invalidateLayout()
    if let content = node.content { Content._updateNode(content, to: view.content) }
  }

  @MainActor
  public var _structure: _ViewStructure { .view("LazyVGrid", content: content, isContainer: true) }
}

/// Views in columns of rows, filled from the leading edge.
///
/// Differs from Apple's: all of the views are made, not only those that can be seen.
public nonisolated struct LazyHGrid<Content: View>: View {
  public typealias Body = Never

  package let rows: [GridItem]
  package let alignment: VerticalAlignment
  package let spacing: CGFloat?
  package let pinnedViews: PinnedScrollableViews
  package let content: Content

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  @MainActor
  private var rule: LazyGridNode.Rule {
    LazyGridNode.Rule(
      axis: .horizontal, items: rows, fraction: alignment.key.defaultFraction() ?? 0.5,
      spacing: spacing ?? ViewSpacing.standardDistance)
  }

  @MainActor
  public static func _makeNode(_ view: LazyHGrid<Content>, _ context: _NodeContext) -> _Node {
    let node = LazyGridNode(view.rule, context)
    node.content = Content._makeNode(view.content, node.childContext)
    return node
  }

  @MainActor
  public static func _updateNode(_ node: _Node, to view: LazyHGrid<Content>) {
    let node = unsafeDowncast(node, to: LazyGridNode.self)
    node.rule = view.rule
    node.invalidateLayout()
    if let content = node.content { Content._updateNode(content, to: view.content) }
  }

  @MainActor
  public var _structure: _ViewStructure { .view("LazyHGrid", content: content, isContainer: true) }
}

/// The node of the lazy grids; `axis` is the one that grows with the number of views.
@MainActor
package final class LazyGridNode: ContainerNode {
  struct Rule {
    var axis: Axis
    var items: [GridItem]
    /// Where the tracks stand when they don't fill the grid: 0 at the start, 1 at the end.
    var fraction: CGFloat
    /// Between the lines, in points.
    var spacing: CGFloat
  }

  var rule: Rule

  init(_ rule: Rule, _ context: _NodeContext) {
    self.rule = rule
    super.init(context)
  }

  private func tracks(_ proposal: Proposal) -> GridTracks {
    let across = proposal[rule.axis.cross]
    return GridTracks(rule.items, length: across.isFinite ? across : 0)
  }

  private func offer(_ track: GridTracks.Track) -> Proposal {
    rule.axis == .vertical ? Proposal(track.length, .nan) : Proposal(.nan, track.length)
  }

  /// The lengths of the lines along the growing axis.
  private func lines(_ tracks: GridTracks) -> [CGFloat] {
    let count = tracks.tracks.count
    guard count > 0 else { return [] }
    var result: [CGFloat] = []
    for (index, element) in elements.enumerated() {
      let size = element.sizeThatFits(offer(tracks.tracks[index % count]))
      let length = rule.axis == .vertical ? size.height : size.width
      if index % count == 0 {
        result.append(length)
      } else {
        result[result.count - 1] = max(result[result.count - 1], length)
      }
    }
    return result
  }

  package override func measure(_ proposal: Proposal) -> CGSize {
    let tracks = tracks(proposal)
    let lines = lines(tracks)
    let length = lines.reduce(0, +) + rule.spacing * CGFloat(max(0, lines.count - 1))
    let offered = proposal[rule.axis.cross]
    let across = offered.isFinite ? max(offered, tracks.length) : tracks.length
    return rule.axis == .vertical
      ? CGSize(width: across, height: length) : CGSize(width: length, height: across)
  }

  package override func placeChildren() {
    let tracks = tracks(placedProposal)
    let count = tracks.tracks.count
    guard count > 0 else { return }
    let lines = lines(tracks)
    let isVertical = rule.axis == .vertical
    let isRightToLeft = environment.isRightToLeft
    let shift = ((isVertical ? size.width : size.height) - tracks.length) * rule.fraction
    var position: CGFloat = 0
    for (index, element) in elements.enumerated() {
      if index > 0, index % count == 0 { position += lines[index / count - 1] + rule.spacing }
      let track = tracks.tracks[index % count]
      let line = lines[index / count]
      let cell =
        isVertical
        ? CGRect(x: shift + track.start, y: position, width: track.length, height: line)
        : CGRect(x: position, y: shift + track.start, width: line, height: track.length)
      let inner = element.origin(
        aligned: track.alignment ?? .center, in: cell.size, offer(track), environment)
      let x = isRightToLeft ? size.width - cell.maxX : cell.minX
      element.place(at: CGPoint(x: x + inner.x, y: cell.minY + inner.y), offer(track))
    }
  }

  package override var dumpLabel: String? {
    rule.axis == .vertical ? "LazyVGrid" : "LazyHGrid"
  }
}
