import Accessibility
import CoreGraphics
import Device
import Foundation
import Metrics

/// A date picker's month of days, with a row for the time below it.
@MainActor
final class InlineDateView: UIView, DatePickerContent {
  private weak var picker: UIDatePicker?
  private let mode: UIDatePicker.Mode
  private let title = CalendarTitleButton()
  private let previousButton = UIButton(type: .system)
  private let nextButton = UIButton(type: .system)
  private var weekdayLabels: [UILabel] = []
  private let dayGrid = CalendarDayGrid()
  private var dayButtons: [CalendarDayButton] = []
  private var time: CompactDateView?
  private let timeLabel = UILabel()
  /// The wheels for month and year that stand in the place of the days; nil while the days do.
  private var monthWheels: DateWheelsView?
  /// How many months the shown one lies after that of the date.
  private var offset = 0
  private var seenDate: Date?

  init(picker: UIDatePicker, mode: UIDatePicker.Mode? = nil) {
    self.picker = picker
    self.mode = mode ?? picker.datePickerMode
    super.init(frame: .zero)
    title.onTap = { [weak self] in self?.toggleMonthWheels() }
    turn(previousButton, SystemWord.previousMonth.text, by: -1)
    turn(nextButton, SystemWord.nextMonth.text, by: 1)
    let grid = CalendarGrid(picker.days, monthOf: picker.date)
    weekdayLabels = (0..<CalendarGrid.columnCount).map { column in
      let label = UILabel()
      label.text = grid.weekday(column)
      label.font = .systemFont(ofSize: CalendarMetrics.weekdayFontSize, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      return label
    }
    for view in [title, previousButton, nextButton] + weekdayLabels + [dayGrid] {
      addSubview(view)
    }
    if self.mode == .dateAndTime {
      let view = CompactDateView(picker: picker, mode: .time)
      time = view
      timeLabel.text = "Time"
      addSubview(timeLabel)
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func turn(_ button: UIButton, _ label: String, by months: Int) {
    button.accessibilityLabel = label
    button.accessibilityIdentifier =
      months < 0 ? DatePickerNames.previousMonth : DatePickerNames.nextMonth
    button.addAction(
      UIAction { [weak self] _ in
        self?.offset += months
        self?.update()
      }, for: .touchUpInside)
  }

  // MARK: Content

  func update() {
    guard let picker else { return }
    if seenDate != picker.date {
      if let seenDate,
        !picker.days.calendar.isDate(seenDate, equalTo: picker.date, toGranularity: .month)
      {
        offset = 0
      }
      seenDate = picker.date
    }
    let days = picker.days
    let grid = CalendarGrid(days, monthOf: picker.date, after: offset)
    title.text = days.monthWords(grid.month)
    for button in dayButtons { button.removeFromSuperview() }
    let now = UIApplication.shared.device.clock.date
    dayButtons = (0..<grid.dayCount).map { index in
      let day = grid.day(index)
      let isToday = days.calendar.isDate(day, inSameDayAs: now)
      let button = CalendarDayButton(
        number: index + 1,
        isChosen: days.calendar.isDate(day, inSameDayAs: picker.date), isToday: isToday,
        label: isToday ? "\(SystemWord.today.text), " + days.spokenDay(day) : days.spokenDay(day))
      button.isEnabled =
        picker.isEnabled
        && days.isAllowed(day, from: picker.minimumDate, through: picker.maximumDate)
      button.onTap = { [weak self] in self?.choose(day) }
      dayGrid.addSubview(button)
      return button
    }
    time?.update()
    monthWheels?.update()
    setNeedsLayout()
  }

  /// Shows wheels for month and year in the place of the days, or the days again.
  private func toggleMonthWheels() {
    guard let picker else { return }
    if let shown = monthWheels {
      monthWheels = nil
      shown.removeFromSuperview()
    } else {
      let wheels = DateWheelsView(picker: picker, mode: .yearAndMonth)
      monthWheels = wheels
      offset = 0
      addSubview(wheels)
    }
    for view in [previousButton, nextButton] + weekdayLabels + [dayGrid] {
      view.isHidden = monthWheels != nil
    }
    title.showsWheels = monthWheels != nil
    update()
  }

  private func choose(_ day: Date) {
    guard let picker else { return }
    offset = 0
    picker.choose(picker.days.moving(picker.date, to: day))
  }

  // MARK: Layout

  var preferredSize: CGSize {
    CGSize(
      width: CalendarMetrics.width,
      height: CalendarMetrics.height + (time == nil ? 0 : CalendarMetrics.timeRowHeight))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let picker else { return }
    layOutHeader()
    dayGrid.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: CalendarMetrics.height)
    monthWheels?.frame = CGRect(
      x: 0, y: CalendarMetrics.headerHeight, width: bounds.width,
      height: WheelMetrics.size.height)
    let column = bounds.width / CGFloat(CalendarGrid.columnCount)
    for (index, label) in weekdayLabels.enumerated() {
      label.frame = mirrored(
        CGRect(
          x: CGFloat(index) * column, y: CalendarMetrics.headerHeight, width: column,
          height: CalendarMetrics.weekdayHeight))
    }
    let grid = CalendarGrid(picker.days, monthOf: picker.date, after: offset)
    for (index, button) in dayButtons.enumerated() {
      let place = grid.place(of: index)
      button.frame = mirrored(
        CalendarMetrics.cell(column: place.column, row: place.row, width: bounds.width))
    }
    let row = CGRect(
      x: CalendarMetrics.headerMargin, y: CalendarMetrics.height,
      width: bounds.width - 2 * CalendarMetrics.headerMargin, height: CalendarMetrics.timeRowHeight)
    time?.frame = row
    let words = timeLabel.intrinsicContentSize.width
    timeLabel.frame = mirrored(
      CGRect(x: row.minX, y: row.minY, width: words, height: row.height))
  }

  private func layOutHeader() {
    let height = CalendarMetrics.headerHeight
    let side = CalendarMetrics.turnWidth
    // The arrows stand in the middle of their buttons, which reach into the margin.
    let right = bounds.width - CalendarMetrics.headerMargin / 2
    let room = right - 2 * side - CalendarMetrics.headerMargin
    title.frame = mirrored(
      CGRect(
        x: CalendarMetrics.headerMargin, y: 0, width: min(title.idealWidth, room),
        height: height))
    previousButton.frame = mirrored(
      CGRect(x: right - 2 * side, y: 0, width: side, height: height))
    nextButton.frame = mirrored(CGRect(x: right - side, y: 0, width: side, height: height))
    // Each arrow points to where its month lies in the order of reading.
    for (button, pointsLeft) in [(previousButton, !isRightToLeft), (nextButton, isRightToLeft)] {
      button.setImage(
        UIImage(
          systemName: pointsLeft ? "chevron.left" : "chevron.right",
          withConfiguration: UIImage.SymbolConfiguration(
            pointSize: CalendarMetrics.arrowFontSize)), for: .normal)
    }
  }
}
