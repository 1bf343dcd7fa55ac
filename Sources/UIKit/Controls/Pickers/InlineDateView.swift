import Accessibility
import CoreGraphics
import Foundation

/// A date picker's month of days, with the time below it.
@MainActor
final class InlineDateView: UIView, DatePickerContent {
  private weak var picker: UIDatePicker?
  private let mode: UIDatePicker.Mode
  private let titleLabel = UILabel()
  private let previousButton = UIButton(type: .system)
  private let nextButton = UIButton(type: .system)
  private var weekdayLabels: [UILabel] = []
  private var dayButtons: [DayButton] = []
  private var time: DateWheelsView?
  /// How many months the shown one lies after that of the date.
  private var offset = 0
  private var seenDate: Date?

  init(picker: UIDatePicker, mode: UIDatePicker.Mode? = nil) {
    self.picker = picker
    self.mode = mode ?? picker.datePickerMode
    super.init(frame: .zero)
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    turn(previousButton, "chevron.left", "Previous Month", by: -1)
    turn(nextButton, "chevron.right", "Next Month", by: 1)
    weekdayLabels = (0..<7).map { column in
      let label = UILabel()
      label.text = picker.days.weekday(column)
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      return label
    }
    for view in [titleLabel, previousButton, nextButton] + weekdayLabels { addSubview(view) }
    if self.mode == .dateAndTime {
      let wheels = DateWheelsView(picker: picker, mode: .time)
      time = wheels
      addSubview(wheels)
    }
  }

  required init?(coder: NSCoder) { nil }

  private func turn(_ button: UIButton, _ symbol: String, _ label: String, by months: Int) {
    button.setImage(UIImage(systemName: symbol), for: .normal)
    button.accessibilityLabel = label
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
    let month = days.month(of: picker.date, after: offset)
    titleLabel.text = days.words(month, .dateTime.month(.wide).year())
    for button in dayButtons { button.removeFromSuperview() }
    dayButtons = (0..<days.dayCount(of: month)).map { index in
      let day = days.day(index, of: month)
      let button = DayButton(
        number: index + 1,
        isChosen: days.calendar.isDate(day, inSameDayAs: picker.date),
        isToday: days.calendar.isDate(day, inSameDayAs: DatePickerDays.now),
        label: days.words(day, .dateTime.weekday(.wide).month(.wide).day()))
      button.isEnabled = picker.isEnabled && isAllowed(day, picker)
      button.onTap = { [weak self] in self?.choose(day) }
      addSubview(button)
      return button
    }
    time?.update()
    setNeedsLayout()
  }

  private func isAllowed(_ day: Date, _ picker: UIDatePicker) -> Bool {
    if let minimum = picker.minimumDate, day < picker.days.calendar.startOfDay(for: minimum) {
      return false
    }
    return picker.maximumDate.map { day <= $0 } ?? true
  }

  private func choose(_ day: Date) {
    guard let picker else { return }
    offset = 0
    picker.choose(picker.days.moving(picker.date, to: day))
  }

  // MARK: Layout

  private static let row: CGFloat = 44

  var preferredSize: CGSize {
    CGSize(
      width: 320, height: 44 + 24 + 6 * Self.row + (time == nil ? 0 : UIPickerView.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let picker else { return }
    let column = bounds.width / 7
    titleLabel.frame = CGRect(x: 16, y: 0, width: bounds.width - 120, height: 44)
    previousButton.frame = CGRect(x: bounds.width - 96, y: 0, width: 44, height: 44)
    nextButton.frame = CGRect(x: bounds.width - 52, y: 0, width: 44, height: 44)
    for (index, label) in weekdayLabels.enumerated() {
      label.frame = CGRect(x: CGFloat(index) * column, y: 44, width: column, height: 24)
    }
    let month = picker.days.month(of: picker.date, after: offset)
    let first = picker.days.firstColumn(of: month)
    for (index, button) in dayButtons.enumerated() {
      let place = first + index
      button.frame = CGRect(
        x: CGFloat(place % 7) * column, y: 68 + CGFloat(place / 7) * Self.row, width: column,
        height: Self.row)
    }
    time?.frame = CGRect(
      x: 0, y: 68 + 6 * Self.row, width: bounds.width, height: UIPickerView.height)
  }
}

/// One day of a month.
@MainActor
private final class DayButton: UIControl {
  private let number: Int
  private let isChosen: Bool
  private let isToday: Bool
  private let spoken: String
  var onTap: (() -> Void)?

  init(number: Int, isChosen: Bool, isToday: Bool, label: String) {
    self.number = number
    self.isChosen = isChosen
    self.isToday = isToday
    spoken = label
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var isTouchUpPrimary: Bool { true }

  override func sendPrimary(with event: UIEvent?) {
    super.sendPrimary(with: event)
    onTap?()
  }

  override func appendDisplayItems(to canvas: inout ViewCanvas) {
    let side: CGFloat = 40
    let circle = CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
    if isChosen {
      canvas.fillEllipse(
        in: circle, isToday ? tintColor : tintColor.withAlphaComponent(0.15))
    }
    let color: UIColor =
      !isEnabled
      ? .tertiaryLabel
      : isChosen ? (isToday ? .white : tintColor) : isToday ? tintColor : .label
    let block = TextBlock(
      "\(number)", font: .systemFont(ofSize: 20, weight: isChosen ? .semibold : .regular),
      color: color)
    let size = block.size(width: nil)
    block.append(
      to: &canvas,
      in: CGRect(
        x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width + 1,
        height: size.height))
  }

  override var defaultAccessibility: AccessibilityDefaults {
    var defaults = described(AccessibilityDefaults(.button, label: spoken, traits: .button))
    defaults.isSelected = isChosen
    return defaults
  }
}
