import CoreGraphics
import Foundation

/// Where one cell, supplementary view or decoration view of a collection goes.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  open var indexPath = IndexPath(item: 0, section: 0)
  /// In the content's coordinates.
  open var frame = CGRect.zero
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var zIndex = 0
  open var transform = CGAffineTransform.identity
  open var transform3D: CATransform3D {
    get { CATransform3DMakeAffineTransform(transform) }
    set { transform = CATransform3DGetAffineTransform(newValue) }
  }
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  open private(set) var representedElementKind: String?
  /// The axes along which the element finds its own length.
  var estimatedAxes: EstimatedAxes = []

  public required override init() {
    super.init()
  }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = elementKind
    representedElementCategory = .supplementaryView
  }

  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = decorationViewKind
    representedElementCategory = .decorationView
  }

  /// Those of a cell, of the class that a layout wants.
  static func make(for layout: UICollectionViewLayout, cellAt path: IndexPath)
    -> UICollectionViewLayoutAttributes
  {
    let attributes = wanted(by: layout)
    attributes.indexPath = path
    return attributes
  }

  /// The same for a header or footer.
  static func make(
    for layout: UICollectionViewLayout, supplementaryViewOfKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let attributes = wanted(by: layout)
    attributes.indexPath = path
    attributes.representedElementKind = kind
    attributes.representedElementCategory = .supplementaryView
    return attributes
  }

  private static func wanted(by layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes
  {
    let wanted = type(of: layout).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    return (wanted ?? UICollectionViewLayoutAttributes.self).init()
  }

  /// Subclasses with values of their own copy them too.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self.init()
    copy.indexPath = indexPath
    copy.frame = frame
    copy.alpha = alpha
    copy.isHidden = isHidden
    copy.zIndex = zIndex
    copy.transform = transform
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.estimatedAxes = estimatedAxes
    return copy
  }

  /// Attributes of the same values are equal; subclasses with values of their own compare them too.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return other === self || MainActor.assumeIsolated { hasValues(of: other) }
  }

  nonisolated open override var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }

  private func hasValues(of other: UICollectionViewLayoutAttributes) -> Bool {
    element == other.element && frame == other.frame && transform == other.transform
      && alpha == other.alpha && isHidden == other.isHidden && zIndex == other.zIndex
  }

  func duplicate() -> UICollectionViewLayoutAttributes {
    copy(with: nil) as? UICollectionViewLayoutAttributes ?? self
  }

  /// What tells the element from the others of its collection.
  var element: CollectionElement {
    switch representedElementCategory {
    case .cell: .cell(indexPath)
    case .supplementaryView: .supplementary(representedElementKind ?? "", indexPath)
    case .decorationView: .decoration(representedElementKind ?? "", indexPath)
    }
  }
}

struct EstimatedAxes: OptionSet {
  let rawValue: Int
  static let width = EstimatedAxes(rawValue: 1)
  static let height = EstimatedAxes(rawValue: 2)
}

/// A place in a collection that a view fills.
enum CollectionElement: Hashable {
  case cell(IndexPath)
  case supplementary(String, IndexPath)
  case decoration(String, IndexPath)

  var indexPath: IndexPath {
    switch self {
    case .cell(let path), .supplementary(_, let path), .decoration(_, let path): path
    }
  }

  /// Where a batch puts the element; nil for one that goes.
  ///
  /// Items that come and go do not touch the header and the footer of their section, as on iOS, where those are made
  /// anew with their section only; other views beside items go with the item whose path they have.
  @MainActor
  func moved(
    _ paths: [IndexPath: IndexPath], _ sections: [Int: Int], in layout: UICollectionViewLayout
  ) -> CollectionElement? {
    switch self {
    case .cell(let path): return paths[path].map { .cell($0) }
    case .supplementary(let kind, let path):
      guard path.count == 2 else { return self }
      guard layout.isOfSection(kind, path) else {
        return paths[path].map { .supplementary(kind, $0) }
      }
      return sections[path.section].map {
        .supplementary(kind, IndexPath(item: path.item, section: $0))
      }
    case .decoration: return nil
    }
  }

  /// Reading order within one section: header, cells, footer.
  func precedes(_ other: CollectionElement) -> Bool {
    let (left, right) = (indexPath, other.indexPath)
    let sections = (left.first ?? 0, right.first ?? 0)
    if sections.0 != sections.1 { return sections.0 < sections.1 }
    return rank != other.rank ? rank < other.rank : left < right
  }

  private var rank: Int {
    switch self {
    case .decoration: 0
    case .supplementary(let kind, _): kind == UICollectionView.elementKindSectionFooter ? 3 : 1
    case .cell: 2
    }
  }
}
