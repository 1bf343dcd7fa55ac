import Foundation

/// A container for a label: one view as it is, several in a row, with room around them.
@MainActor
package class LabelContainerNode: ContainerNode {
  /// The layout of several views; most labels are one.
  @MainActor
  private final class Row {
    var engine = StackLayoutEngine(
      axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: nil)
  }

  @exclusivity(unchecked) private var storedRow: Row?

  private var row: Row {
    if let storedRow { return storedRow }
    let row = Row()
    storedRow = row
    return row
  }

  /// The room around the label, in points; nil for none.
  @exclusivity(unchecked) package final var insets: ButtonInsets?
  /// Whether the container takes all of the width that it is offered.
  @exclusivity(unchecked) final var fillsWidth = false

  /// Whether the container is as wide as high.
  @exclusivity(unchecked) final var isSquare = false

  /// Takes new content, tearing down the one before.
  package final func setContent(_ node: _Node?) {
    if takeFirstContent(node) { return }
    content?.tearDown()
    content = node
    elementsDidChange()
    preferencesDidChange()
  }

  /// Takes the room around the label and the shape.
  final func setRoom(_ insets: ButtonInsets?, isSquare: Bool, fillsWidth: Bool) {
    self.insets = insets
    self.isSquare = isSquare
    self.fillsWidth = fillsWidth
  }

  /// The label, if it is known to be one view; no list of elements is kept then.
  private var loneLabel: LayoutNode? { loneElementOfContent() }

  private var horizontalInset: CGFloat { insets?.horizontal ?? 0 }
  private var verticalInset: CGFloat { insets?.vertical ?? 0 }

  private func inner(_ proposal: Proposal) -> Proposal {
    guard insets != nil else { return proposal }
    return Proposal(
      proposal.width.isNaN ? .nan : max(0, proposal.width - 2 * horizontalInset),
      proposal.height.isNaN ? .nan : max(0, proposal.height - 2 * verticalInset))
  }

  private func label(_ proposal: Proposal) -> LayoutAnswer {
    if let loneLabel { return loneLabel.answer(to: proposal) }
    let elements = elements
    if elements.count == 1 { return elements[0].answer(to: proposal) }
    if elements.isEmpty {
      return LayoutAnswer(
        proposal: proposal, size: .zero, region: ProposalRegion(width: .all, height: .all))
    }
    return row.engine.answer(to: proposal, elements)
  }

  package override func measure(_ proposal: Proposal) -> CGSize {
    var region = ProposalRegion.exact
    return measureLabel(proposal, holdingIn: &region)
  }

  /// The size of the label with the room around it, and how far that answer holds.
  package final func measureLabel(
    _ proposal: Proposal, holdingIn region: inout ProposalRegion
  ) -> CGSize {
    let answer = label(inner(proposal))
    if fillsWidth, !proposal.width.isNaN {
      return CGSize(
        width: max(0, proposal.width), height: answer.size.height + 2 * verticalInset)
    }
    guard insets != nil else {
      region = answer.region
      return answer.size
    }
    if isSquare {
      let side = max(
        answer.size.width + 2 * horizontalInset, answer.size.height + 2 * verticalInset)
      return CGSize(width: side, height: side)
    }
    region.width = answer.region.width.behindInset(2 * horizontalInset)
    region.height = answer.region.height.behindInset(2 * verticalInset)
    return CGSize(
      width: answer.size.width + 2 * horizontalInset,
      height: answer.size.height + 2 * verticalInset)
  }

  package override func placeChildren() {
    var origin = CGPoint(x: horizontalInset, y: verticalInset)
    let proposal = inner(placedProposal)
    if fillsWidth || isSquare {
      let label = label(proposal).size
      origin.x = (size.width - label.width) / 2
      if isSquare { origin.y = (size.height - label.height) / 2 }
    }
    placeLabel(at: origin, proposal)
  }

  /// Puts the label at `origin`, offering it `proposal`.
  package final func placeLabel(at origin: CGPoint, _ proposal: Proposal) {
    if let loneLabel { return loneLabel.place(at: origin, proposal) }
    let elements = elements
    if elements.count == 1 {
      elements[0].place(at: origin, proposal)
    } else if !elements.isEmpty {
      let size = label(proposal).size
      row.engine.place(
        in: CGRect(origin: origin, size: size), proposal, elements,
        rightToLeft: environment.isRightToLeft)
    }
  }

  package override func willRemeasure() {
    super.willRemeasure()
    storedRow?.engine.invalidate()
  }

  package override func elementsDidChange() {
    flags.insert(.spacingMayDiffer)
    super.elementsDidChange()
  }

  /// The priority of a single label counts too.
  package override func spacingDidChange(from told: ViewSpacing?) -> Bool {
    let mayDiffer = flags.contains(.spacingMayDiffer)
    let differs = super.spacingDidChange(from: told)
    return differs || mayDiffer
  }

  package override func makeSpacing() -> ViewSpacing {
    guard insets == nil else { return ViewSpacing() }
    if let loneLabel { return loneLabel.spacing }
    let elements = elements
    return elements.count == 1 ? elements[0].spacing : ViewSpacing()
  }

  package override func explicitAlignment(
    _ guide: AlignmentKey, _ dimensions: Dimensions
  ) -> CGFloat? {
    guard let element = loneLabel ?? (elements.count == 1 ? elements[0] : nil) else { return nil }
    let value = element.explicitAlignment(guide, element.dimensions(inner(dimensions.proposal)))
    guard insets != nil else { return value }
    if isSquare {
      let label = label(inner(dimensions.proposal)).size
      return value.map {
        $0 + (guide.isTextBaseline ? (dimensions.size.height - label.height) / 2 : 0)
      }
    }
    return value.map { $0 + (guide.isTextBaseline ? verticalInset : 0) }
  }

  package override var layoutPriority: Double {
    if let loneLabel { return loneLabel.layoutPriority }
    let elements = elements
    return elements.count == 1 ? elements[0].layoutPriority : 0
  }
}
