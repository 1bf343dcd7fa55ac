import Accessibility
import DisplayList
import Foundation
import Metrics

/// A popover where there is room for one: a card beside what it belongs to, with an arrow.
@MainActor
package final class PopoverLayerNode: PresentationLayerNode, PressTarget, GestureSource {
  /// What the popover belongs to, in root space.
  var anchor: @MainActor () -> CGRect = { .zero }
  var attachment: PopoverAttachmentAnchor = .rect(.bounds)
  /// At which edge of the source the arrow shall be; nil for any.
  var arrowEdge: Edge?
  private let card: SheetCardNode
  private var arrowIsAbove = true

  private static let arrow = PopoverMetrics.arrow
  private static let margin = PopoverMetrics.margin

  override init(_ context: _NodeContext) {
    card = SheetCardNode(context)
    super.init(context)
    card.layoutParent = self
    card.isFloating = true
  }

  func setContent(_ make: (_NodeContext) -> _Node) {
    card.content = make(card.childContext)
    card.readPreferences()
  }

  /// What the content wants to become where there is little room.
  func adaptation(in values: EnvironmentValues) -> PresentationAdaptation? {
    card.options.adaptation(in: values)
  }

  var contentNode: _Node? { card.content }

  package override func forEachChild(_ body: (_Node) -> Void) { body(card) }

  package override func forEachElement(_ body: (LayoutNode) -> Void) { body(card) }

  // MARK: Layout

  private var source: CGRect {
    let frame = anchor()
    switch attachment {
    case .rect(let source):
      return source.rect(in: frame.size).offsetBy(dx: frame.minX, dy: frame.minY)
    case .point(let point):
      return CGRect(
        x: frame.minX + frame.width * point.x, y: frame.minY + frame.height * point.y, width: 0,
        height: 0)
    }
  }

  package override func placeChildren() {
    let insets = graph.safeAreaInsets
    let room = CGSize(
      width: size.width - 2 * Self.margin,
      height: size.height - insets.vertical - 2 * Self.margin)
    let ideal = card.contentSize(.unspecified)
    let fitted =
      ideal.width <= room.width
      ? ideal : card.contentSize(Proposal(room.width, .nan))
    let width = min(fitted.width, room.width)
    let height = min(fitted.height, room.height)
    let source = source
    let below = source.maxY + Self.arrow.height
    let above = source.minY - Self.arrow.height - height
    let fitsBelow = below + height <= size.height - insets.bottom - Self.margin
    let fitsAbove = above >= insets.top + Self.margin
    arrowIsAbove = arrowEdge == .top ? fitsBelow && !fitsAbove : fitsBelow
    let y = arrowIsAbove ? below : above
    let x = min(max(Self.margin, source.midX - width / 2), size.width - Self.margin - width)
    card.place(
      at: CGPoint(x: x, y: max(insets.top, y)), Proposal(width, height))
  }

  // MARK: Touches

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    if card.frame.contains(point) {
      _ = hitTestChildren(point, &path)
    } else {
      path.append(self, at: point)
    }
    return true
  }

  package func collectGestures(into collection: inout GestureCollection) {
    if !card.options.isDismissalDisabled { collection.add(PressRecognizer(self)) }
  }

  package func setPressed(_ isPressed: Bool) {}

  /// A tap beside the popover closes it.
  package func performPress(at point: CGPoint) { requestDismissal() }

  // MARK: Drawing

  package override func draw(into canvas: inout DisplayCanvas) {
    let shadow = Shadow(
      color: PaintColor(white: 0, alpha: 0.2), radius: 20, offset: CGSize(width: 0, height: 8))
    let color = ControlPaint(card).background
    let middle = min(
      max(card.frame.minX + 24, source.midX), max(card.frame.minX + 24, card.frame.maxX - 24))
    canvas.group(GroupAttributes(shadow: shadow)) { canvas in
      let path = CGMutablePath()
      let edge = arrowIsAbove ? card.frame.minY : card.frame.maxY
      let tip = arrowIsAbove ? edge - Self.arrow.height : edge + Self.arrow.height
      let origin = canvas.origin
      path.move(to: CGPoint(x: origin.x + middle - Self.arrow.width / 2, y: origin.y + edge))
      path.addLine(to: CGPoint(x: origin.x + middle, y: origin.y + tip))
      path.addLine(to: CGPoint(x: origin.x + middle + Self.arrow.width / 2, y: origin.y + edge))
      path.closeSubpath()
      canvas.append(.fill(path, .color(color)))
      canvas.append(
        .fill(
          canvas.pixelRect(card.frame), cornerRadius: PopoverMetrics.cornerRadius, .color(color)))
    }
    super.draw(into: &canvas)
  }

  // MARK: Accessibility

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    let inner = builder.collect { super.buildAccessibility(&$0) }
    let element = builder.control(.popover, frame: card.frame, for: self)
    element.isAccessibilityElement = false
    element.replaceChildren(inner)
    builder.elements.append(element)
    let region = builder.control(
      .other, frame: CGRect(origin: .zero, size: size), for: self, label: "dismiss popup", part: 2)
    region.identifier = "PopoverDismissRegion"
    graph.accessibilityActions.add(to: region.id) { [weak self] action in
      guard case .activate = action else { return false }
      self?.requestDismissal()
      return true
    }
    builder.elements.append(region)
  }

  package override var dumpLabel: String? { "Popover" }
}
