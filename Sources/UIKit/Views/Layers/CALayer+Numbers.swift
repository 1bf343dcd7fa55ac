import CoreGraphics
import Device

extension CALayer {
  /// Whether numbers that an app has given can be used; tells once of those that cannot, with the view of the layer.
  func accepts(_ numbers: [CGFloat], as name: String) -> Bool {
    OddNumbers.areUsable(
      numbers, as: "\(type(of: self)).\(name)",
      at: {
        let layers = sequence(first: self) { $0.superlayer }
        return layers.lazy.compactMap { $0.delegate as? UIView }.first?.viewPath ?? "a layer"
      })
  }

  /// Puts the old value of a property back if the new one cannot be used.
  ///
  /// - Returns: Whether the new one was kept.
  func keeps<Value: MadeOfNumbers>(
    _ value: inout Value, insteadOf old: Value, as name: String
  ) -> Bool {
    guard accepts(value.numbers, as: name) else {
      value = old
      return false
    }
    return true
  }
}
