import CoreGraphics
import Foundation
import FoundationAdditions

// The parts of a layer's values in key-value coding: `transform.rotation.z`, `bounds.size.width`.

extension CALayer {
  /// The value at the end of a path of keys, which may lead into a property that can be animated.
  ///
  /// Parts are `NSNumber`s, points and sizes; angles are radians.
  public func value(forKeyPath keyPath: String) -> Any? {
    let path = LayerKeyPath(keyPath)
    guard path.isPart, let whole = LayerProperty.value(path.property, of: self) else {
      return (self as any NSObjectProtocol).value(forKeyPath: keyPath)
    }
    let part = path.value(in: whole)
    guard case .numbers(let numbers) = part else { return nil }
    if numbers.count == 1 { return NSNumber(value: numbers[0]) }
    if keyPath.hasSuffix("size") || keyPath.hasSuffix("translation") { return part.size }
    return part.point
  }

  /// Sets a value, or a part of one, as setting the whole property does.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let path = LayerKeyPath(keyPath)
    guard path.isPart, let property = LayerProperty.named(path.property, of: self),
      let whole = property.value(self), let part = LayerValue(value)
    else { return (self as any NSObjectProtocol).setValue(value, forKeyPath: keyPath) }
    property.show(self, path.whole(whole, with: part))
  }
}
