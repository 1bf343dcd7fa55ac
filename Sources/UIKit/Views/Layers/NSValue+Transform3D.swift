import CoreGraphics
import Foundation

// In an array of numbers: Foundation's values take no structs on Linux.

extension NSValue {
  private static let transformType = "[16d]"

  public convenience init(caTransform3D t: CATransform3D) {
    var numbers = t.rows.map { Double($0) }
    self.init(bytes: &numbers, objCType: Self.transformType)
  }

  /// The identity in a value that was made of something else.
  public var caTransform3DValue: CATransform3D { ownTransform3D ?? CATransform3DIdentity }

  /// Nil in a value that was made of something else.
  var ownTransform3D: CATransform3D? {
    guard String(cString: objCType) == Self.transformType else { return nil }
    var numbers = [Double](repeating: 0, count: 16)
    getValue(&numbers)
    return CATransform3D(numbers.map { CGFloat($0) })
  }
}
