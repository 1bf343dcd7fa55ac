import CoreGraphics
import Foundation

extension LayerValue {
  /// The value a part of the way from one to the other; beyond them outside 0...1.
  ///
  /// What cannot be mixed changes half way.
  static func mix(_ from: LayerValue, _ to: LayerValue, _ part: Double) -> LayerValue {
    switch (from, to) {
    case (.numbers(let left), .numbers(let right)) where left.count == right.count:
      return .numbers(zip(left, right).map { $0 + ($1 - $0) * part })
    case (.transform(let left), .transform(let right)):
      return .transform(TransformParts.mix(left, right, CGFloat(part)))
    case (.color(let left), .color(let right)):
      return .color(mix(left, right, CGFloat(part)))
    case (.colors(let left), .colors(let right)) where left.count == right.count:
      return .colors(zip(left, right).map { mix($0, $1, CGFloat(part)) ?? $1 })
    case (.path(let left?), .path(let right?)):
      return mix(left, right, CGFloat(part)).map { .path($0) } ?? (part < 0.5 ? from : to)
    default:
      return part < 0.5 ? from : to
    }
  }

  /// None counts as the other colour without opacity.
  private static func mix(_ from: CGColor?, _ to: CGColor?, _ part: CGFloat) -> CGColor? {
    guard let visible = to ?? from else { return nil }
    let left = (from ?? visible).sRGBComponents
    let right = (to ?? visible).sRGBComponents
    func mix(_ first: CGFloat, _ second: CGFloat) -> CGFloat { first + (second - first) * part }
    let alpha = mix(from == nil ? 0 : left.alpha, to == nil ? 0 : right.alpha)
    return CGColor(
      red: mix(left.red, right.red), green: mix(left.green, right.green),
      blue: mix(left.blue, right.blue), alpha: min(max(alpha, 0), 1))
  }

  /// Nil where the paths are not made of the same steps.
  private static func mix(_ from: CGPath, _ to: CGPath, _ part: CGFloat) -> CGPath? {
    guard from.elements.count == to.elements.count else { return nil }
    func mix(_ first: CGPoint, _ second: CGPoint) -> CGPoint {
      CGPoint(x: first.x + (second.x - first.x) * part, y: first.y + (second.y - first.y) * part)
    }
    let path = CGMutablePath()
    for pair in zip(from.elements, to.elements) {
      switch pair {
      case (.move(let a), .move(let b)): path.move(to: mix(a, b))
      case (.line(let a), .line(let b)): path.addLine(to: mix(a, b))
      case (.quadCurve(let a, let control), .quadCurve(let b, let other)):
        path.addQuadCurve(to: mix(a, b), control: mix(control, other))
      case (.curve(let a, let first, let second), .curve(let b, let third, let fourth)):
        path.addCurve(to: mix(a, b), control1: mix(first, third), control2: mix(second, fourth))
      case (.closeSubpath, .closeSubpath): path.closeSubpath()
      default: return nil
      }
    }
    return path
  }

  // MARK: Adding

  /// The value with another one on top of it: sums of numbers, transforms one after the other.
  func adding(_ other: LayerValue) -> LayerValue {
    switch (self, other) {
    case (.numbers(let left), .numbers(let right)) where left.count == right.count:
      return .numbers(zip(left, right).map { $0 + $1 })
    case (.transform(let left), .transform(let right)):
      return .transform(CATransform3DConcat(right, left))
    default:
      return other
    }
  }

  /// The value moved by what lies between `end` and `place`, number by number.
  func moved(from end: LayerValue, to place: LayerValue) -> LayerValue {
    switch (self, end, place) {
    case (.numbers(let base), .numbers(let end), .numbers(let place))
    where base.count == end.count && base.count == place.count:
      return .numbers(base.indices.map { base[$0] + place[$0] - end[$0] })
    case (.transform(let base), .transform(let end), .transform(let place)):
      return .transform(CATransform3D(zip3(base.rows, place.rows, end.rows) { $0 + $1 - $2 }))
    default:
      return place
    }
  }

  private func zip3(
    _ first: [CGFloat], _ second: [CGFloat], _ third: [CGFloat],
    _ combine: (CGFloat, CGFloat, CGFloat) -> CGFloat
  ) -> [CGFloat] {
    first.indices.map { combine(first[$0], second[$0], third[$0]) }
  }

  /// The difference to another value, in the type of the values that UIKit shows apps.
  func displacement(to other: LayerValue) -> LayerValue {
    switch (self, other) {
    case (.numbers(let left), .numbers(let right)) where left.count == right.count:
      return .numbers(zip(left, right).map { $0 - $1 })
    default:
      return self
    }
  }

  /// The numbers multiplied by a factor.
  func scaled(by factor: Double) -> LayerValue {
    guard case .numbers(let numbers) = self else { return self }
    return .numbers(numbers.map { $0 * factor })
  }
}
