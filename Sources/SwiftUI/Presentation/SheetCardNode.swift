import DisplayList
import Foundation
import Metrics

/// The card that holds the content of a presentation.
@MainActor
package final class SheetCardNode: ContainerNode, SafeAreaSource {
  var isRounded = true
  /// Whether all of its edges are on the screen, as those of a popover.
  var isFloating = false
  /// The safe area inside of the card, in points.
  var insets = EdgeInsets() {
    didSet { if insets != oldValue { graph.placesDidChange = true } }
  }
  /// How much of the card's bottom the software keyboard covers, in points.
  var keyboard: CGFloat = 0 {
    didSet {
      guard keyboard != oldValue else { return }
      graph.placesDidChange = true
      flags.insert(.needsPlacement)
    }
  }
  private(set) var options = PresentationOptions()
  private var background: _Node?
  private var stack = StackLayoutEngine(
    axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)

  package var keptInsets: EdgeInsets {
    var kept = insets
    kept.bottom = max(kept.bottom, keyboard)
    return kept
  }

  package func yieldedInsets(of kept: EdgeInsets, to regions: SafeAreaRegions) -> EdgeInsets {
    .yielded(to: regions, container: insets, kept: kept.bottom, isTyping: keyboard > 0)
  }

  package override var readsPreferences: Bool { true }

  package override func readsPreference(_ key: ObjectIdentifier) -> Bool {
    key == ObjectIdentifier(PresentationOptionsKey.self)
  }

  package override func readPreferences() {
    options = content?.preference(PresentationOptionsKey.self) ?? PresentationOptions()
    if case .view(let view)? = options.background, background == nil {
      background = view.makeNode(in: childContext)
      backgroundElement?.layoutParent = self
    }
    layoutParent?.invalidatePlacement()
    invalidatePlacement()
    graph.contentDidChange()
  }

  private var backgroundElement: LayoutNode? {
    var elements: ContiguousArray<LayoutNode> = []
    background?.collectElements(into: &elements)
    return elements.first
  }

  package override func forEachChild(_ body: (_Node) -> Void) {
    super.forEachChild(body)
    if let background { body(background) }
  }

  // MARK: Layout

  private func inner(_ size: CGSize) -> CGRect {
    let insets = keptInsets
    return CGRect(
      x: insets.leading, y: insets.top, width: max(0, size.width - insets.horizontal),
      height: max(0, size.height - insets.vertical))
  }

  /// The size of the content for a proposal, in points.
  func contentSize(_ proposal: Proposal) -> CGSize {
    let elements = elements
    return elements.count == 1
      ? elements[0].sizeThatFits(proposal) : stack.sizeThatFits(proposal, elements)
  }

  package override func measure(_ proposal: Proposal) -> CGSize {
    proposal.replacing(unspecified: graph.size)
  }

  package override func placeChildren() {
    let room = inner(size)
    let proposal = Proposal(room.size)
    let elements = elements
    let fitted = contentSize(proposal)
    let rect = CGRect(
      x: room.midX - fitted.width / 2, y: room.midY - fitted.height / 2, width: fitted.width,
      height: fitted.height)
    if elements.count == 1 {
      elements[0].place(at: rect.origin, proposal)
    } else if !elements.isEmpty {
      stack.place(in: rect, proposal, elements, rightToLeft: environment.isRightToLeft)
    }
    backgroundElement?.place(at: .zero, Proposal(size))
  }

  package override func willRemeasure() {
    super.willRemeasure()
    stack.invalidate()
  }

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    guard CGRect(origin: .zero, size: size).contains(point) else { return false }
    _ = hitTestChildren(point, &path)
    return true
  }

  // MARK: Drawing

  /// In points.
  private var cornerRadius: CGFloat {
    options.cornerRadius
      ?? (isFloating ? PopoverMetrics.cornerRadius : SheetMetrics.cornerRadius)
  }

  /// The outline of the card in the canvas' space.
  private func shape(_ rect: CGRect) -> CGRect {
    // The lower corners of a sheet lie outside of the screen.
    let isAtBottom = !isFloating && rect.maxY >= graph.size.height - 0.5
    return CGRect(
      x: rect.minX, y: rect.minY, width: rect.width,
      height: rect.height + (isAtBottom ? cornerRadius : 0))
  }

  package override func draw(into canvas: inout DisplayCanvas) {
    let rect = canvas.pixelRect(size)
    guard isRounded else {
      drawBackground(rect, into: &canvas)
      super.draw(into: &canvas)
      return
    }
    let clip = Clip(shape(rect), cornerRadius: cornerRadius)
    canvas.group(GroupAttributes(clip: clip)) { canvas in
      drawBackground(rect, into: &canvas)
      for element in elements { element.drawPlaced(into: &canvas) }
    }
  }

  private func drawBackground(_ rect: CGRect, into canvas: inout DisplayCanvas) {
    switch options.background {
    case nil: canvas.append(.fill(rect, ControlPaint(self).background))
    case .style(let style)?:
      canvas.append(.fill(rect, environment.paint(style, bounds: rect)))
    case .view?: backgroundElement?.drawPlaced(into: &canvas)
    }
  }
}
