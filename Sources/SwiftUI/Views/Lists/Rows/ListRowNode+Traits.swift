import Foundation

/// What the views in a row, or around it, say about the row.
extension ListRowNode {
  var insets: EdgeInsets {
    let usual = usualInsets
    var insets = usual
    // What is nearest to the row has the last word.
    for trait in traits.reversed() {
      switch trait {
      case .rowInsets(let all?):
        let numbers = [all.top, all.leading, all.bottom, all.trailing]
        if accepts(numbers, as: "listRowInsets") { insets = all }
      case .rowEdgeInsets(let edges, let length):
        if let length, !accepts([length], as: "listRowInsets") { continue }
        insets.set(edges, to: length.map { EdgeInsets(all: $0) } ?? usual)
      default: break
      }
    }
    return insets
  }

  /// Those of the list's style.
  private var usualInsets: EdgeInsets {
    switch role {
    case .row:
      var insets = list.metrics.rowInsets
      insets.leading += indent
      return insets
    case .header: return list.metrics.headerInsets
    case .footer: return list.metrics.footerInsets
    }
  }

  // MARK: Separators

  /// Whether a line stands at an edge of the row.
  func showsSeparator(_ edge: VerticalEdge) -> Bool {
    for case .rowSeparator(let visibility, let edges) in traits where edges.contains(edge.set) {
      return visibility != .hidden
    }
    guard isAtEnd(edge) else { return true }
    for case .sectionSeparator(let visibility, let edges) in traits where edges.contains(edge.set) {
      return visibility != .hidden
    }
    return true
  }

  /// Whether an edge of the row is that of its section.
  private func isAtEnd(_ edge: VerticalEdge) -> Bool { edge == .top ? isFirst : isLast }

  /// The colour of the line at an edge; nil for the usual one.
  func separatorTint(_ edge: VerticalEdge) -> Color? {
    for case .rowSeparatorTint(let color, let edges) in traits where edges.contains(edge.set) {
      return color
    }
    guard isAtEnd(edge) else { return nil }
    for case .sectionSeparatorTint(let color, let edges) in traits where edges.contains(edge.set) {
      return color
    }
    return nil
  }

  /// The leading end of the line below the row, in the row's space: where its first text begins.
  var separatorStart: CGFloat {
    let isRightToLeft = environment.isRightToLeft
    func firstText(_ node: LayoutNode, _ x: CGFloat) -> CGFloat? {
      // The words on a wheel are no text of the row.
      if (node as? PickerNode)?.look == .wheel { return nil }
      if node is TextNode || node is TextInputNode || node is PickerNode {
        return isRightToLeft ? size.width - x - node.size.width : x
      }
      var found: CGFloat?
      node.forEachElement { child in
        if found == nil { found = firstText(child, x + child.origin.x) }
      }
      return found
    }
    let shift = actions?.shift ?? 0
    return firstText(element, element.origin.x - shift) ?? insets.leading + editIndent
  }

  // MARK: Badge

  /// The place of the row's badge: on its view, else on the label of the button or link that it is.
  ///
  /// `places`: Those of the row's traits, the nearest to the view first.
  func badgePlace(_ places: [ListTraitNode]) -> ListTraitNode? {
    if let own = places.first(where: \.isBadge) { return own }
    guard rowButtons.count == 1, let button = rowButtons.first else { return nil }
    func find(_ node: _Node) -> ListTraitNode? {
      if let place = node as? ListTraitNode, place.isBadge { return place }
      var found: ListTraitNode?
      node.forEachChild { if found == nil { found = find($0) } }
      return found
    }
    return find(button)
  }

  // MARK: Editing

  var canDelete: Bool {
    guard items?.deleteAction != nil else { return false }
    for case .deleteDisabled(let isDisabled) in traits { return !isDisabled }
    return true
  }

  var canMove: Bool {
    guard items?.moveAction != nil else { return false }
    for case .moveDisabled(let isDisabled) in traits { return !isDisabled }
    return true
  }
}

extension VerticalEdge {
  /// The set of just this edge.
  var set: VerticalEdge.Set { self == .top ? .top : .bottom }
}

/// A control that may be higher than the text beside it without making its row higher.
@MainActor
protocol RowControl: LayoutNode {
  /// How much higher than its text, or than one line of it, the control is, in points.
  func heightBeyondText(_ proposal: Proposal) -> CGFloat
}

extension ControlRowNode: RowControl {
  func heightBeyondText(_ proposal: Proposal) -> CGFloat {
    guard !isStacked(proposal) else { return 0 }
    let control = proposal.width.isFinite ? controlSize(in: proposal.width) : controlSize
    return max(0, control.height - max(labelHeight(proposal), 61.0 / 3))
  }
}

extension SliderNode: RowControl {
  func heightBeyondText(_ proposal: Proposal) -> CGFloat {
    max(0, sizeThatFits(proposal).height - 61.0 / 3)
  }
}

extension PickerNode: RowControl {
  func heightBeyondText(_ proposal: Proposal) -> CGFloat {
    guard showsValue || look == .segmented else { return 0 }
    return max(0, sizeThatFits(proposal).height - 61.0 / 3)
  }
}
