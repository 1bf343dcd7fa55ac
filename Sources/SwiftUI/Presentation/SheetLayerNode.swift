import Accessibility
import DisplayList
import Foundation
import Metrics

/// A sheet or a cover: a card over the screen.
@MainActor
package final class SheetLayerNode: PresentationLayerNode, PressTarget, ScrollFollower,
  GestureSource
{
  /// How much of the screen the content takes.
  package enum Style: Sendable {
    case sheet
    case fullScreen
    case popover
  }

  package private(set) var style: Style
  /// What the app asks for, whatever the room.
  private let wantedStyle: Style
  /// Where a popover belongs to, in root space.
  var anchor: @MainActor () -> CGRect = { .zero }
  private let card: SheetCardNode
  /// How far a finger has pulled the card down, in points; negative for upwards.
  private var pull: CGFloat = 0
  /// The height that the user has pulled the card to.
  private var pulledDetent: PresentationDetent?

  init(_ style: Style, _ context: _NodeContext) {
    self.style = style
    wantedStyle = style
    card = SheetCardNode(context)
    super.init(context)
    card.layoutParent = self
    card.isRounded = style != .fullScreen
  }

  func setContent(_ make: (_NodeContext) -> _Node) {
    card.content = make(card.childContext)
    card.readPreferences()
  }

  /// Becomes a cover where the content asks for one for want of room, and on a low screen unless it asks for
  /// something else; and what it was again where there is room.
  ///
  /// Apple's documentation: "A sheet presentation over a vertically-compact view uses a full-screen-cover
  /// appearance by default."
  func adapt(to values: EnvironmentValues) {
    let isLow = wantedStyle == .sheet && values.verticalSizeClass == .compact
    let usual: PresentationAdaptation = isLow ? .fullScreenCover : .none
    let isCover = (options.adaptation(in: values) ?? usual) == .fullScreenCover
    let adapted = isCover ? .fullScreen : wantedStyle
    guard adapted != style else { return }
    style = adapted
    card.isRounded = adapted != .fullScreen
    let changed = environment.update { values in
      values.isInSheet = adapted == .sheet
      values.isElevated = adapted != .fullScreen
    }
    if !changed.isEmpty { card.content?.environmentDidChange(changed) }
    invalidatePlacement()
    graph.contentDidChange()
  }

  /// The device may turn while the sheet shows.
  package override func environmentDidChange(_ keys: EnvironmentKeySet) {
    if keys.contains(VerticalSizeClassKey.id) || keys.contains(HorizontalSizeClassKey.id) {
      adapt(to: environment.values)
    }
    super.environmentDidChange(keys)
  }

  var contentNode: _Node? { card.content }

  package override func forEachChild(_ body: (_Node) -> Void) { body(card) }

  package override func forEachElement(_ body: (LayoutNode) -> Void) { body(card) }

  // MARK: Detents

  private var options: PresentationOptions { card.options }

  /// The heights that the card can have, the lowest first.
  ///
  /// While text is typed the card is higher by the keyboard below it, as far as there is room.
  private var detents: [(detent: PresentationDetent, height: CGFloat)] {
    detents(above: max(graph.safeAreaInsets.bottom, graph.keyboardHeight))
  }

  /// `covered`: The part of the screen's bottom that no detent counts, in points.
  private func detents(
    above covered: CGFloat
  ) -> [(detent: PresentationDetent, height: CGFloat)] {
    let largest = largestHeight
    let insets = graph.safeAreaInsets
    let maximum = SheetMetrics.maximumDetent(
      height: size.height, safeTop: insets.top, safeBottom: insets.bottom)
    let values = environment.values
    return (options.detents ?? [.large])
      .map { detent in
        let height = detent.height(in: maximum, values).map { $0 + covered }
        return (detent, min(height ?? largest, largest))
      }
      .sorted { $0.1 < $1.1 }
  }

  /// The height that the card rests at now.
  private var current: (detent: PresentationDetent, height: CGFloat) { current(of: detents) }

  private func current(
    of detents: [(detent: PresentationDetent, height: CGFloat)]
  ) -> (detent: PresentationDetent, height: CGFloat) {
    if graph.keyboardHeight > 0, let last = detents.last,
      SheetMetrics.typingDetent(detents.map(\.height)) != nil
    {
      return last
    }
    let wanted = options.selection?.wrappedValue ?? pulledDetent
    return detents.first { $0.detent == wanted } ?? detents.first ?? (.large, largestHeight)
  }

  private func rest(at detent: PresentationDetent) {
    pulledDetent = detent
    if let selection = options.selection, selection.wrappedValue != detent {
      selection.wrappedValue = detent
    }
    invalidatePlacement()
    graph.contentDidChange()
  }

  private var isDismissible: Bool { !options.isDismissalDisabled }

  // MARK: Layout

  /// The size of the card where there is room around it, in points.
  private var regularSizeSoFar: CGSize?

  private var regularSize: CGSize {
    let root = PresentationSizingRoot { [card] in card.contentSize($0) }
    let context = PresentationSizingContext(previous: regularSizeSoFar)
    let wanted = (options.sizing ?? .automatic).proposedSize(for: root, context: context)
    return SheetMetrics.size(wanted: (wanted.width, wanted.height), in: size)
  }

  private var isRegular: Bool {
    environment.values.horizontalSizeClass == .regular && style == .sheet
  }

  private var largestHeight: CGFloat {
    size.height - graph.safeAreaInsets.top - SheetMetrics.topGap
  }

  /// Whether what is behind steps back: when the card covers it.
  package override var pushesBack: Bool {
    guard style != .fullScreen, !isRegular, isDimming else { return false }
    return current(of: detents(above: graph.safeAreaInsets.bottom)).height >= largestHeight - 0.5
  }

  package override func placeChildren() {
    let insets = graph.safeAreaInsets
    card.keyboard = graph.keyboardHeight
    guard style != .fullScreen else {
      card.insets = insets
      card.place(at: .zero, Proposal(size))
      return
    }
    if isRegular {
      let wanted = regularSize
      regularSizeSoFar = wanted
      let (width, height) = (wanted.width, wanted.height)
      let top = SheetMetrics.top(
        height: height, in: size.height, safeTop: insets.top, keyboard: graph.keyboardHeight)
      card.insets = EdgeInsets()
      card.keyboard = max(0, top + height - (size.height - graph.keyboardHeight))
      card.place(
        at: CGPoint(x: (size.width - width) / 2, y: top + max(0, pull)), Proposal(width, height))
      return
    }
    let rest = current.height
    // Beyond its greatest height the card follows only a little.
    let over = detents.last.map { rest - pull - $0.height } ?? 0
    let height = over > 0 ? rest - pull - over * 0.9 : max(rest, rest - pull)
    card.insets = EdgeInsets(
      top: 0, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    card.place(
      at: CGPoint(x: 0, y: size.height - height + max(0, pull)), Proposal(size.width, height))
  }

  // MARK: Touches

  package override var isModal: Bool { !allowsTouchesBehind }

  private var allowsTouchesBehind: Bool {
    guard style == .sheet else { return false }
    switch options.backgroundInteraction.kind {
    case .automatic, .disabled: return false
    case .enabled: return true
    case .upThrough(let detent):
      let limit = detents.first { $0.detent == detent }?.height ?? 0
      return current.height <= limit + 0.5
    }
  }

  private var isDimming: Bool { !allowsTouchesBehind }

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    guard card.frame.contains(point) || isModal else { return false }
    _ = hitTestChildren(point, &path)
    path.append(self, at: point)
    touchesCard = card.frame.contains(point)
    return true
  }

  private var touchesCard = true

  package func collectGestures(into collection: inout GestureCollection) {
    guard style != .fullScreen else { return }
    if touchesCard {
      collection.add(PanRecognizer(node: self, axes: .vertical) { [weak self] in self?.pan($0) })
    } else if isDismissible {
      collection.add(PressRecognizer(self))
    }
  }

  package func setPressed(_ isPressed: Bool) {}

  /// A tap beside the card closes it.
  package func performPress(at point: CGPoint) { requestDismissal() }

  private func pan(_ value: PanRecognizer.Value) {
    switch value.phase {
    case .began, .cancelled: pull = 0
    case .changed: pull = value.translation.height
    case .ended:
      pull = 0
      settle(translation: value.translation.height, velocity: value.velocity.height)
    }
    invalidatePlacement()
    graph.contentDidChange()
  }

  /// Finds where the card comes to rest, or closes it.
  private func settle(translation: CGFloat, velocity: CGFloat) {
    let detents = detents
    let end = current.height - translation - SheetMetrics.wayOn(velocity: velocity)
    guard let lowest = detents.first else { return }
    let isFast = velocity > 2 * lowest.height
    let index = detents.firstIndex { $0.detent == current.detent } ?? 0
    if isDismissible, end < lowest.height / 2 || isFast && index == 0 {
      requestDismissal()
      return
    }
    let nearest = detents.min { abs($0.height - end) < abs($1.height - end) }
    if let nearest { rest(at: nearest.detent) }
  }

  /// Content at its top moves the card: down always, up where the card can still grow.
  package func takesPan(of node: ScrollingNode, _ translation: CGSize) -> Bool {
    guard style != .fullScreen, !isRegular, node.axes.contains(.vertical), node.offset.y <= 0,
      abs(translation.height) > abs(translation.width)
    else { return false }
    if translation.height > 0 { return node.environment.values.refresh == nil }
    guard options.contentInteraction != .scrolls, let highest = detents.last else { return false }
    return current.height < highest.height - 0.5
  }

  package func followPan(_ value: PanRecognizer.Value) { pan(value) }

  /// Content that is at its top passes the pull on to the card.
  package func contentWasPulled(_ node: ScrollingNode, by distance: CGFloat, velocity: CGFloat) {
    guard style != .fullScreen, node.axes.contains(.vertical) else { return }
    settle(translation: distance, velocity: velocity)
  }

  // MARK: Drawing

  package override func draw(into canvas: inout DisplayCanvas) {
    if style != .fullScreen, isDimming { drawDimming(into: &canvas) }
    super.draw(into: &canvas)
    guard showsGrabber else { return }
    let color = ControlPaint(self).tertiaryLabel
    canvas.append(
      .fill(
        canvas.pixelRect(grabberFrame), cornerRadius: SheetMetrics.grabber.height / 2, .color(color)
      ))
  }

  private var showsGrabber: Bool {
    guard style != .fullScreen, !isRegular else { return false }
    switch options.dragIndicator {
    case .visible: return true
    case .hidden: return false
    case .automatic: return detents.count > 1
    }
  }

  private var grabberFrame: CGRect {
    let size = SheetMetrics.grabber
    return CGRect(
      x: card.frame.midX - size.width / 2, y: card.frame.minY + SheetMetrics.grabberTop,
      width: size.width, height: size.height)
  }

  // MARK: Accessibility

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    if style != .fullScreen, isModal, isDismissible, card.frame.minY > 0 {
      addDismissRegion(&builder)
    }
    if showsGrabber { addGrabber(&builder) }
    super.buildAccessibility(&builder)
  }

  private func addDismissRegion(_ builder: inout AccessibilityBuilder) {
    let frame = CGRect(x: 0, y: 0, width: size.width, height: card.frame.minY)
    let region = builder.control(
      .other, frame: frame, for: self, label: DismissRegionNames.label, part: 2)
    region.identifier = DismissRegionNames.identifier
    graph.accessibilityActions.add(to: region.id) { [weak self] action in
      guard case .activate = action else { return false }
      self?.requestDismissal()
      return true
    }
    builder.elements.append(region)
  }

  private func addGrabber(_ builder: inout AccessibilityBuilder) {
    let position =
      current.height >= largestHeight - 0.5
      ? "Expanded" : current.detent == .medium ? "Half screen" : "Collapsed"
    let element = builder.control(
      .button, frame: grabberFrame.insetBy(dx: 0, dy: -5), for: self,
      label: SheetMetrics.grabberName,
      value: position, part: 3)
    element.traits.insert(.button)
    graph.accessibilityActions.add(to: element.id) { [weak self] action in
      guard case .activate = action, let self else { return false }
      showNextDetent()
      return true
    }
    builder.elements.append(element)
  }

  private func showNextDetent() {
    let detents = detents
    let index = detents.firstIndex { $0.detent == current.detent } ?? 0
    rest(at: detents[(index + 1) % detents.count].detent)
  }

  package override var dumpLabel: String? {
    switch style {
    case .sheet: "Sheet"
    case .fullScreen: "FullScreenCover"
    case .popover: "Popover"
    }
  }
}
