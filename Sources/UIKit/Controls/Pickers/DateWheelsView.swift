import CoreGraphics
import Foundation

/// A date picker's wheels.
@MainActor
final class DateWheelsView: UIView, DatePickerContent, UIPickerViewDataSource,
  UIPickerViewDelegate
{
  /// What one wheel turns.
  private enum Wheel {
    case month, day, year, dayOfYear, hour, minute, half, hours, minutes
  }

  private weak var picker: UIDatePicker?
  private let wheelsView = UIPickerView(frame: .zero)
  private let mode: UIDatePicker.Mode
  private let days: DatePickerDays
  /// The date from which the wheel of days counts.
  private let base: Date
  private static let daySpan = 1000

  /// With `mode`, shows that part of the picker's date whatever the picker's own mode is.
  init(picker: UIDatePicker, mode: UIDatePicker.Mode? = nil) {
    self.picker = picker
    self.mode = mode ?? picker.datePickerMode
    days = picker.days
    base = picker.days.calendar.startOfDay(for: picker.date)
    super.init(frame: .zero)
    wheelsView.dataSource = self
    wheelsView.delegate = self
    addSubview(wheelsView)
  }

  required init?(coder: NSCoder) { nil }

  var preferredSize: CGSize { CGSize(width: 320, height: UIPickerView.height) }

  override func layoutSubviews() {
    super.layoutSubviews()
    wheelsView.frame = bounds
  }

  // MARK: Wheels

  private var wheels: [Wheel] {
    let time: [Wheel] = days.hasHalves ? [.hour, .minute, .half] : [.hour, .minute]
    switch mode {
    case .time: return time
    case .date: return dateWheels
    case .dateAndTime: return [.dayOfYear] + time
    case .countDownTimer: return [.hours, .minutes]
    case .yearAndMonth: return [.month, .year]
    }
  }

  /// In the locale's order.
  private var dateWheels: [Wheel] {
    let pattern =
      DateFormatter.dateFormat(fromTemplate: "dMMMMy", options: 0, locale: days.locale) ?? "MdY"
    let order: [(String.Index?, Wheel)] = [
      (pattern.firstIndex { $0 == "M" || $0 == "L" }, .month),
      (pattern.firstIndex(of: "d"), .day), (pattern.firstIndex { $0 == "y" || $0 == "Y" }, .year),
    ]
    return order.sorted { ($0.0 ?? pattern.endIndex) < ($1.0 ?? pattern.endIndex) }.map(\.1)
  }

  private var minuteStep: Int {
    let step = picker?.minuteInterval ?? 1
    return step > 0 && 60 % step == 0 ? step : 1
  }

  func update() {
    wheelsView.reloadAllComponents()
    for (component, wheel) in wheels.enumerated() {
      wheelsView.selectRow(row(of: wheel), inComponent: component, animated: false)
    }
    wheelsView.setNeedsLayout()
  }

  private func row(of wheel: Wheel) -> Int {
    guard let picker else { return 0 }
    let date = picker.date
    switch wheel {
    case .month: return days.part(.month, of: date) - 1
    case .day: return days.part(.day, of: date) - 1
    case .year: return days.part(.year, of: date) - 1
    case .dayOfYear:
      let start = days.calendar.startOfDay(for: date)
      let count = days.calendar.dateComponents([.day], from: base, to: start).day ?? 0
      return min(max(count + Self.daySpan, 0), 2 * Self.daySpan)
    case .hour:
      let hour = days.part(.hour, of: date)
      return days.hasHalves ? (hour + 11) % 12 : hour
    case .minute: return days.part(.minute, of: date) / minuteStep
    case .half: return days.part(.hour, of: date) / 12
    case .hours: return Int(picker.countDownDuration) / 3600
    case .minutes: return Int(picker.countDownDuration) / 60 % 60 / minuteStep
    }
  }

  // MARK: Data

  func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    guard let picker else { return 0 }
    switch wheels[component] {
    case .month: return days.calendar.monthSymbols.count
    case .day: return days.dayCount(of: picker.date)
    case .year: return max(days.part(.year, of: picker.date) + 200, 1)
    case .dayOfYear: return 2 * Self.daySpan + 1
    case .hour: return days.hasHalves ? 12 : 24
    case .minute, .minutes: return 60 / minuteStep
    case .half: return 2
    case .hours: return 24
    }
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    switch wheels[component] {
    case .month: days.calendar.monthSymbols[row % max(days.calendar.monthSymbols.count, 1)]
    case .day, .year: "\(row + 1)"
    case .dayOfYear: dayTitle(row)
    case .hour: "\(days.hasHalves ? row + 1 : row)"
    case .minute: row * minuteStep < 10 ? "0\(row * minuteStep)" : "\(row * minuteStep)"
    case .half: row == 0 ? days.calendar.amSymbol : days.calendar.pmSymbol
    case .hours: row == 1 ? "1 hour" : "\(row) hours"
    case .minutes: "\(row * minuteStep) min"
    }
  }

  private func day(atRow row: Int) -> Date {
    days.day(row - Self.daySpan, of: base)
  }

  private func dayTitle(_ row: Int) -> String {
    let day = day(atRow: row)
    if days.calendar.isDate(day, inSameDayAs: DatePickerDays.now) { return "Today" }
    return days.words(
      day, .dateTime.weekday(.abbreviated).month(.abbreviated).day())
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    switch wheels[component] {
    case .dayOfYear: 130
    case .month: 130
    case .year: 80
    case .hours, .minutes: 110
    case .day, .hour, .minute, .half: 52
    }
  }

  // MARK: Choosing

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    guard let picker else { return }
    let date = picker.date
    let year = days.part(.year, of: date)
    let month = days.part(.month, of: date)
    let day = days.part(.day, of: date)
    let hour = days.part(.hour, of: date)
    let minute = days.part(.minute, of: date)
    switch wheels[component] {
    case .month: picker.choose(days.setting(date, year: year, month: row + 1, day: day))
    case .day: picker.choose(days.setting(date, year: year, month: month, day: row + 1))
    case .year: picker.choose(days.setting(date, year: row + 1, month: month, day: day))
    case .dayOfYear: picker.choose(days.moving(date, to: self.day(atRow: row)))
    case .hour:
      let new = days.hasHalves ? (row + 1) % 12 + hour / 12 * 12 : row
      picker.choose(days.setting(date, hour: new, minute: minute))
    case .minute: picker.choose(days.setting(date, hour: hour, minute: row * minuteStep))
    case .half: picker.choose(days.setting(date, hour: row * 12 + hour % 12, minute: minute))
    case .hours, .minutes: chooseDuration()
    }
  }

  private func chooseDuration() {
    let hours = wheelsView.selectedRow(inComponent: 0)
    let minutes = wheelsView.selectedRow(inComponent: 1) * minuteStep
    picker?.choose(duration: TimeInterval(hours * 3600 + minutes * 60))
  }
}
