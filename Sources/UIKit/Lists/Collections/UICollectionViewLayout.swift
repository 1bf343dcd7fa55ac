import CoreGraphics
import Device
import Foundation

/// Where a collection's items go.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: UICollectionView?
  private var decorationTypes: [String: UICollectionReusableView.Type] = [:]
  /// Sizes that elements found for themselves.
  var ownSizes: [CollectionElement: CGSize] = [:]

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
    coder.readInterface(into: self, as: UICollectionViewLayout.self)
  }

  /// Differs from Apple's: compositional layouts make plain attributes, whatever it is.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// In points.
  open var collectionViewContentSize: CGSize { .zero }
  /// Whether the collection view mirrors the layout from right to left.
  ///
  /// Differs from Apple's: a layout that is wider than its collection view is not mirrored.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Called before the layout is asked, when something changed.
  open func prepare() {}

  // MARK: Answers

  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { targetContentOffset(forProposedContentOffset: proposedContentOffset) }

  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  { proposedContentOffset }

  /// Whether a view belongs to its section, and not to the item whose path it has.
  func isOfSection(_ kind: String, _ path: IndexPath) -> Bool {
    kind == UICollectionView.elementKindSectionHeader
      || kind == UICollectionView.elementKindSectionFooter
  }

  // MARK: Updates

  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}
  /// Differs from Apple's: never asked by the system; what a batch inserts is in its place at once.
  ///
  /// Gives a copy of the item's attributes, for overrides to change.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { layoutAttributesForItem(at: itemIndexPath)?.duplicate() }
  /// Differs from Apple's: never asked by the system; what a batch deletes is gone at once.
  ///
  /// Gives a copy of the item's attributes, for overrides to change.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { layoutAttributesForItem(at: itemIndexPath)?.duplicate() }

  // Asked in each batch that deletes or inserts, once for each kind that is shown or registered. Differs from Apple's:
  // nothing is animated; decoration views, and what is to be inserted, are made anew, whatever is said.

  /// Those that go with what a batch deletes.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
  /// Those that come with what a batch inserts.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The kinds of decoration views that there may be.
  var decorationKinds: Set<String> { Set(decorationTypes.keys) }

  // MARK: Invalidation

  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  { UICollectionViewLayoutInvalidationContext() }

  /// Whether the size that an element found for itself makes another layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    !originalAttributes.estimatedAxes.isEmpty
      && (abs(preferredAttributes.size.width - originalAttributes.size.width) > 0.1
        || abs(preferredAttributes.size.height - originalAttributes.size.height) > 0.1)
  }

  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = UICollectionViewLayoutInvalidationContext()
    context.preferred = preferredAttributes
    return context
  }

  open func invalidateLayout() {
    collectionView?.layoutDidBecomeInvalid()
  }

  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if let preferred = context.preferred { ownSizes[preferred.element] = preferred.size }
    if context.invalidateEverything { ownSizes.removeAll() }
    guard let collectionView else { return }
    collectionView.layoutDidBecomeInvalid()
    let move = context.contentOffsetAdjustment
    if move != .zero {
      collectionView.contentOffset.x += move.x
      collectionView.contentOffset.y += move.y
    }
    let growth = context.contentSizeAdjustment
    if growth != .zero {
      collectionView.contentSize.width += growth.width
      collectionView.contentSize.height += growth.height
    }
  }

  // MARK: Decoration

  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    guard let viewClass else {
      decorationTypes[elementKind] = nil
      return
    }
    guard let type = viewClass as? UICollectionReusableView.Type else {
      RuntimeIssue.fail(
        "UICollectionViewLayout.register(_:forDecorationViewOfKind:): \(viewClass) is not a "
          + "UICollectionReusableView.")
      return
    }
    decorationTypes[elementKind] = type
  }

  func makeDecorationView(ofKind kind: String) -> UICollectionReusableView {
    let made = decorationTypes[kind].flatMap { DynamicInitializer.view($0, frame: .zero) }
    if let view = made as? UICollectionReusableView { return view }
    let known = decorationTypes.keys.sorted().joined(separator: ", ")
    RuntimeIssue.fail(
      "UICollectionViewLayout: no class is registered for decoration views of kind \(kind). "
        + "Registered: \(known.isEmpty ? "none" : known).")
    return UICollectionReusableView(frame: .zero)
  }
}

@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  var preferred: UICollectionViewLayoutAttributes?
  /// Whether all that the layout knows is out of date, as after `reloadData()`.
  open internal(set) var invalidateEverything = false
  /// Whether the numbers of sections and items may be others.
  open internal(set) var invalidateDataSourceCounts = false
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// Moves the collection's content offset at once, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// Changes the collection's content size until the next layout gives its own, in points.
  open var contentSizeAdjustment = CGSize.zero

  public override init() {
    super.init()
  }

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths =
      (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }

  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths =
      (invalidatedDecorationIndexPaths ?? [:]).merging([elementKind: indexPaths]) { $0 + $1 }
  }
}

/// One change of a batch.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable {
    case insert = 0
    case delete = 1
    case reload = 2
    case move = 3
    case none = 4
  }

  private let change: (action: Action, before: IndexPath?, after: IndexPath?)

  /// Nil for what is new.
  open var indexPathBeforeUpdate: IndexPath? { change.before }
  /// Nil for what goes.
  open var indexPathAfterUpdate: IndexPath? { change.after }
  open var updateAction: Action { change.action }

  public override init() {
    change = (.none, nil, nil)
    super.init()
  }

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    change = (action, before, after)
    super.init()
  }
}
