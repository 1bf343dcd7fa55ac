import Foundation

/// A size offered to a view, in points; NaN stands for "as you like".
///
/// The engine's compact form of `ProposedViewSize`.
package struct Proposal {
  package var width: CGFloat
  package var height: CGFloat

  @_transparent
  package init(_ width: CGFloat, _ height: CGFloat) {
    self.width = width
    self.height = height
  }

  package init(_ size: CGSize) {
    self.init(size.width, size.height)
  }

  package init(_ size: ProposedViewSize) {
    self.init(size.width ?? .nan, size.height ?? .nan)
  }

  package static var unspecified: Proposal { Proposal(.nan, .nan) }
  package static var zero: Proposal { Proposal(0, 0) }
  package static var infinity: Proposal { Proposal(.infinity, .infinity) }

  @_transparent
  package func isSame(as other: Proposal) -> Bool {
    width.bitPattern == other.width.bitPattern && height.bitPattern == other.height.bitPattern
  }

  // By patterns, here and where stacks compare axes, since `==` is generic for types with raw values.

  /// Of a length along an axis and one across it.
  @_transparent
  package init(_ major: CGFloat, across minor: CGFloat, along axis: Axis) {
    switch axis {
    case .horizontal: self.init(major, minor)
    case .vertical: self.init(minor, major)
    }
  }

  package subscript(axis: Axis) -> CGFloat {
    @_transparent get {
      switch axis {
      case .horizontal: width
      case .vertical: height
      }
    }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }

  /// The public form.
  package var size: ProposedViewSize {
    ProposedViewSize(width: width.ifSpecified, height: height.ifSpecified)
  }

  /// The proposal with unspecified dimensions replaced.
  package func replacing(unspecified size: CGSize) -> CGSize {
    CGSize(
      width: width.isNaN ? size.width : width, height: height.isNaN ? size.height : height)
  }
}

extension CGFloat {
  /// Nil for an unspecified dimension of a proposal.
  package var ifSpecified: CGFloat? { isNaN ? nil : self }
}

/// A size offered to a view, in points.
public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  /// Asks for the minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Asks for the maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  public init(_ size: CGSize) {
    self.init(width: size.width, height: size.height)
  }

  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
