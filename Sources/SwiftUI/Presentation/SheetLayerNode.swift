import Accessibility
import DisplayList
import Foundation

/// A sheet, a cover or a popover.
@MainActor
package final class SheetLayerNode: PresentationLayerNode {
  /// How much of the screen the content takes.
  package enum Style: Sendable {
    case sheet
    case fullScreen
    case popover
  }

  package let style: Style
  private let card: SheetCardNode
  /// How far a finger has pulled the card down, in points.
  private var pull: CGFloat = 0

  init(_ style: Style, _ context: _NodeContext) {
    self.style = style
    card = SheetCardNode(context)
    super.init(context)
    card.layoutParent = self
    card.isRounded = style != .fullScreen
  }

  func setContent(_ make: (_NodeContext) -> _Node) {
    card.content = make(card.childContext)
    card.readPreferences()
  }

  var contentNode: _Node? { card.content }

  package override func forEachChild(_ body: (_Node) -> Void) { body(card) }

  package override func forEachElement(_ body: (LayoutNode) -> Void) { body(card) }

  // MARK: Layout

  /// The distance of a large sheet's top from the screen's, beyond the safe area, in points.
  private static let topGap: CGFloat = 10

  package override func placeChildren() {
    let insets = graph.safeAreaInsets
    guard style != .fullScreen else {
      card.insets = insets
      card.place(at: .zero, Proposal(size))
      return
    }
    let largest = size.height - insets.top - Self.topGap
    let height = card.detent?.height(in: largest - insets.bottom).map { $0 + insets.bottom }
    let cardHeight = min(height ?? largest, largest)
    card.insets = EdgeInsets(
      top: 0, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    card.place(
      at: CGPoint(x: 0, y: size.height - cardHeight + pull), Proposal(size.width, cardHeight))
  }

  // MARK: Touches

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    _ = hitTestChildren(point, &path)
    path.append(self, at: point)
    return true
  }

  package override func collectGestures(into collection: inout GestureCollection) {
    guard style != .fullScreen else { return }
    collection.add(PanRecognizer(node: self, axes: .vertical) { [weak self] in self?.pan($0) })
  }

  private func pan(_ value: PanRecognizer.Value) {
    switch value.phase {
    case .began, .cancelled: pull = 0
    case .changed: pull = max(0, value.translation.height)
    case .ended:
      pull = 0
      let isFar = value.translation.height > card.size.height / 2
      let isFast = value.velocity.height > 2 * card.size.height
      if isFar || isFast, !card.isDismissalDisabled { requestDismissal() }
    }
    invalidatePlacement()
    graph.contentDidChange()
  }

  // MARK: Drawing

  package override func draw(into canvas: inout DisplayCanvas) {
    if style != .fullScreen { drawDimming(0.2, into: &canvas) }
    super.draw(into: &canvas)
  }

  package override var dumpLabel: String? {
    switch style {
    case .sheet: "Sheet"
    case .fullScreen: "FullScreenCover"
    case .popover: "Popover"
    }
  }
}

/// The card that holds the content of a sheet.
@MainActor
final package class SheetCardNode: ContainerNode, SafeAreaSource {
  var isRounded = true
  /// The safe area inside of the card, in points.
  var insets = EdgeInsets()
  package var keptInsets: EdgeInsets { insets }
  private(set) var detent: PresentationDetent?
  private(set) var isDismissalDisabled = false
  private var stack = StackLayoutEngine(
    axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil)

  package override var readsPreferences: Bool { true }

  package override func readPreferences() {
    let options = content?.preference(PresentationOptionsKey.self) ?? PresentationOptions()
    detent = options.detent
    isDismissalDisabled = options.isDismissalDisabled
    layoutParent?.invalidatePlacement()
  }

  private func inner(_ size: CGSize) -> CGRect {
    CGRect(
      x: insets.leading, y: insets.top, width: max(0, size.width - insets.horizontal),
      height: max(0, size.height - insets.vertical))
  }

  package override func measure(_ proposal: Proposal) -> CGSize {
    proposal.replacing(unspecified: graph.size)
  }

  package override func placeChildren() {
    let room = inner(size)
    let proposal = Proposal(room.size)
    let elements = elements
    let fitted =
      elements.count == 1
      ? elements[0].sizeThatFits(proposal) : stack.sizeThatFits(proposal, elements)
    let rect = CGRect(
      x: room.midX - fitted.width / 2, y: room.midY - fitted.height / 2, width: fitted.width,
      height: fitted.height)
    if elements.count == 1 {
      elements[0].place(at: rect.origin, proposal)
    } else if !elements.isEmpty {
      stack.place(in: rect, proposal, elements, rightToLeft: environment.isRightToLeft)
    }
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

  package override func draw(into canvas: inout DisplayCanvas) {
    let rect = canvas.pixelRect(size)
    let paint = ControlPaint(self)
    let color = paint.label == .white && isRounded ? PaintColor(28, 28, 30) : paint.background
    guard isRounded else {
      canvas.append(.fill(rect, color))
      super.draw(into: &canvas)
      return
    }
    // The lower corners lie outside of the screen.
    let shape = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height + 10)
    canvas.group(GroupAttributes(clip: Clip(shape, cornerRadius: 10))) { canvas in
      canvas.append(.fill(rect, color))
      for element in elements { element.drawPlaced(into: &canvas) }
    }
  }
}
