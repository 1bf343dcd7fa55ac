import CoreGraphics

/// How wide the marks of some data are: all the same, or each as its element says.
public struct MarkDimensions<DataElement> {
  let dimension: (DataElement) -> MarkDimension

  private init(_ dimension: @escaping (DataElement) -> MarkDimension) {
    self.dimension = dimension
  }

  public static var automatic: MarkDimensions { MarkDimensions { _ in .automatic } }

  /// Less than the whole by so many points on each side.
  public static func inset(_ inset: CGFloat) -> MarkDimensions {
    MarkDimensions { _ in .inset(inset) }
  }

  /// Less than the whole by so many points on each side.
  public static func inset(_ inset: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    MarkDimensions { .inset($0[keyPath: inset]) }
  }

  /// In points.
  public static func fixed(_ value: CGFloat) -> MarkDimensions {
    MarkDimensions { _ in .fixed(value) }
  }

  /// In points.
  public static func fixed(_ value: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    MarkDimensions { .fixed($0[keyPath: value]) }
  }

  /// A part of the whole, in 0...1.
  public static func ratio(_ ratio: CGFloat) -> MarkDimensions {
    MarkDimensions { _ in .ratio(ratio) }
  }

  /// A part of the whole, in 0...1.
  public static func ratio(_ ratio: KeyPath<DataElement, CGFloat>) -> MarkDimensions {
    MarkDimensions { .ratio($0[keyPath: ratio]) }
  }
}

extension MarkDimensions: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
  public init(floatLiteral value: Double) { self = .fixed(value) }
}
