import CoreGraphics
import Foundation

extension Path {
  /// An outline of the same area that never crosses itself.
  ///
  /// Differs from Apple's: curves become short lines, which stray from them by less than a ten-thousandth
  /// of the path's size; so do those of the other operations on areas.
  public func normalized(eoFill: Bool = true) -> Path {
    Path(cgPath.normalized(using: .rule(eoFill)))
  }

  /// The area that both paths cover.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.intersection(other.cgPath, using: .rule(eoFill)))
  }

  /// The area that either path covers.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.union(other.cgPath, using: .rule(eoFill)))
  }

  /// The area of this path without that of the other.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.subtracting(other.cgPath, using: .rule(eoFill)))
  }

  /// The area that just one of the paths covers.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.symmetricDifference(other.cgPath, using: .rule(eoFill)))
  }

  /// The parts of this path's lines that lie in the other's area.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.lineIntersection(other.cgPath, using: .rule(eoFill)))
  }

  /// The parts of this path's lines that lie outside of the other's area.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    Path(cgPath.lineSubtracting(other.cgPath, using: .rule(eoFill)))
  }
}

extension CGPathFillRule {
  fileprivate static func rule(_ eoFill: Bool) -> CGPathFillRule { eoFill ? .evenOdd : .winding }
}

/// The areas of two shapes put together.
public nonisolated struct _CombinedShape<First: Shape, Second: Shape>: Shape {
  package enum Operation: Sendable {
    case intersection, union, subtraction, symmetricDifference, lineIntersection, lineSubtraction
  }

  public var first: First
  public var second: Second
  package let operation: Operation
  package let eoFill: Bool

  public func path(in rect: CGRect) -> Path {
    let one = first.path(in: rect)
    let other = second.path(in: rect)
    return switch operation {
    case .intersection: one.intersection(other, eoFill: eoFill)
    case .union: one.union(other, eoFill: eoFill)
    case .subtraction: one.subtracting(other, eoFill: eoFill)
    case .symmetricDifference: one.symmetricDifference(other, eoFill: eoFill)
    case .lineIntersection: one.lineIntersection(other, eoFill: eoFill)
    case .lineSubtraction: one.lineSubtraction(other, eoFill: eoFill)
    }
  }

  public var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set {
      first.animatableData = newValue.first
      second.animatableData = newValue.second
    }
  }
}

extension Shape {
  /// The area that both shapes cover.
  public nonisolated func intersection<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
  }

  /// The area that either shape covers.
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
  }

  /// The area of this shape without that of the other.
  public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .subtraction, eoFill: eoFill)
  }

  /// The area that just one of the shapes covers.
  public nonisolated func symmetricDifference<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
  }

  /// The parts of this shape's lines that lie in the other's area.
  public nonisolated func lineIntersection<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
  }

  /// The parts of this shape's lines that lie outside of the other's area.
  public nonisolated func lineSubtraction<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    _CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
  }
}
