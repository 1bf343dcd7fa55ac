import Foundation

/// A control that picks a value out of a range.
public nonisolated struct Slider<Label: View, ValueLabel: View>: PrimitiveView {
  /// The value in the app's own units.
  package let value: Binding<Double>
  package let label: Label
  package let minimumValueLabel: ValueLabel?
  package let maximumValueLabel: ValueLabel?
  package let onEditingChanged: (Bool) -> Void
  package let scale: SliderScale
  let marks: SliderMarks

  /// A slider, whose steps are marked by the system if no `marks` are given.
  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride?, label: Label,
    minimum: ValueLabel?, maximum: ValueLabel?, enabled: ClosedRange<V>? = nil,
    marks: SliderMarks? = nil, onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    self.value = Binding(
      location: FunctionalLocation(
        get: { Double(value.wrappedValue) },
        set: { value.location.write(V($0), transaction: $1) }),
      transaction: value.transaction)
    scale = SliderScale(
      Double(bounds.lowerBound)...Double(bounds.upperBound), step: step.map { Double($0) },
      enabled: enabled.map { Double($0.lowerBound)...Double($0.upperBound) })
    self.marks = marks ?? SliderMarks(hasAutomaticSteps: step != nil)
    self.label = label
    minimumValueLabel = minimum
    maximumValueLabel = maximum
    self.onEditingChanged = onEditingChanged
  }

  package var bounds: ClosedRange<Double> { scale.bounds }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> SliderNode {
    let node = SliderNode(self, context)
    node.label.setContent(Label._makeNode(label, node.label.childContext))
    node.minimum.setContent(
      ValueLabel?._makeNode(minimumValueLabel, node.minimum.childContext))
    node.maximum.setContent(
      ValueLabel?._makeNode(maximumValueLabel, node.maximum.childContext))
    node.takeWords(marks)
    return node
  }

  @MainActor
  package func updateNode(_ node: SliderNode) {
    if let label = node.label.content { Label._updateNode(label, to: self.label) }
    if let label = node.minimum.content {
      ValueLabel?._updateNode(label, to: minimumValueLabel)
    }
    if let label = node.maximum.content {
      ValueLabel?._updateNode(label, to: maximumValueLabel)
    }
    node.takeWords(marks)
    node.take(self)
  }

  @MainActor
  public var _structure: _ViewStructure {
    var views = [SupplementaryView("labelView", label)]
    if let minimumValueLabel {
      views.append(SupplementaryView("minimumValueLabelView", minimumValueLabel))
    }
    if let maximumValueLabel {
      views.append(SupplementaryView("maximumValueLabelView", maximumValueLabel))
    }
    return .view("Slider", supplementary: views)
  }
}
