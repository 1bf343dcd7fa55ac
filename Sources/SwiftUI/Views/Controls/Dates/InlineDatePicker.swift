import Accessibility
import Foundation
import Metrics

/// The place of a date picker: the control that its style wants.
@MainActor
package final class DatePickerPlaceNode<Label: View>: SingleChildNode {
  private var value: DatePickerValue
  private var label: Label
  private var look: _DatePickerLook

  init(_ value: DatePickerValue, _ label: Label, _ context: _NodeContext) {
    self.value = value
    self.label = label
    look = context.environment.values.datePickerStyle._look
    super.init(context)
    child = make()
    flags.insert(.isUnary)
  }

  private func make() -> _Node {
    guard look == .compact else {
      let node = DatePickerBoxNode(childContext)
      node.setContent(InlineDatePicker._makeNode(inline, node.childContext))
      return node
    }
    let node = DatePickerNode(value, childContext)
    node.setContent(Label._makeNode(label, node.childContext))
    return node
  }

  private var inline: InlineDatePicker<Label> {
    InlineDatePicker(value: value, label: label, isCalendar: look == .graphical)
  }

  func update(_ value: DatePickerValue, _ label: Label) {
    self.value = value
    self.label = label
    if let node = child as? DatePickerNode {
      node.take(value)
      if let content = node.content { Label._updateNode(content, to: label) }
    } else if let content = (child as? DatePickerBoxNode)?.content {
      InlineDatePicker._updateNode(content, to: inline)
    }
  }

  package override func refresh() {
    let new = environment.values.datePickerStyle._look
    guard new != look else { return }
    look = new
    setChild(make())
  }

  package override func environmentDidChange(_ keys: EnvironmentKeySet) {
    if keys.contains(DatePickerStyleKey.id) { invalidate() }
    super.environmentDidChange(keys)
  }
}

/// A calendar, or wheels beside their label, that are always shown.
nonisolated struct InlineDatePicker<Label: View>: View {
  let value: DatePickerValue
  let label: Label
  let isCalendar: Bool

  @Environment(\.calendar) private var ownCalendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone
  @Environment(\.labelsVisibility) private var labelsVisibility

  init(value: DatePickerValue, label: Label, isCalendar: Bool) {
    self.value = value
    self.label = label
    self.isCalendar = isCalendar
  }

  private var days: CalendarDays {
    CalendarDays(calendar: ownCalendar, locale: locale, timeZone: timeZone)
  }

  @MainActor var body: some View {
    if isCalendar {
      CalendarPicker(
        date: value.selection, components: value.components, minimum: value.minimum,
        maximum: value.maximum, fillsWidth: true)
    } else if labelsVisibility == .hidden {
      wheels
    } else {
      HStack(spacing: ControlRowNode.gap) {
        // The wheels get narrower before the label does.
        label.layoutPriority(1)
        wheels.frame(maxWidth: .infinity, alignment: .trailing)
      }
    }
  }

  @MainActor private var wheels: some View {
    DateWheelsPicker(
      choice, date: value.selection.limited(from: value.minimum, through: value.maximum),
      days: days)
  }

  private var choice: DateWheels.Choice {
    guard value.components.contains(.date) else { return .time }
    return value.components.contains(.hourAndMinute) ? .dateAndTime : .date
  }
}

/// What assistive technologies know as the date picker, around its controls.
@MainActor
package final class DatePickerBoxNode: LabelContainerNode {
  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    let inner = builder.collect { super.buildAccessibility(&$0) }
    builder.add(.datePicker, for: self, children: inner).isAccessibilityElement = false
  }

  package override var dumpLabel: String? { "DatePicker" }
}
