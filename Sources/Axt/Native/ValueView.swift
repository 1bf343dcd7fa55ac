#if TESTABLE
  import Foundation
  import SwiftUI

  /// A control that shows a value and lets it be changed.
  @MainActor
  protocol ValueView {
    var title: any View { get }
    var shownValue: Any? { get }
    /// What a press does; nil for controls without.
    var press: (() -> Void)? { get }
    /// Takes a value as if the user had chosen it; ignores one of another type.
    func take(_ value: Any?)
  }

  extension ValueView {
    var press: (() -> Void)? { nil }
  }

  /// Shows a control with an element that has its title and its value.
  struct ValueExposure<Content: View>: View {
    let content: Content
    let control: (any ValueView)?

    var body: some View {
      content.testData(
        label: control.flatMap { StructureSearch.firstString(in: $0.title) },
        value: control?.shownValue, action: control?.press,
        setValue: control.map { control in { control.take($0) } })
    }
  }

  extension Slider: SliderView {
    var title: any View { label }
    var shownValue: Any? { value.wrappedValue }

    func take(_ new: Any?) {
      guard let wanted = Self.double(new), !wanted.isNaN else { return }
      onEditingChanged(true)
      value.wrappedValue = scale.nearest(to: wanted)
      onEditingChanged(false)
    }

    private static func double(_ value: Any?) -> Double? {
      switch value {
      case let value as Double: value
      case let value as Float: Double(value)
      case let value as CGFloat: Double(value)
      case let value as Int: Double(value)
      default: nil
      }
    }
  }

  extension Stepper: StepperView {
    var title: any View { label }
    var shownValue: Any? { bound?.get() }
    var press: (() -> Void)? { onIncrement }
    func take(_ value: Any?) { if let value { bound?.set(value) } }
  }

  extension Picker: PickerView {
    var title: any View { label }

    var shownValue: Any? {
      // A selection of an optional type that is nil is no value.
      selection.flatMap { Self.flattened($0.wrappedValue) }
    }

    func take(_ value: Any?) {
      if let value = value as? SelectionValue { selection?.wrappedValue = value }
    }

    private static func flattened(_ value: Any) -> Any? {
      guard let optional = value as? any OptionalValue else { return value }
      return optional.wrapped
    }
  }

  extension DatePicker: DatePickerView {
    var title: any View { label }
    var shownValue: Any? { selection.wrappedValue }

    func take(_ value: Any?) {
      guard var date = value as? Date else { return }
      if let minimumDate { date = max(date, minimumDate) }
      if let maximumDate { date = min(date, maximumDate) }
      selection.wrappedValue = date
    }
  }

  extension ColorPicker: ColorPickerView {
    var title: any View { label }
    var shownValue: Any? { selection.wrappedValue }
    func take(_ value: Any?) { if let color = value as? Color { selection.wrappedValue = color } }
  }

  private protocol OptionalValue {
    var wrapped: Any? { get }
  }

  extension Optional: OptionalValue {
    fileprivate var wrapped: Any? { map { $0 } }
  }
#endif
