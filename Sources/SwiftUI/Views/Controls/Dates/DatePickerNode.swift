import Accessibility
import DisplayList
import Foundation
import Metrics

/// What a date picker picks, and within which limits.
package struct DatePickerValue {
  let selection: Binding<Date>
  let minimum: Date?
  let maximum: Date?
  let components: DatePickerComponents
}

/// The node of a compact date picker: a label, and a pill for the date and for the time.
///
/// A tap on a pill opens a calendar, or wheels for the time.
@MainActor
package final class DatePickerNode: ControlRowNode, PressTarget, GestureSource {
  private var value: DatePickerValue
  private var bound: BoundValue<Date>?
  private var pills: [LabelContainerNode] = []

  private static let pillGap = DatePillMetrics.gap

  private enum Pill {}

  init(_ value: DatePickerValue, _ context: _NodeContext) {
    self.value = value
    super.init(context)
    bound = BoundValue(value.selection, for: self)
    let scope = environment.sharedChild(Pill.self) { $0.controlForeground = .typed }
    for _ in 0..<2 {
      let pill = LabelContainerNode(childContext.with(scope))
      pill.layoutParent = self
      pill.insets = ButtonInsets(
        horizontal: DatePillMetrics.inset.width, vertical: DatePillMetrics.inset.height)
      pill.setContent(Text._makeNode(Text(verbatim: ""), pill.childContext))
      pills.append(pill)
    }
    showDate()
  }

  func take(_ new: DatePickerValue) {
    value = new
    _ = bound?.refresh(new.selection, for: self)
    showDate()
  }

  package override func refresh() {
    _ = bound?.refresh(for: self)
    showDate()
  }

  package override func environmentDidChange(_ keys: EnvironmentKeySet) {
    super.environmentDidChange(keys)
    invalidate()
  }

  // MARK: The date

  /// Sets the date, within the limits.
  package func select(_ date: Date) {
    bound?.write(CalendarDays.limited(date, from: value.minimum, through: value.maximum))
    refresh()
  }

  private func showDate() {
    for (pill, words) in zip(pills, [dateWords, timeWords]) {
      if let content = pill.content { Text._updateNode(content, to: Text(verbatim: words)) }
    }
  }

  private var days: CalendarDays {
    let values = environment.values
    return CalendarDays(
      calendar: values.calendar, locale: values.locale, timeZone: values.timeZone)
  }

  private var dateWords: String { bound.map { days.dateWords($0.value) } ?? "" }

  private var timeWords: String { bound.map { days.timeWords($0.value) } ?? "" }

  private var shownPills: [(pill: LabelContainerNode, name: String)] {
    var shown: [(LabelContainerNode, String)] = []
    if value.components.contains(.date) { shown.append((pills[0], DatePickerNames.date)) }
    if value.components.contains(.hourAndMinute) { shown.append((pills[1], DatePickerNames.time)) }
    return shown
  }

  // MARK: Layout

  package override var controlSize: CGSize {
    let sizes = shownPills.map { $0.pill.sizeThatFits(.unspecified) }
    let gaps = Self.pillGap * CGFloat(max(0, sizes.count - 1))
    return CGSize(
      width: sizes.reduce(gaps) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
  }

  package override var yieldsToLabel: Bool { true }

  package override func controlSize(in width: CGFloat) -> CGSize {
    guard stacksPills(in: width) else { return controlSize }
    let sizes = shownPills.map { $0.pill.sizeThatFits(Proposal(width, .nan)) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0,
      height: sizes.reduce(Self.pillGap * CGFloat(sizes.count - 1)) { $0 + $1.height })
  }

  /// Whether the time stands below the date: there is no room beside it.
  private func stacksPills(in width: CGFloat) -> Bool {
    environment.values.dynamicTypeSize.isAccessibilitySize && controlSize.width > width
  }

  package override func forEachChild(_ body: (_Node) -> Void) {
    super.forEachChild(body)
    for pill in pills { body(pill) }
  }

  package override func forEachElement(_ body: (LayoutNode) -> Void) {
    super.forEachElement(body)
    for shown in shownPills { body(shown.pill) }
  }

  package override func placeChildren() {
    super.placeChildren()
    let frame = controlFrame
    let isStacked = stacksPills(in: size.width)
    var offset: CGFloat = 0
    for shown in shownPills {
      let proposal = isStacked ? Proposal(frame.width, .nan) : .unspecified
      let fitted = shown.pill.sizeThatFits(proposal)
      if isStacked {
        let x = left(fromLeading: 0, width: frame.width)
        let indent = environment.isRightToLeft ? frame.width - fitted.width : 0
        shown.pill.place(at: CGPoint(x: x + indent, y: frame.minY + offset), proposal)
        offset += fitted.height + Self.pillGap
      } else {
        let x =
          environment.isRightToLeft ? frame.maxX - offset - fitted.width : frame.minX + offset
        shown.pill.place(at: CGPoint(x: x, y: frame.minY), proposal)
        offset += fitted.width + Self.pillGap
      }
    }
  }

  // MARK: Touches

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    guard shownPills.contains(where: { $0.pill.frame.contains(point) }) else {
      return super.hitTest(point, &path)
    }
    path.append(self, at: point)
    return true
  }

  package func collectGestures(into collection: inout GestureCollection) {
    if environment.values.isEnabled { collection.add(PressRecognizer(self)) }
  }

  package func setPressed(_ isPressed: Bool) {}

  package func performPress(at point: CGPoint) {
    guard let shown = shownPills.first(where: { $0.pill.frame.contains(point) }) else { return }
    open(shown.pill === pills[0] ? .date : .hourAndMinute, beside: shown.pill)
  }

  package override func performAccessibilityAction(_ action: AccessibilityElementAction) -> Bool {
    guard case .activate = action, environment.values.isEnabled, let first = shownPills.first
    else { return false }
    open(first.pill === pills[0] ? .date : .hourAndMinute, beside: first.pill)
    return true
  }

  /// Shows the calendar, or the wheels, in a popover.
  private func open(_ components: DatePickerComponents, beside pill: LayoutNode) {
    let context = graph.overlayContext(for: self)
    let scope = context.environment.makeChild { values in
      values.isInListRow = false
      values.isElevated = true
    }
    let layer = PopoverLayerNode(context.with(scope))
    layer.belongsToControl = true
    let value = value
    layer.setContent {
      AnyView(
        CalendarPicker(
          date: value.selection, components: components, minimum: value.minimum,
          maximum: value.maximum
        ).accessibilityContainer(.datePicker).padding()
      ).makeNode(in: $0)
    }
    layer.anchor = { [weak pill] in pill?.rootFrame ?? .zero }
    layer.requestDismissal = { [weak layer, weak graph] in
      if let layer { graph?.presentations.dismiss(layer) }
    }
    graph.presentations.present(layer)
  }

  // MARK: Drawing

  package override func draw(into canvas: inout DisplayCanvas) {
    let fill = ControlPaint(self).tertiaryFill
    for shown in shownPills {
      canvas.append(
        .fill(
          canvas.pixelRect(shown.pill.frame), cornerRadius: DatePillMetrics.cornerRadius,
          .color(fill)))
    }
    super.draw(into: &canvas)
    // A row without its label draws nothing but its control, which the pills are.
    guard !showsLabel else { return }
    for shown in shownPills { shown.pill.drawPlaced(into: &canvas) }
  }

  // MARK: Accessibility

  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    let labels = builder.collect { inner in
      for element in elements { element.buildAccessibilityPlaced(&inner) }
    }
    let buttons = shownPills.enumerated().map { index, shown in
      let isDate = shown.pill === pills[0]
      let element = builder.control(
        .button, frame: shown.pill.frame, for: self, label: shown.name,
        value: isDate ? dateWords : timeWords, part: UInt64(index) + 1)
      element.traits.insert(.button)
      return element
    }
    guard !environment.values.isPartOfCalendar else {
      builder.elements += labels + buttons
      return
    }
    let element = builder.add(
      .datePicker, for: self, label: MergedAccessibility(labels).label, children: buttons)
    // A tap on the whole opens the first: tests on iOS rely on it.
    element.activationPoint = buttons.first.map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) }
  }

  package override var dumpLabel: String? { "DatePicker" }
}
