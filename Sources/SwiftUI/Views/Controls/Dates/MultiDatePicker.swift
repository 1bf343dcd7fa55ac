import Foundation
import Metrics

/// A control that picks days, as many as wanted.
public nonisolated struct MultiDatePicker<Label: View>: PrimitiveView {
  package let selection: Binding<Set<DateComponents>>
  /// The first moment of the days that can be chosen; nil for no limit.
  package let minimumDate: Date?
  /// The moment before which the days begin that can be chosen; nil for no limit.
  package let maximumDate: Date?
  package let label: Label

  init(
    _ selection: Binding<Set<DateComponents>>, from minimum: Date? = nil, upTo maximum: Date? = nil,
    label: Label
  ) {
    self.selection = selection
    minimumDate = minimum
    maximumDate = maximum
    self.label = label
  }

  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, label: label())
  }

  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: bounds.lowerBound, upTo: bounds.upperBound, label: label())
  }

  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, from: bounds.lowerBound, label: label())
  }

  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, upTo: bounds.upperBound, label: label())
  }

  // MARK: Node and accessibility

  /// What assistive technologies know as the picker stands around the buttons of the days.
  @MainActor
  package func makeNode(_ context: _NodeContext) -> DatePickerBoxNode {
    let node = DatePickerBoxNode(context)
    node.setContent(DaysPicker._makeNode(days, node.childContext))
    return node
  }

  @MainActor
  package func updateNode(_ node: DatePickerBoxNode) {
    if let content = node.content { DaysPicker._updateNode(content, to: days) }
  }

  @MainActor private var days: DaysPicker {
    DaysPicker(selection: selection, minimum: minimumDate, maximum: maximumDate)
  }

  // MARK: Structure

  @MainActor
  public var _structure: _ViewStructure {
    .view("MultiDatePicker", supplementary: [SupplementaryView("labelView", label)])
  }
}

extension MultiDatePicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection, label: Text(title))
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(
      selection, from: bounds.lowerBound, upTo: bounds.upperBound, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, from: bounds.lowerBound, upTo: bounds.upperBound, label: Text(title))
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, from: bounds.lowerBound, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, from: bounds.lowerBound, label: Text(title))
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, upTo: bounds.upperBound, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, upTo: bounds.upperBound, label: Text(title))
  }
}

/// A month whose days are chosen and given up one by one.
private struct DaysPicker: View {
  let selection: Binding<Set<DateComponents>>
  let minimum: Date?
  let maximum: Date?
  /// How many months the shown one lies after the first one.
  @State private var offset = 0

  @Environment(\.calendar) private var ownCalendar
  @Environment(\.locale) private var locale
  @Environment(\.timeZone) private var timeZone

  init(selection: Binding<Set<DateComponents>>, minimum: Date?, maximum: Date?) {
    self.selection = selection
    self.minimum = minimum
    self.maximum = maximum
  }

  var body: some View {
    let days = CalendarDays(calendar: ownCalendar, locale: locale, timeZone: timeZone)
    let chosen = selection.wrappedValue
    CalendarMonth(
      days: days,
      reference: CalendarDays.limited(AnimationClock.date, from: minimum, through: last),
      offset: $offset,
      isChosen: { day in chosen.contains { names($0, day, in: days) } },
      isAllowed: { isAllowed($0, in: days) },
      choose: { toggle($0, in: days) }
    )
    .frame(idealWidth: CalendarMetrics.width, maxWidth: .infinity)
  }

  /// The last moment that can be chosen.
  private var last: Date? { maximum?.addingTimeInterval(-1) }

  private func isAllowed(_ day: Date, in days: CalendarDays) -> Bool {
    days.isAllowed(day, from: minimum, through: last)
  }

  /// Whether components stand for a day.
  private func names(_ components: DateComponents, _ day: Date, in days: CalendarDays) -> Bool {
    let own = days.calendar.dateComponents([.year, .month, .day], from: day)
    return components.year == own.year && components.month == own.month
      && components.day == own.day
  }

  private func toggle(_ day: Date, in days: CalendarDays) {
    var new = selection.wrappedValue
    let known = new.filter { names($0, day, in: days) }
    if known.isEmpty {
      new.insert(days.calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
    } else {
      new.subtract(known)
    }
    selection.wrappedValue = new
  }
}
