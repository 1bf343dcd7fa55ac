import Accessibility
import DisplayList
import Foundation
import Metrics
import UIKit

/// A popover where there is room for one: a card beside what it belongs to, with an arrow.
@MainActor
package final class PopoverLayerNode: PresentationLayerNode, PressTarget, GestureSource {
  /// What the popover belongs to, in root space.
  var anchor: @MainActor () -> CGRect = { .zero }
  var attachment: PopoverAttachmentAnchor = .rect(.bounds)
  /// At which edge of the source the arrow shall be; nil for any.
  var arrowEdge: Edge?
  /// Whether a control of the system has opened it, such as the calendar of a date picker: it has no
  /// arrow, and the region around it is a button.
  var belongsToControl = false
  /// What stands around the control is still told: tests of iOS tap there to close it.
  package override var hidesBehind: Bool { !belongsToControl }
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
    var insets = graph.safeAreaInsets
    insets.bottom = max(insets.bottom, graph.keyboardHeight)
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
    let shadow = Shadow(PopoverMetrics.shadow)
    let color = ControlPaint(card).background
    canvas.group(GroupAttributes(shadow: shadow)) { canvas in
      if !belongsToControl { drawArrow(color, into: &canvas) }
      canvas.append(
        .fill(
          canvas.pixelRect(card.frame), cornerRadius: PopoverMetrics.cornerRadius, .color(color)))
    }
    super.draw(into: &canvas)
  }

  private func drawArrow(_ color: PaintColor, into canvas: inout DisplayCanvas) {
    let middle = min(
      max(card.frame.minX + 24, source.midX), max(card.frame.minX + 24, card.frame.maxX - 24))
    let path = CGMutablePath()
    let edge = arrowIsAbove ? card.frame.minY : card.frame.maxY
    let tip = arrowIsAbove ? edge - Self.arrow.height : edge + Self.arrow.height
    let origin = canvas.origin
    path.move(to: CGPoint(x: origin.x + middle - Self.arrow.width / 2, y: origin.y + edge))
    path.addLine(to: CGPoint(x: origin.x + middle, y: origin.y + tip))
    path.addLine(to: CGPoint(x: origin.x + middle + Self.arrow.width / 2, y: origin.y + edge))
    path.closeSubpath()
    canvas.append(.fill(path, .color(color)))
  }

  // MARK: Accessibility

  /// The region that closes the popover lies behind it, all over the screen.
  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    if !card.options.isDismissalDisabled { addDismissRegion(&builder) }
    let inner = builder.collect { super.buildAccessibility(&$0) }
    let element = builder.control(.popover, frame: card.frame, for: self)
    element.isAccessibilityElement = false
    element.replaceChildren(inner)
    builder.elements.append(element)
  }

  private func addDismissRegion(_ builder: inout AccessibilityBuilder) {
    let region = builder.control(
      belongsToControl ? .button : .other, frame: CGRect(origin: .zero, size: size), for: self,
      label: DismissRegionNames.label, part: 2)
    region.identifier = DismissRegionNames.identifier
    let free = freePoint
    region.activationPoint = CGPoint(x: builder.origin.x + free.x, y: builder.origin.y + free.y)
    graph.accessibilityActions.add(to: region.id) { [weak self] action in
      guard case .activate = action else { return false }
      self?.requestDismissal()
      return true
    }
    builder.elements.append(region)
  }

  /// The middle of the largest strip above, below or beside the card, where nothing covers the region.
  private var freePoint: CGPoint {
    let (card, width, height) = (card.frame, size.width, size.height)
    let strips = [
      CGRect(x: 0, y: 0, width: width, height: card.minY),
      CGRect(x: 0, y: card.maxY, width: width, height: height - card.maxY),
      CGRect(x: 0, y: 0, width: card.minX, height: height),
      CGRect(x: card.maxX, y: 0, width: width - card.maxX, height: height),
    ]
    func area(_ strip: CGRect) -> CGFloat { max(0, strip.size.width) * max(0, strip.size.height) }
    let largest = strips.max { area($0) < area($1) } ?? .zero
    return CGPoint(x: largest.midX, y: largest.midY)
  }

  package override var dumpLabel: String? { "Popover" }
}
