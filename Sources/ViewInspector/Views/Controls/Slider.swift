import SwiftUI

extension ViewType {
  public struct Slider: BaseViewType {
    public static let typePrefix = "Slider"
  }
}

extension InspectableView where View: SingleViewContent {
  public func slider() throws -> InspectableView<ViewType.Slider> {
    try child(ViewType.Slider.self)
  }
}

extension InspectableView where View: MultipleViewContent {
  public func slider(_ index: Int) throws -> InspectableView<ViewType.Slider> {
    try child(ViewType.Slider.self, at: index)
  }
}

// MARK: Attributes

extension InspectableView where View == ViewType.Slider {
  public func labelView() throws -> InspectableView<ViewType.ClassifiedView> {
    try supplementary("labelView")
  }

  public func value() throws -> Double {
    try node.value(as: (any SliderValue).self).value.wrappedValue
  }

  /// Moves the slider to a value, within its bounds.
  public func setValue(_ value: Double) throws {
    try node.requireResponsive()
    let slider = try node.value(as: (any SliderValue).self)
    slider.value.wrappedValue = Swift.min(
      Swift.max(value, slider.bounds.lowerBound), slider.bounds.upperBound)
  }

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
