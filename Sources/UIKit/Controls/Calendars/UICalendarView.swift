import Accessibility
import CoreGraphics
import Device
import Foundation
import Metrics

/// Shows the days of a month, with marks below them, and lets the user choose some.
///
/// Differs from Apple's: the month's title does not open wheels of months and years.
@preconcurrency @MainActor
open class UICalendarView: UIView {
  private let titleLabel = UILabel()
  private let previousButton = UIButton(type: .system)
  private let nextButton = UIButton(type: .system)
  private var weekdayLabels: [UILabel] = []
  private var dayViews: [CalendarDayView] = []
  /// A moment of the month that is shown.
  private var shownMonth: Date

  public override init(frame: CGRect) {
    shownMonth = UIApplication.shared.device.clock.date
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    shownMonth = UIApplication.shared.device.clock.date
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    titleLabel.accessibilityTraits = [.staticText, .header]
    turn(previousButton, SystemWord.previousMonth.text, by: -1)
    turn(nextButton, SystemWord.nextMonth.text, by: 1)
    weekdayLabels = (0..<CalendarGrid.columnCount).map { _ in
      let label = UILabel()
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      return label
    }
    for view in [titleLabel, previousButton, nextButton] + weekdayLabels { addSubview(view) }
    update()
  }

  private func turn(_ button: UIButton, _ label: String, by months: Int) {
    button.accessibilityLabel = label
    button.addAction(
      UIAction { [weak self] _ in self?.show(monthsOn: months) }, for: .touchUpInside)
  }

  // MARK: Dates

  open weak var delegate: (any UICalendarViewDelegate)? { didSet { update() } }
  /// What a tap on a day chooses; nil for days that cannot be chosen.
  open var selectionBehavior: UICalendarSelection? {
    didSet {
      oldValue?.view = nil
      selectionBehavior?.view = self
      update()
    }
  }
  open var calendar = Calendar.current { didSet { update() } }
  open var locale = Locale.current { didSet { update() } }
  open var timeZone: TimeZone? { didSet { update() } }
  /// The days that may be chosen; months without any are not turned to.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
    didSet { update() }
  }
  open var fontDesign = UIFontDescriptor.SystemDesign.default { didSet { update() } }
  open var wantsDateDecorations = true { didSet { update() } }

  /// The month that is shown, as a day of it; setting turns to it.
  open var visibleDateComponents: DateComponents {
    get { days.calendar.dateComponents([.calendar, .era, .year, .month], from: shownMonth) }
    set { setVisibleDateComponents(newValue, animated: false) }
  }

  /// Differs from Apple's: the month is there at once, `animated` or not.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    guard let date = days.calendar.date(from: dateComponents) else { return }
    shownMonth = date
    update()
  }

  /// Asks the delegate for the marks of days anew.
  ///
  /// Differs from Apple's: all days that are seen are asked for, and change at once, `animated` or not.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    update()
  }

  var days: CalendarDays { CalendarDays(calendar: calendar, locale: locale, timeZone: timeZone) }

  private func show(monthsOn count: Int) {
    let previous = visibleDateComponents
    shownMonth = days.month(of: shownMonth, after: count)
    update()
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: previous)
  }

  /// The day as selections and delegates are told of it.
  private func components(of day: Date) -> DateComponents {
    days.calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day)
  }

  // MARK: Content

  func update() {
    let days = days
    let grid = CalendarGrid(days, monthOf: shownMonth)
    titleLabel.text = days.monthWords(grid.month)
    titleLabel.font = font(CalendarMetrics.titleFontSize, .semibold)
    for (column, label) in weekdayLabels.enumerated() {
      label.text = grid.weekday(column)
      label.font = font(CalendarMetrics.weekdayFontSize, .semibold)
    }
    previousButton.isEnabled = isAvailable(days.month(of: shownMonth, after: 0) - 1)
    nextButton.isEnabled = isAvailable(days.month(of: shownMonth, after: 1))
    for view in dayViews { view.removeFromSuperview() }
    dayViews = (0..<grid.dayCount).map { dayView($0, grid) }
    for view in dayViews { addSubview(view) }
    setNeedsLayout()
  }

  private func isAvailable(_ day: Date) -> Bool {
    days.isAllowed(day, from: availableDateRange.start, through: availableDateRange.end)
  }

  private func font(_ size: CGFloat, _ weight: UIFont.Weight) -> UIFont {
    let font = UIFont.systemFont(ofSize: size, weight: weight)
    guard let descriptor = font.fontDescriptor.withDesign(fontDesign) else { return font }
    return UIFont(descriptor: descriptor, size: size)
  }

  private func dayView(_ index: Int, _ grid: CalendarGrid) -> CalendarDayView {
    let day = grid.day(index)
    let parts = components(of: day)
    let now = UIApplication.shared.device.clock.date
    let isChosen = selectionBehavior?.isChosen(parts) ?? false
    let view = CalendarDayView(
      number: index + 1, isChosen: isChosen,
      isToday: grid.days.calendar.isDate(day, inSameDayAs: now), label: grid.days.spokenDay(day),
      font: font(CalendarMetrics.dayFontSize, isChosen ? .semibold : .regular))
    view.isEnabled = isAvailable(day) && selectionBehavior?.mayChoose(parts) ?? true
    view.onTap = { [weak self] in
      self?.selectionBehavior?.choose(parts)
      self?.update()
    }
    if wantsDateDecorations {
      view.decoration = DefaultRequirement.asked(delegate?.calendarView(self, decorationFor: parts))
    }
    return view
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: CalendarMetrics.width, height: CalendarMetrics.height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let height = CalendarMetrics.headerHeight
    let side = CalendarMetrics.turnWidth
    let right = bounds.width - CalendarMetrics.headerMargin / 2
    titleLabel.frame = mirrored(
      CGRect(
        x: CalendarMetrics.headerMargin, y: 0,
        width: right - 2 * side - CalendarMetrics.headerMargin, height: height))
    previousButton.frame = mirrored(CGRect(x: right - 2 * side, y: 0, width: side, height: height))
    nextButton.frame = mirrored(CGRect(x: right - side, y: 0, width: side, height: height))
    for (button, pointsLeft) in [(previousButton, !isRightToLeft), (nextButton, isRightToLeft)] {
      button.setImage(
        UIImage(
          systemName: pointsLeft ? "chevron.left" : "chevron.right",
          withConfiguration: UIImage.SymbolConfiguration(
            pointSize: CalendarMetrics.arrowFontSize)), for: .normal)
    }
    let column = bounds.width / CGFloat(CalendarGrid.columnCount)
    for (index, label) in weekdayLabels.enumerated() {
      label.frame = mirrored(
        CGRect(
          x: CGFloat(index) * column, y: height, width: column,
          height: CalendarMetrics.weekdayHeight))
    }
    let grid = CalendarGrid(days, monthOf: shownMonth)
    for (index, view) in dayViews.enumerated() {
      let place = grid.place(of: index)
      view.frame = mirrored(
        CalendarMetrics.cell(column: place.column, row: place.row, width: bounds.width))
    }
  }
}

@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
  public func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { DefaultRequirement.missing(nil) }
  public func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) { DefaultRequirement.missing(()) }
}
