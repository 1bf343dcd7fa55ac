import CoreGraphics
import Device

/// Lengths, places, sizes and the like, which can be used if all their numbers can.
protocol MadeOfNumbers {
  var numbers: [CGFloat] { get }
}

extension CGFloat: MadeOfNumbers {
  var numbers: [CGFloat] { [self] }
}

extension Float: MadeOfNumbers {
  var numbers: [CGFloat] { [CGFloat(self)] }
}

extension CGPoint: MadeOfNumbers {
  var numbers: [CGFloat] { [x, y] }
}

extension CGSize: MadeOfNumbers {
  var numbers: [CGFloat] { [width, height] }
}

extension CGRect: MadeOfNumbers {}

extension CATransform3D: MadeOfNumbers {
  var numbers: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}

extension UIEdgeInsets: MadeOfNumbers {
  var numbers: [CGFloat] { [top, left, bottom, right] }
}
