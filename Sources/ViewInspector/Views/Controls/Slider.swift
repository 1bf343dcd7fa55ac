import SwiftUI

extension ViewType {
  /// Stands for `Slider`.
  public struct Slider: BaseViewType {
    public static let typePrefix = "Slider"
  }
}

extension InspectableView where View: SingleViewContent {
  /// The content, if it is a `Slider`.
  public func slider() throws -> InspectableView<ViewType.Slider> {
    try child(ViewType.Slider.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  /// The child at a place, counted from 0, if it is a `Slider`.
  public func slider(_ index: Int) throws -> InspectableView<ViewType.Slider> {
    try child(ViewType.Slider.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.Slider {
  /// The label.
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary("labelView")
  }

  /// The value of the binding, in the app's own units.
  public func value() throws -> Double {
    try node.value(as: (any SliderValue).self).value.wrappedValue
  }

  /// Moves the slider to a value in the app's own units; the nearest bound for one beyond.
  ///
  /// - Throws: `unresponsiveControl` if a user could not do so.
  public func setValue(_ value: Double) throws {
    try node.requireResponsive()
    let slider = try node.value(as: (any SliderValue).self)
    slider.value.wrappedValue = Swift.min(
      Swift.max(value, slider.bounds.lowerBound), slider.bounds.upperBound)
  }

  /// Tells `onEditingChanged` that editing has ended.
  public func callOnEditingChanged() throws {
    try node.value(as: (any SliderValue).self).onEditingChanged(false)
  }
}

/// What can be read of a slider whatever its labels are.
private protocol SliderValue {
  var value: Binding<Double> { get }
  var bounds: ClosedRange<Double> { get }
  var onEditingChanged: (Bool) -> Void { get }
}

extension Slider: SliderValue {}
