// The initialisers of sliders as of iOS 26: with a neutral value, a part that can be chosen from, ticks, and a label
// of the current value.

extension SliderMarks {
  /// The marks of a slider; a label that is empty is none.
  fileprivate init<V: BinaryFloatingPoint, L: View>(
    _ neutral: V?, _ label: L, _ marks: [Mark] = []
  ) {
    self.neutral = neutral.map { Double($0) }
    currentValueLabel = L.self == EmptyView.self ? nil : AnyView(label)
    self.marks = marks
  }

  /// The ticks that the app has for the steps of a slider.
  fileprivate static func steps<V: BinaryFloatingPoint>(
    in bounds: ClosedRange<V>, by step: V.Stride, _ tick: (V) -> SliderTick<V>?
  ) -> [Mark] where V.Stride: BinaryFloatingPoint {
    let scale = SliderScale(
      Double(bounds.lowerBound)...Double(bounds.upperBound), step: Double(step))
    return marks(scale.steps(limit: mostSteps).compactMap { tick(V($0)) }, in: bounds)
  }
}

extension Slider {
  /// A slider whose line is coloured from `neutralValue` on, and that moves within `enabledBounds`.
  ///
  /// Differs from Apple's: the label of the current value is read by assistive technologies, and shown nowhere; the
  /// part of the line that cannot be chosen looks like the rest. What iOS shows of them was not measured.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, step: nil, label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), enabled: enabledBounds,
      marks: SliderMarks(neutralValue, currentValueLabel()), onEditingChanged: onEditingChanged)
  }

  /// A slider with marks at some of its values; it can have the values between them too.
  ///
  /// Differs from Apple's: marks are dots below the line, whose size and distance were not measured.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, step: nil, label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), enabled: enabledBounds,
      marks: SliderMarks(
        neutralValue, currentValueLabel(), SliderMarks.marks(ticks().body, in: bounds)),
      onEditingChanged: onEditingChanged)
  }

  /// A slider that stops at steps, with marks at those for which `tick` has one.
  ///
  /// Differs from Apple's: of more than 1000 steps none has a mark.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    tick: (V) -> SliderTick<V>? = { _ in nil },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, step: step, label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), enabled: enabledBounds,
      marks: SliderMarks(
        neutralValue, currentValueLabel(), SliderMarks.steps(in: bounds, by: step, tick)),
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider whose line is coloured from `neutralValue` on, and that moves within `enabledBounds`.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, step: nil, label: label(), minimum: nil, maximum: nil,
      enabled: enabledBounds, marks: SliderMarks(neutralValue, currentValueLabel()),
      onEditingChanged: onEditingChanged)
  }

  /// A slider with marks at some of its values; it can have the values between them too.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, step: nil, label: label(), minimum: nil, maximum: nil,
      enabled: enabledBounds,
      marks: SliderMarks(
        neutralValue, currentValueLabel(), SliderMarks.marks(ticks().body, in: bounds)),
      onEditingChanged: onEditingChanged)
  }

  /// A slider that stops at steps, with marks at those for which `tick` has one.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    tick: (V) -> SliderTick<V>? = { _ in nil },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, in: bounds, step: step, label: label(), minimum: nil, maximum: nil,
      enabled: enabledBounds,
      marks: SliderMarks(
        neutralValue, currentValueLabel(), SliderMarks.steps(in: bounds, by: step, tick)),
      onEditingChanged: onEditingChanged)
  }
}
