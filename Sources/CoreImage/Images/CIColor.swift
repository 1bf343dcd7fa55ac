import CoreGraphics
import Foundation
import UIKit

/// A colour for filters, in sRGB.
open class CIColor: NSObject, @unchecked Sendable {
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat

  public init(red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat) {
    (red, green, blue, alpha) = (r, g, b, a)
    super.init()
  }

  public convenience init(red r: CGFloat, green g: CGFloat, blue b: CGFloat) {
    self.init(red: r, green: g, blue: b, alpha: 1)
  }

  /// As the colour is on a light screen.
  public convenience init(color: UIColor) {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = color.getRed(&r, green: &g, blue: &b, alpha: &a)
    self.init(red: r, green: g, blue: b, alpha: a)
  }

  public convenience init(cgColor: CGColor) { self.init(color: UIColor(cgColor: cgColor)) }

  open var numberOfComponents: Int { 4 }

  public static let black = CIColor(red: 0, green: 0, blue: 0)
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
  public static let cyan = CIColor(red: 0, green: 1, blue: 1)
  public static let magenta = CIColor(red: 1, green: 0, blue: 1)
  public static let yellow = CIColor(red: 1, green: 1, blue: 0)
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)

  var vector: SIMD4<Double> {
    SIMD4(Double(red), Double(green), Double(blue), Double(alpha))
  }

  var premultiplied: SIMD4<UInt8> {
    func byte(_ value: CGFloat) -> UInt8 { UInt8((Self.part(Double(value)) * 255).rounded()) }
    return SIMD4(byte(red * alpha), byte(green * alpha), byte(blue * alpha), byte(alpha))
  }

  /// From 0 to 1; 0 for what is not a number.
  static func part(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CIColor)?.vector == vector
  }

  open override var hash: Int { vector.hashValue }
}

/// Numbers for filters.
open class CIVector: NSObject, @unchecked Sendable {
  private let values: [CGFloat]

  public init(values: [CGFloat]) {
    self.values = values
    super.init()
  }

  public convenience init(x: CGFloat, y: CGFloat) { self.init(values: [x, y]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init(values: [x, y, z]) }
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init(values: [x, y, z, w])
  }
  public convenience init(cgPoint point: CGPoint) { self.init(x: point.x, y: point.y) }
  public convenience init(cgRect rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, z: rect.width, w: rect.height)
  }

  open var count: Int { values.count }
  /// Zero for a place that there is not.
  open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
  open var x: CGFloat { value(at: 0) }
  open var y: CGFloat { value(at: 1) }
  open var z: CGFloat { value(at: 2) }
  open var w: CGFloat { value(at: 3) }
  open var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
}
