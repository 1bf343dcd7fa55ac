import CoreGraphics
import Device
import Foundation
import Metrics

public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// In points.
  open var interSectionSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var contentInsetsReference = UIContentInsetsReference.safeArea

  public override init() {
    super.init()
  }
}

/// A layout put together from sections, groups and items.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var placed: [CompositionalSection] = []
  private var boundaries: [UICollectionViewLayoutAttributes] = []
  private var size = CGSize.zero
  /// How far sections are scrolled across the layout's direction, in points.
  private var offsets: [Int: CGFloat] = [:]

  // MARK: Making

  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    super.init()
  }

  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }

  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    super.init()
  }

  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    super.init(coder: coder)
  }

  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
    layout.listBackground = configuration.shownBackground
    return layout
  }
  /// Behind the rows of a layout that is one list; nil for any other.
  private(set) var listBackground: UIColor?

  open var configuration = UICollectionViewCompositionalLayoutConfiguration() {
    didSet { invalidateLayout() }
  }

  var isVertical: Bool { configuration.scrollDirection == .vertical }

  // MARK: Layout

  open override var collectionViewContentSize: CGSize { size }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  private func environment(_ view: UICollectionView) -> LayoutEnvironment {
    let inset = view.adjustedContentInset
    let container = LayoutContainer(
      contentSize: CGSize(
        width: max(view.bounds.width - inset.left - inset.right, 0),
        height: max(view.bounds.height - inset.top - inset.bottom, 0)),
      contentInsets: .zero)
    let environment = LayoutEnvironment(
      container: container, traitCollection: view.traitCollection)
    environment.view = view
    environment.standardReference =
      configuration.contentInsetsReference == .automatic
      ? .safeArea : configuration.contentInsetsReference
    return environment
  }

  open override func prepare() {
    super.prepare()
    placed.removeAll()
    boundaries.removeAll()
    size = .zero
    guard let view = collectionView else { return }
    let environment = environment(view)
    let container = environment.container.contentSize
    var position: CGFloat = 0
    place(configuration.boundarySupplementaryItems, atStart: true, container, &position)
    for index in 0..<view.numberOfSections {
      guard let section = provider(index, environment) else {
        RuntimeIssue.fail(
          "UICollectionViewCompositionalLayout: the section provider gave no section for \(index).")
        continue
      }
      if index > 0 { position += configuration.interSectionSpacing }
      let made = CompositionalSection(
        section: section, index: index, itemCount: view.numberOfItems(inSection: index),
        isVertical: isVertical, container: container, start: position, ownSizes: ownSizes,
        environment: environment)
      position = made.end
      placed.append(made)
    }
    place(configuration.boundarySupplementaryItems, atStart: false, container, &position)
    size =
      isVertical
      ? CGSize(width: container.width, height: position)
      : CGSize(width: position, height: container.height)
  }

  /// Headers and footers of the whole layout.
  private func place(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], atStart: Bool, _ container: CGSize,
    _ position: inout CGFloat
  ) {
    for (index, item) in items.enumerated() {
      let edge: NSDirectionalRectEdge = isVertical ? .top : .leading
      guard item.alignment.edges.contains(edge) == atStart else { continue }
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: item.elementKind, with: IndexPath(index: index))
      attributes.estimatedAxes = item.layoutSize.estimatedAxes
      attributes.zIndex = item.zIndex
      let size = ownSizes[attributes.element] ?? item.layoutSize.size(in: container)
      attributes.frame =
        isVertical
        ? CGRect(x: 0, y: position, width: size.width, height: size.height)
        : CGRect(x: position, y: 0, width: size.width, height: size.height)
      position += isVertical ? size.height : size.width
      boundaries.append(attributes)
    }
  }

  // MARK: Answers

  open override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    guard let view = collectionView else { return nil }
    let seen = view.bounds.inset(by: view.adjustedContentInset)
    var result = boundaries.filter { $0.frame.intersects(rect) }
    for section in placed where section.reaches(rect, isVertical: isVertical) {
      let offset = offsets[section.index] ?? 0
      let visible = section.attributes(
        in: rect, seen: seen, offset: offset, isVertical: isVertical)
      if let handler = section.section.visibleItemsInvalidationHandler {
        handler(
          visible.filter { $0.representedElementCategory == .cell },
          isVertical ? CGPoint(x: offset, y: seen.minY) : CGPoint(x: seen.minX, y: offset),
          environment(view))
      }
      result += visible
    }
    return result
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard indexPath.count == 2, placed.indices.contains(indexPath.section) else { return nil }
    let section = placed[indexPath.section]
    return section.item(
      indexPath.item, offset: offsets[section.index] ?? 0, isVertical: isVertical)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let whole = boundaries.first {
      $0.representedElementKind == elementKind && $0.indexPath == indexPath
    }
    if let whole { return whole }
    return section(of: indexPath)?.supplementaryView(
      elementKind, indexPath, offset: offsets[indexPath.section] ?? 0, isVertical: isVertical)
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    section(of: indexPath)?.decorationView(elementKind, indexPath)
  }

  override func isOfSection(_ kind: String, _ path: IndexPath) -> Bool {
    super.isOfSection(kind, path) || section(of: path)?.hasBoundary(kind, path) == true
  }

  private func section(of path: IndexPath) -> CompositionalSection? {
    guard path.count == 2 else { return nil }
    return placed.first { $0.index == path.section }
  }

  /// How the list is configured that a section is; nil for any other section.
  func list(of section: Int) -> UICollectionLayoutListConfiguration? {
    placed.first { $0.index == section }?.section.list
  }

  // MARK: Scrolling across

  /// The section at a point that scrolls across the layout's direction; nil where there is none.
  func orthogonalSection(at point: CGPoint) -> Int? {
    let position = isVertical ? point.y : point.x
    return placed.first {
      $0.scrollsAcross && $0.start <= position && position < $0.end
    }?.index
  }

  func orthogonalOffset(of section: Int) -> CGFloat { offsets[section] ?? 0 }

  func scroll(_ section: Int, to offset: CGFloat) {
    guard let made = placed.first(where: { $0.index == section }) else { return }
    let new = min(max(offset, 0), made.orthogonalRange)
    guard new != offsets[section] ?? 0 else { return }
    offsets[section] = new
    collectionView?.setNeedsLayout()
  }

  /// Lets a section roll out: to a page or group where it stops at those.
  func endScrolling(_ section: Int, velocity: CGFloat) {
    guard let made = placed.first(where: { $0.index == section }) else { return }
    let offset = orthogonalOffset(of: section)
    scroll(
      section,
      to: made.restingOffset(
        near: offset, rolling: ScrollPhysics.rollingDistance(velocity: velocity),
        velocity: velocity))
  }
}
