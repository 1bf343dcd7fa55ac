import Foundation

/// Shows how far something has got.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  public typealias Body = Never

  /// In 0...1; nil when nobody knows.
  package let fractionCompleted: Double?
  /// The object that knows, when there is one.
  package let progress: Progress?
  /// The time that passes, if the view shows that.
  package var timer: ProgressTimer?
  package let label: Label?
  package let currentValueLabel: CurrentValueLabel?

  init(
    fraction: Double?, progress: Progress? = nil, label: Label?,
    currentValueLabel: CurrentValueLabel?
  ) {
    fractionCompleted = fraction
    self.progress = progress
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.fraction(value, total), label: label(),
      currentValueLabel: currentValueLabel())
  }

  static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    guard let value, total > 0 else { return nil }
    let fraction = Double(value) / Double(total)
    return fraction.isNaN ? nil : min(max(fraction, 0), 1)
  }

  @MainActor
  private func configuration(
    _ label: ContentProvider, _ current: ContentProvider
  ) -> ProgressViewStyleConfiguration {
    ProgressViewStyleConfiguration(
      fractionCompleted: progress.map { $0.isIndeterminate ? nil : $0.fractionCompleted }
        ?? fractionCompleted,
      label: self.label.map { _ in ProgressViewStyleConfiguration.Label(provider: label) },
      currentValueLabel: currentValueLabel.map { _ in
        ProgressViewStyleConfiguration.CurrentValueLabel(provider: current)
      })
  }

  @MainActor
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    if let timeline = view.timeline { return Timeline._makeNode(timeline, context) }
    let label = TypedContentProvider(view.label)
    let current = TypedContentProvider(view.currentValueLabel)
    return StyledNode<ProgressViewStyleKey>(
      "ProgressView", view.configuration(label, current), providers: [label, current], context)
  }

  @MainActor
  public static func _updateNode(_ node: _Node, to view: Self) {
    guard let node = node as? StyledNode<ProgressViewStyleKey> else {
      return updateTimeline(node, to: view)
    }
    let label = node.provider(0, of: Label?.self)
    let current = node.provider(1, of: CurrentValueLabel?.self)
    label.replace(with: view.label)
    current.replace(with: view.currentValueLabel)
    node.update(view.configuration(label, current))
  }

  @MainActor
  public var _structure: _ViewStructure {
    var views: [SupplementaryView] = []
    if let label { views.append(SupplementaryView("labelView", label)) }
    if let currentValueLabel {
      views.append(SupplementaryView("currentValueLabelView", currentValueLabel))
    }
    return .view("ProgressView", supplementary: views)
  }
}

// MARK: - Without a value

extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView {
    self.init(fraction: nil, label: nil, currentValueLabel: nil)
  }

  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: nil)
  }

  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(fraction: nil, label: Text(titleKey), currentValueLabel: nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(fraction: nil, label: Text(title), currentValueLabel: nil)
  }
}

// MARK: - With a value

extension ProgressView where CurrentValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(fraction: Self.fraction(value, total), label: nil, currentValueLabel: nil)
  }

  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(fraction: Self.fraction(value, total), label: label(), currentValueLabel: nil)
  }

  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(
      fraction: Self.fraction(value, total), label: Text(titleKey), currentValueLabel: nil)
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(fraction: Self.fraction(value, total), label: Text(title), currentValueLabel: nil)
  }

  public init(_ progress: Progress) where Label == EmptyView {
    self.init(
      fraction: progress.fractionCompleted, progress: progress, label: nil,
      currentValueLabel: nil)
  }
}

// MARK: - Styles

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}
