import CoreGraphics
import Foundation

/// The value of a layer's property, as animations mix it.
enum LayerValue {
  /// Of numbers, points, sizes and rectangles.
  case numbers([Double])
  case transform(CATransform3D)
  case color(CGColor?)
  case colors([CGColor])
  case path(CGPath?)
  /// What cannot be mixed.
  case object(Any?)

  static func number(_ value: CGFloat) -> LayerValue { .numbers([Double(value)]) }
  static func number(_ value: Float) -> LayerValue { .numbers([Double(value)]) }
  static func flag(_ value: Bool) -> LayerValue { .numbers([value ? 1 : 0]) }
  static func point(_ value: CGPoint) -> LayerValue {
    .numbers([Double(value.x), Double(value.y)])
  }
  static func size(_ value: CGSize) -> LayerValue {
    .numbers([Double(value.width), Double(value.height)])
  }
  static func rect(_ value: CGRect) -> LayerValue {
    .numbers([value.minX, value.minY, value.size.width, value.size.height].map { Double($0) })
  }

  // MARK: Reading

  private subscript(index: Int) -> CGFloat? {
    guard case .numbers(let numbers) = self, numbers.indices.contains(index) else { return nil }
    return CGFloat(numbers[index])
  }

  var number: CGFloat? { self[0] }
  var flag: Bool? { self[0].map { $0 >= 0.5 } }
  var point: CGPoint? {
    guard let x = self[0], let y = self[1] else { return nil }
    return CGPoint(x: x, y: y)
  }
  var size: CGSize? { point.map { CGSize(width: $0.x, height: $0.y) } }
  var rect: CGRect? {
    guard let x = self[0], let y = self[1], let width = self[2], let height = self[3] else {
      return nil
    }
    return CGRect(x: x, y: y, width: width, height: height)
  }
  var transform: CATransform3D? {
    if case .transform(let transform) = self { return transform }
    return nil
  }
  /// Nil for what is no colour; an inner nil for none.
  var color: CGColor?? {
    if case .color(let color) = self { return .some(color) }
    return nil
  }
  var colors: [CGColor]? {
    if case .colors(let colors) = self { return colors }
    return nil
  }
  var path: CGPath?? {
    if case .path(let path) = self { return .some(path) }
    return nil
  }

  // MARK: From what apps write

  /// A value that an app gave to an animation; nil for nil.
  init?(_ value: Any?) {
    guard let value else { return nil }
    switch value {
    case let number as CGFloat: self = .number(number)
    case let number as Double: self = .numbers([number])
    case let number as Float: self = .number(number)
    case let number as Int: self = .numbers([Double(number)])
    case let flag as Bool: self = .flag(flag)
    case let point as CGPoint: self = .point(point)
    case let size as CGSize: self = .size(size)
    case let rect as CGRect: self = .rect(rect)
    case let transform as CATransform3D: self = .transform(transform)
    case let transform as CGAffineTransform:
      self = .transform(CATransform3DMakeAffineTransform(transform))
    case let color as CGColor: self = .color(color)
    case let path as CGPath: self = .path(path)
    case let colors as [CGColor]: self = .colors(colors)
    case let numbers as [Double]: self = .numbers(numbers)
    case let numbers as [CGFloat]: self = .numbers(numbers.map { Double($0) })
    case let numbers as [Float]: self = .numbers(numbers.map { Double($0) })
    case let numbers as [Int]: self = .numbers(numbers.map { Double($0) })
    case let numbers as [NSNumber]: self = .numbers(numbers.map(\.doubleValue))
    case let number as NSNumber: self = .numbers([number.doubleValue])
    case let box as NSValue: self = Self.unboxed(box)
    default: self = .object(value)
    }
  }

  private static func unboxed(_ box: NSValue) -> LayerValue {
    let type = String(cString: box.objCType)
    if type.hasPrefix("{CGPoint") { return .point(box.cgPointValue) }
    if type.hasPrefix("{CGSize") { return .size(box.cgSizeValue) }
    if type.hasPrefix("{CGRect") { return .rect(box.cgRectValue) }
    if let transform = box.ownTransform3D { return .transform(transform) }
    return .object(box)
  }

  /// Whether both are the same numbers, colours or transforms.
  func isSame(as other: LayerValue) -> Bool {
    switch (self, other) {
    case (.numbers(let left), .numbers(let right)): left == right
    case (.transform(let left), .transform(let right)): left == right
    case (.color(let left), .color(let right)): left == right
    case (.colors(let left), .colors(let right)): left == right
    case (.path(let left), .path(let right)): left?.elements == right?.elements
    default: false
    }
  }
}
