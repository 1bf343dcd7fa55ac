import Accessibility
import CoreGraphics
import Foundation

@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  override var keepsLayoutInside: Bool { true }
  open internal(set) var reuseIdentifier: String?
  /// The element kind under which the view waits for use; empty for a cell.
  var reuseKind = ""
  weak var collectionView: UICollectionView?
  /// The attributes by which the view stands where it is; nil for one that has not been placed.
  var placed: UICollectionViewLayoutAttributes?
  /// A view that is being measured is not in its collection yet.
  override var traitParent: UIView? { superview ?? collectionView }

  /// Called before the collection gives the view out again.
  open func prepareForReuse() { _ = ExtensionOverride.call("prepareForReuse()", of: self) }
  /// Called when the attributes are others than those before.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// The collection was laid out, by which the view may have other neighbours.
  func wasLaidOut(by attributes: UICollectionViewLayoutAttributes) {}
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// The size that the view wants along the axes that the layout estimated.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let axes = layoutAttributes.estimatedAxes
    guard !axes.isEmpty else { return layoutAttributes }
    let size = fittingSize(layoutAttributes.size, along: axes)
    let result = layoutAttributes.duplicate()
    let scale = max(traitCollection.displayScale, 1)
    if axes.contains(.width), size.width > 0 {
      result.frame.size.width = Rounding.up(size.width, scale)
    }
    if axes.contains(.height), size.height > 0 {
      result.frame.size.height = Rounding.up(size.height, scale)
    }
    return result
  }

  /// In points.
  func fittingSize(_ size: CGSize, along axes: EstimatedAxes) -> CGSize {
    Self.fit(self, size, axes)
  }

  static func fit(_ view: UIView, _ size: CGSize, _ axes: EstimatedAxes) -> CGSize {
    view.systemLayoutSizeFitting(
      CGSize(
        width: axes.contains(.width) ? 0 : size.width,
        height: axes.contains(.height) ? 0 : size.height),
      withHorizontalFittingPriority: axes.contains(.width) ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.contains(.height) ? .fittingSizeLevel : .required)
  }
}

@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// How far the drag of the cell has come.
  public enum DragState: Int, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }

  public let contentView = UIView()
  private let configuredContent = ConfiguredContent()
  /// What the content configuration has made.
  var configurationView: UIView? { configuredContent.view }
  /// What selecting the cell does besides telling the collection's delegate: a segue of a storyboard.
  var onSelection: ((UICollectionViewCell) -> Void)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.readInterface(into: self, as: UICollectionViewCell.self)
  }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  // MARK: State

  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  var isEditing = false { didSet { if isEditing != oldValue { stateDidChange() } } }
  /// Whether the user moves the cell's item.
  var isReordering = false { didSet { if isReordering != oldValue { stateDidChange() } } }
  open var backgroundView: UIView? {
    didSet {
      if backgroundView != nil { backgroundConfiguration = nil }
      replace(oldValue, with: backgroundView)
    }
  }
  open var selectedBackgroundView: UIView? {
    didSet {
      if selectedBackgroundView != nil { backgroundConfiguration = nil }
      oldValue?.removeFromSuperview()
      showSelectedBackground()
    }
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
    configuredContent.prepareForReuse()
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: 0)
  }

  func stateDidChange() {
    showSelectedBackground()
    setNeedsUpdateConfiguration()
    setNeedsDisplay()
  }

  private func showSelectedBackground() {
    guard let selectedBackgroundView else { return }
    if isSelected || isHighlighted {
      guard selectedBackgroundView.superview !== self else { return }
      selectedBackgroundView.frame = bounds
      selectedBackgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(selectedBackgroundView, belowSubview: contentView)
    } else {
      selectedBackgroundView.removeFromSuperview()
    }
  }

  // MARK: Configurations

  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentConfigurationDidChange() }
  }
  open var automaticallyUpdatesContentConfiguration = true
  /// Takes the place of the views behind the content, and they that of it: there is one of both.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      if backgroundConfiguration != nil {
        if backgroundView != nil { backgroundView = nil }
        if selectedBackgroundView != nil { selectedBackgroundView = nil }
      }
      backgroundViewPlace.update(backgroundConfiguration, in: self)
      setNeedsDisplay()
    }
  }
  private var backgroundViewPlace = BackgroundViewPlace()
  /// Whether the background follows the cell's state, as far as nobody has set its colour.
  open var automaticallyUpdatesBackgroundConfiguration = true { didSet { setNeedsDisplay() } }
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
  /// Whether the list around the cell, if any, is a grouped one.
  var isInGroupedList: Bool { false }
  /// What a finger that drags the cell does with it.
  var dragState = UICellConfigurationState.DragState.none { didSet { stateDidChange() } }
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// A new cell has its first update before it is shown.
  private var needsUpdateConfiguration = true

  private func contentConfigurationDidChange() {
    if !isFollowingState { collectionView?.sizeMayHaveChanged(of: self) }
    configuredContent.show(contentConfiguration, in: contentView)
  }

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isDisabled = !isUserInteractionEnabled
    state.isReordering = isReordering
    state.cellDragState = dragState
    return state
  }

  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Called when a finger lifts the cell, goes on with it, and lets it go, while the cell stands where it was.
  open func dragStateDidChange(_ dragState: DragState) {}

  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
    guard automaticallyUpdatesContentConfiguration, let contentConfiguration,
      let kept = configuredContent.follow(state, with: contentConfiguration)
    else { return }
    let size = wantedSize
    isFollowingState = true
    self.contentConfiguration = kept
    isFollowingState = false
    if wantedSize != size { collectionView?.sizeMayHaveChanged(of: self) }
  }
  /// Whether the configuration that is being set is the same one for another state.
  private var isFollowingState = false

  /// Nil for a cell that has no place yet, or whose size is not its own.
  private var wantedSize: CGSize? {
    guard let placed, !placed.estimatedAxes.isEmpty else { return nil }
    return fittedSize(placed.size, along: placed.estimatedAxes)
  }

  func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    updateConfiguration(using: configurationState)
  }

  // MARK: Layout

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    let frame = contentFrame
    if contentView.frame != frame { contentView.frame = frame }
    backgroundViewPlace.update(backgroundConfiguration, in: self)
  }

  /// Where the content stands in the cell.
  var contentFrame: CGRect { bounds }

  override func fittingSize(_ size: CGSize, along axes: EstimatedAxes) -> CGSize {
    updateConfigurationIfNeeded()
    return fittedSize(size, along: axes)
  }

  private func fittedSize(_ size: CGSize, along axes: EstimatedAxes) -> CGSize {
    let inset = CGSize(
      width: bounds.width - contentFrame.width, height: bounds.height - contentFrame.height)
    let inner = CGSize(
      width: max(size.width - inset.width, 0), height: max(size.height - inset.height, 0))
    let fitting = Self.fit(configurationView ?? contentView, inner, axes)
    return CGSize(width: fitting.width + inset.width, height: fitting.height + inset.height)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    let content: UIView = configurationView ?? contentView
    return content.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  // MARK: Drawing and accessibility

  package override func appendDisplayItems(to canvas: inout ViewCanvas) {
    super.appendDisplayItems(to: &canvas)
    guard let backgroundConfiguration else { return }
    let shown = backgroundConfiguration.resolved(isGrouped: isInGroupedList)
    append(
      automaticallyUpdatesBackgroundConfiguration ? shown.updated(for: configurationState) : shown,
      to: &canvas)
  }

  func append(_ background: UIBackgroundConfiguration, to canvas: inout ViewCanvas) {
    background.append(to: &canvas, behind: self)
  }

  package override var defaultAccessibility: AccessibilityDefaults {
    var defaults = AccessibilityDefaults(.cell, isElement: false)
    defaults.isSelected = isSelected
    return defaults
  }
}
