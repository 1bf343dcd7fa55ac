import CoreGraphics
import Typesetting

/// A number that grows with the text size that the user prefers.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  private var scope: EnvironmentScope?

  /// `wrappedValue`: The number at the default text size; it grows as the leading of the style does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// `wrappedValue`: The number at the default text size; it grows as body text does.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// The number at the present text size, rounded to a pixel.
  public var wrappedValue: Value {
    let values = scope?.values ?? EnvironmentValues()
    let size = values.dynamicTypeSize
    guard size != .large else { return base }
    let row = style.style
    let factor = row.metrics(for: size.category).leading / row.metrics(for: .large).leading
    let scale = max(values.displayScale, 1)
    return Value((CGFloat(base) * factor * scale).rounded() / scale)
  }
}

extension ScaledMetric: WiredProperty {
  static var comparesValue: Bool { true }

  func makeStorage(for node: _Node, name: String) -> NoStorage? { nil }

  mutating func wire(to storage: NoStorage?, for node: _Node) { scope = node.environment }

  @MainActor
  mutating func supply(from place: UnhostedPlace, name: String) {
    if scope == nil { scope = place.environment }
  }
}

extension ScaledMetric: _IdentityComparable {
  func _isSame(as other: ScaledMetric<Value>) -> Bool {
    base == other.base && style == other.style
  }
}
