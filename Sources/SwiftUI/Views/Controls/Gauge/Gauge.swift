import Foundation

/// Shows where a value lies in a range.
public nonisolated struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: PrimitiveView {
  /// In 0...1.
  package let fraction: Double
  package let label: Label
  package let currentValueLabel: CurrentValueLabel
  package let minimumValueLabel: BoundsLabel?
  package let maximumValueLabel: BoundsLabel?
  package let markedValueLabels: MarkedValueLabels

  init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, label: Label, current: CurrentValueLabel,
    minimum: BoundsLabel?, maximum: BoundsLabel?, marked: MarkedValueLabels
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    let part = length > 0 ? Double((value - bounds.lowerBound) / length) : 0
    fraction = part.isFinite ? min(max(0, part), 1) : 0
    self.label = label
    currentValueLabel = current
    minimumValueLabel = minimum
    maximumValueLabel = maximum
    markedValueLabels = marked
  }

  @MainActor
  private func configuration(_ providers: [ContentProvider?]) -> GaugeStyleConfiguration {
    GaugeStyleConfiguration(
      value: fraction,
      label: .init(provider: providers[0]),
      currentValueLabel: providers[1].map { .init(provider: $0) },
      minimumValueLabel: providers[2].map { .init(provider: $0) },
      maximumValueLabel: providers[3].map { .init(provider: $0) },
      markedValueLabels: providers[4].map { .init(provider: $0) })
  }

  @MainActor
  private func part<V: View>(_ view: V?) -> TypedContentProvider<V>? {
    guard V.self != EmptyView.self, let view else { return nil }
    return TypedContentProvider(view)
  }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> GaugeNode {
    let providers: [ContentProvider?] = [
      TypedContentProvider(label), part(currentValueLabel),
      part(minimumValueLabel), part(maximumValueLabel),
      part(markedValueLabels),
    ]
    let node = GaugeNode(context, providers)
    node.child = StyledNode<GaugeStyleKey>(
      "Gauge", configuration(providers), providers: providers.compactMap { $0 },
      node.childContext)
    return node
  }

  @MainActor
  package func updateNode(_ node: GaugeNode) {
    let providers = node.providers
    (providers[0] as? TypedContentProvider<Label>)?.replace(with: label)
    (providers[1] as? TypedContentProvider<CurrentValueLabel>)?
      .replace(with: currentValueLabel)
    if let minimum = minimumValueLabel {
      (providers[2] as? TypedContentProvider<BoundsLabel>)?.replace(with: minimum)
    }
    if let maximum = maximumValueLabel {
      (providers[3] as? TypedContentProvider<BoundsLabel>)?.replace(with: maximum)
    }
    (providers[4] as? TypedContentProvider<MarkedValueLabels>)?
      .replace(with: markedValueLabels)
    (node.child as? StyledNode<GaugeStyleKey>)?.update(configuration(providers))
  }

  @MainActor
  public var _structure: _ViewStructure {
    .view(
      "Gauge",
      supplementary: [
        SupplementaryView("labelView", label),
        SupplementaryView("currentValueLabel", currentValueLabel),
        SupplementaryView("minimumValueLabel", minimumValueLabel),
        SupplementaryView("maximumValueLabel", maximumValueLabel),
      ])
  }
}

extension Gauge {
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  )
  where
    CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView
  {
    self.init(
      value, bounds, label: label(), current: EmptyView(), minimum: nil, maximum: nil,
      marked: EmptyView())
  }

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(
      value, bounds, label: label(), current: currentValueLabel(), minimum: nil, maximum: nil,
      marked: EmptyView())
  }

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView {
    self.init(
      value, bounds, label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), marked: EmptyView())
  }

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where BoundsLabel == EmptyView {
    self.init(
      value, bounds, label: label(), current: currentValueLabel(), minimum: nil, maximum: nil,
      marked: markedValueLabels())
  }

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, bounds, label: label(), current: currentValueLabel(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), marked: markedValueLabels())
  }
}

/// The place of a gauge; the style's body makes its looks.
@MainActor
package final class GaugeNode: SingleChildNode {
  let providers: [ContentProvider?]

  init(_ context: _NodeContext, _ providers: [ContentProvider?]) {
    self.providers = providers
    super.init(context)
  }
}
