import CoreGraphics
import Device
import Foundation
import Metrics

/// A date picker's wheels.
@MainActor
final class DateWheelsView: UIView, DatePickerContent, UIPickerViewDataSource,
  UIPickerViewDelegate, PickerColumns
{
  private weak var picker: UIDatePicker?
  private let wheelsView = UIPickerView(frame: .zero)
  private let mode: UIDatePicker.Mode
  private var model: DateWheels

  /// With `mode`, shows that part of the picker's date whatever the picker's own mode is.
  init(picker: UIDatePicker, mode: UIDatePicker.Mode? = nil) {
    self.picker = picker
    self.mode = mode ?? picker.datePickerMode
    model = DateWheels(
      Self.choice(self.mode), days: picker.days, base: picker.date,
      today: UIApplication.shared.device.clock.date, todayTitle: SystemWord.today.text,
      minuteStep: picker.minuteInterval)
    super.init(frame: .zero)
    wheelsView.dataSource = self
    wheelsView.delegate = self
    wheelsView.columns = self
    addSubview(wheelsView)
  }

  required init?(coder: NSCoder) { nil }

  var preferredSize: CGSize { WheelMetrics.size }

  override func layoutSubviews() {
    super.layoutSubviews()
    wheelsView.frame = bounds
  }

  // MARK: Wheels

  private static func choice(_ mode: UIDatePicker.Mode) -> DateWheels.Choice {
    switch mode {
    case .time: .time
    case .date: .date
    case .dateAndTime: .dateAndTime
    case .countDownTimer: .duration
    case .yearAndMonth: .month
    }
  }

  func update() {
    model.today = UIApplication.shared.device.clock.date
    if let picker { model.follow(picker.date) }
    wheelsView.textColor = picker?.textColor
    wheelsView.reloadAllComponents()
    for (component, wheel) in model.wheels.enumerated() {
      wheelsView.selectRow(row(of: wheel), inComponent: component, animated: false)
    }
    wheelsView.setNeedsLayout()
  }

  private func row(of wheel: DateWheels.Wheel) -> Int {
    guard let picker else { return 0 }
    return model.choice == .duration
      ? model.row(of: wheel, for: picker.countDownDuration)
      : model.row(of: wheel, for: picker.date)
  }

  // MARK: Data

  func numberOfComponents(in pickerView: UIPickerView) -> Int { model.wheels.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    picker.map { model.rowCount(of: model.wheels[component], for: $0.date) } ?? 0
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    model.title(of: row, on: model.wheels[component])
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    DateWheels.width(of: model.wheels[component])
  }

  // MARK: Looks of the wheels

  func side(ofComponent component: Int) -> WheelMetrics.Side {
    model.side(of: model.wheels[component])
  }

  func spokenTitle(ofRow row: Int, inComponent component: Int) -> String {
    model.spokenTitle(of: row, on: model.wheels[component])
  }

  func row(
    saying words: String, inComponent component: Int, from start: Int, of count: Int
  ) -> Int? {
    model.row(saying: words, on: model.wheels[component], from: start, of: count)
  }

  func unit(ofRow row: Int, inComponent component: Int) -> String? {
    model.unit(of: row, on: model.wheels[component])
  }

  // MARK: Choosing

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    guard let picker else { return }
    if model.choice == .duration {
      picker.choose(
        duration: model.duration(
          hours: wheelsView.selectedRow(inComponent: 0),
          minutes: wheelsView.selectedRow(inComponent: 1)))
    } else {
      picker.choose(
        model.choosing(row: row, on: model.wheels[component], from: picker.date))
    }
  }
}
