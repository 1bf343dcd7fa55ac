import CoreGraphics
import Device
import Foundation

/// A width or a height of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject {
  enum Kind {
    case fractionOfWidth
    case fractionOfHeight
    case absolute
    case estimated
  }

  let kind: Kind
  /// A part of the container's length, or points.
  public let dimension: CGFloat

  init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    let isUsable = OddNumbers.areUsable(
      [dimension], as: "NSCollectionLayoutDimension", at: { "a layout" })
    self.dimension = isUsable ? dimension : 0
    super.init()
  }

  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionOfWidth, fractionalWidth)
  }
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionOfHeight, fractionalHeight)
  }
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// A length that is found once the view is there.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  open var isFractionalWidth: Bool { kind == .fractionOfWidth }
  open var isFractionalHeight: Bool { kind == .fractionOfHeight }
  open var isAbsolute: Bool { kind == .absolute }
  open var isEstimated: Bool { kind == .estimated }

  /// In points.
  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionOfWidth: container.width * dimension
    case .fractionOfHeight: container.height * dimension
    case .absolute, .estimated: dimension
    }
  }
}

@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  /// In points.
  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: max(widthDimension.length(in: container), 0),
      height: max(heightDimension.length(in: container), 0))
  }

  var estimatedAxes: EstimatedAxes {
    var axes: EstimatedAxes = []
    if widthDimension.isEstimated { axes.insert(.width) }
    if heightDimension.isEstimated { axes.insert(.height) }
    return axes
  }
}

/// A distance between items of a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  /// In points.
  public let spacing: CGFloat
  public let isFlexible: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    self.isFlexible = isFlexible
    super.init()
  }

  /// At least so many points; more where room is left.
  public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
  public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
}

@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
  public let leading: NSCollectionLayoutSpacing?
  public let top: NSCollectionLayoutSpacing?
  public let trailing: NSCollectionLayoutSpacing?
  public let bottom: NSCollectionLayoutSpacing?

  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }
}

/// Where a supplementary item stands at its item or section.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  public let edges: NSDirectionalRectEdge
  /// In points, or in parts of the supplementary item's own size.
  public let offset: CGPoint
  public let isFractionalOffset: Bool
  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    self.offset = offset
    isFractionalOffset = isFractional
    super.init()
  }

  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isFractional: false)
  }
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  /// The place of a supplementary item of `size` at `container`.
  ///
  /// Without an anchor of its own the item lies inside the container's edges; with one, that point of
  /// the item lies on this point of the container.
  func frame(_ size: CGSize, at container: CGRect, item: NSCollectionLayoutAnchor? = nil) -> CGRect
  {
    guard let item else { return frame(inside: container, size) }
    let outer = point(of: container)
    let inner = item.point(of: CGRect(origin: .zero, size: size))
    return CGRect(
      origin: CGPoint(x: outer.x - inner.x, y: outer.y - inner.y), size: size)
  }

  /// The anchor's point of a rectangle; a fractional offset counts in the rectangle's own size.
  private func point(of rect: CGRect) -> CGPoint {
    let x = edges.contains(.leading) ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX
    let y = edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY
    let unit = isFractionalOffset ? rect.size : CGSize(width: 1, height: 1)
    return CGPoint(x: x + offset.x * unit.width, y: y + offset.y * unit.height)
  }

  private func frame(inside container: CGRect, _ size: CGSize) -> CGRect {
    var origin = CGPoint(
      x: container.midX - size.width / 2, y: container.midY - size.height / 2)
    if edges.contains(.leading) { origin.x = container.minX }
    if edges.contains(.trailing) { origin.x = container.maxX - size.width }
    if edges.contains(.top) { origin.y = container.minY }
    if edges.contains(.bottom) { origin.y = container.maxY - size.height }
    let unit = isFractionalOffset ? size : CGSize(width: 1, height: 1)
    return CGRect(
      origin: CGPoint(
        x: origin.x + offset.x * unit.width, y: origin.y + offset.y * unit.height), size: size)
  }
}

@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

final class LayoutContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(contentSize: CGSize, contentInsets: NSDirectionalEdgeInsets) {
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    super.init()
  }

  var effectiveContentSize: CGSize {
    CGSize(
      width: max(contentSize.width - contentInsets.leading - contentInsets.trailing, 0),
      height: max(contentSize.height - contentInsets.top - contentInsets.bottom, 0))
  }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}

@MainActor
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
  let container: any NSCollectionLayoutContainer
  let traitCollection: UITraitCollection
  /// The collection, for sections; nil for the inside of a group.
  weak var view: UICollectionView?
  /// What `.automatic` content insets are counted from.
  var standardReference = UIContentInsetsReference.safeArea

  init(container: any NSCollectionLayoutContainer, traitCollection: UITraitCollection) {
    self.container = container
    self.traitCollection = traitCollection
    super.init()
  }
}
