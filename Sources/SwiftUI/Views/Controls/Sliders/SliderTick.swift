/// A mark at a value of a slider, with or without a label.
///
/// Differs from Apple's: labels are read by assistive technologies only, as the value of a slider that stands at
/// their tick. How iOS reads them was not measured; that it does not draw them is what other people saw.
public nonisolated struct SliderTick<V: BinaryFloatingPoint>: Comparable, Identifiable {
  /// The identity of a tick: that of its value.
  public struct ID: Hashable {
    let value: V
  }

  let value: V
  let label: AnyView?

  /// A tick without a label.
  public init(_ value: V) {
    self.value = value
    label = nil
  }

  /// A tick with a label.
  public init(_ value: V, @ViewBuilder label: () -> some View) {
    self.value = value
    self.label = AnyView(label())
  }

  /// A tick whose label is a localized text.
  public init(_ titleKey: LocalizedStringKey, _ value: V) {
    self.init(value) { Text(titleKey) }
  }

  /// A tick whose label is a localized text.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, _ value: V) {
    self.init(value) { Text(titleResource) }
  }

  /// A tick whose label is a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, _ value: V) {
    self.init(value) { Text(title) }
  }

  /// Derived from the value.
  public var id: ID { ID(value: value) }

  /// Whether the ticks are at the same value, whatever their labels are.
  public static func == (lhs: SliderTick, rhs: SliderTick) -> Bool { lhs.value == rhs.value }

  public static func < (lhs: SliderTick, rhs: SliderTick) -> Bool { lhs.value < rhs.value }
}

extension SliderTick: SliderTickContent {
  public typealias Value = V

  public var body: CollectionOfOne<SliderTick<V>> { CollectionOfOne(self) }
}
