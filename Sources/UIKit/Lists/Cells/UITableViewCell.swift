import Accessibility
import CoreGraphics
import Foundation
import Metrics

@preconcurrency @MainActor
open class UITableViewCell: UIView {
  override var keepsLayoutInside: Bool { true }
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1 = 1
    case value2 = 2
    case subtitle = 3
  }

  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    case `default` = 3
  }

  public enum FocusStyle: Int, Sendable {
    case `default` = 0
    case custom = 1
  }

  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
  }

  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
    /// Deprecated since iOS 11: looks as `singleLine`.
    case singleLineEtched = 2
  }

  /// How far the drag of the cell has come.
  public enum DragState: Int, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }

  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let showingEditControl = StateMask(rawValue: 1)
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  let style: CellStyle
  let standard: StandardCellContent
  lazy var parts = CellParts(cell: self)
  /// How the table shows the cell.
  var place = CellPlace() { didSet { if place != oldValue { setNeedsLayout() } } }
  weak var tableView: UITableView?
  /// What selecting the cell does besides telling the table's delegate: a segue of a storyboard.
  var onSelection: ((UITableViewCell) -> Void)?
  /// The same for its accessory.
  var onAccessory: ((UITableViewCell) -> Void)?
  private let configuredContent = ConfiguredContent()

  // MARK: Making

  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    standard = StandardCellContent(style: style)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    style = coder.interfaceCellStyle
    reuseIdentifier = nil
    standard = StandardCellContent(style: style)
    super.init(coder: coder)
    setUp()
    coder.readInterface(into: self, as: UITableViewCell.self)
  }

  /// A cell that is being measured is not in its table yet.
  override var traitParent: UIView? { superview ?? tableView }

  private func setUp() {
    clipsToBounds = true
    addSubview(contentView)
    contentView.frame = bounds
    contentView.preservesSuperviewLayoutMargins = true
    standard.owner = self
  }

  open internal(set) var reuseIdentifier: String?

  /// Called before the table gives the cell out again for another row.
  open func prepareForReuse() {
    if ExtensionOverride.call("prepareForReuse()", of: self) { return }
    isHighlighted = false
    isSelected = false
    parts.closeActions()
    configuredContent.prepareForReuse()
  }

  // MARK: Content

  public let contentView = UIView()

  open var textLabel: UILabel? { contentConfiguration == nil ? standard.textLabel : nil }
  /// Nil for a cell of the default style.
  open var detailTextLabel: UILabel? { contentConfiguration == nil ? standard.detailLabel : nil }
  open var imageView: UIImageView? { contentConfiguration == nil ? standard.imageView : nil }

  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentConfigurationDidChange() }
  }
  open var automaticallyUpdatesContentConfiguration = true
  /// Takes the place of the views behind the content, and they that of it: there is one of both.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      if backgroundConfiguration != nil { dropBackgroundViews() }
      backgroundViewPlace.update(backgroundConfiguration, in: self)
      setNeedsDisplay()
    }
  }
  private var backgroundViewPlace = BackgroundViewPlace()
  /// Whether the background follows the cell's state, as far as nobody has set its colour.
  open var automaticallyUpdatesBackgroundConfiguration = true { didSet { setNeedsDisplay() } }
  /// That of the table around the cell; of a plain one for a cell by itself.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    place.isGrouped ? .listGroupedCell() : .listPlainCell()
  }
  /// What a finger that drags the cell does with it.
  var dragState = UICellConfigurationState.DragState.none {
    didSet { setNeedsUpdateConfiguration() }
  }
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isDisabled = !isUserInteractionEnabled
    state.isSwiped = parts.showsActions
    state.cellDragState = dragState
    return state
  }

  /// The update comes with the next layout, one for all that ask for it; a new cell has one before it is shown.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }
  private var needsUpdateConfiguration = true

  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
    guard automaticallyUpdatesContentConfiguration, let contentConfiguration else { return }
    if let kept = configuredContent.follow(state, with: contentConfiguration) {
      self.contentConfiguration = kept
    }
  }

  func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    updateConfiguration(using: configurationState)
  }

  private func contentConfigurationDidChange() {
    setNeedsLayout()
    tableView?.cellSizeMayHaveChanged(self)
    if contentConfiguration != nil { standard.remove() }
    configuredContent.show(contentConfiguration, in: contentView)
  }

  // MARK: Looks

  open var selectionStyle = SelectionStyle.default
  /// Differs from Apple's: kept, and read by nobody here; there is no focus to move.
  open var focusStyle = FocusStyle.default
  open var accessoryType = AccessoryType.none { didSet { accessoryDidChange() } }
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      accessoryDidChange()
    }
  }
  open var editingAccessoryType = AccessoryType.none { didSet { accessoryDidChange() } }
  open var editingAccessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let editingAccessoryView { addSubview(editingAccessoryView) }
      accessoryDidChange()
    }
  }
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      backgroundDidChange(backgroundView)
    }
  }
  open var selectedBackgroundView: UIView? {
    didSet { backgroundDidChange(selectedBackgroundView) }
  }
  /// In place of `selectedBackgroundView` where several rows can be selected.
  open var multipleSelectionBackgroundView: UIView? {
    didSet { backgroundDidChange(multipleSelectionBackgroundView) }
  }
  /// In points from the cell's sides.
  open var separatorInset = UIEdgeInsets.zero {
    didSet {
      hasOwnSeparatorInset = true
      setNeedsDisplay()
    }
  }
  var hasOwnSeparatorInset = false
  /// Nil for one that nobody has set.
  var ownSeparatorInset: UIEdgeInsets? {
    get { hasOwnSeparatorInset ? separatorInset : nil }
    set { if let newValue { separatorInset = newValue } }
  }
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// In points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  private func accessoryDidChange() {
    parts.update()
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: State

  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// Differs from Apple's: the cell looks so at once, `animated` or not.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
  }

  /// Differs from Apple's: the cell looks so at once, `animated` or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isHighlighted = highlighted
  }

  private func stateDidChange() {
    standard.textLabel.isHighlighted = isHighlighted || isSelected
    setNeedsUpdateConfiguration()
    setNeedsLayout()
    setNeedsDisplay()
  }

  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      accessoryDidChange()
      setNeedsUpdateConfiguration()
    }
  }

  /// Differs from Apple's: the controls are there at once, `animated` or not.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditing else { return }
    let state = parts.states(isEditing: editing, isSwiped: parts.showsActions)
    willTransition(to: state)
    isEditing = editing
    didTransition(to: state)
  }

  open internal(set) var editingStyle = EditingStyle.none
  /// Differs from Apple's: while a finger carries a row, the others stay; they make room when it lifts.
  open var showsReorderControl = false { didSet { accessoryDidChange() } }
  open var shouldIndentWhileEditing = true { didSet { setNeedsLayout() } }
  open var showingDeleteConfirmation: Bool { parts.showsActions }
  /// Called before and after the control for editing or the buttons of a swipe come and go.
  open func willTransition(to state: StateMask) {}
  open func didTransition(to state: StateMask) {}
  /// Called when a finger lifts the cell, goes on with it, and lets it go, while the cell stands where it was.
  open func dragStateDidChange(_ dragState: DragState) {}

  // MARK: Layout

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    parts.layOut()
    backgroundView?.frame = bounds
    backgroundViewPlace.update(backgroundConfiguration, in: self)
    layOutSelectedBackground()
    if contentConfiguration == nil { standard.layOut(in: contentView.bounds, indent: indent) }
  }

  private var indent: CGFloat { CGFloat(indentationLevel) * indentationWidth }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CellSizing.height(of: self, width: size.width))
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(
      width: targetSize.width, height: CellSizing.height(of: self, width: targetSize.width))
  }

  /// The height of content that a configuration makes, in points.
  func configuredHeight(width: CGFloat) -> CGFloat? { configuredContent.height(width: width) }

  // MARK: Drawing and accessibility

  package override func appendDisplayItems(to canvas: inout ViewCanvas) {
    super.appendDisplayItems(to: &canvas)
    CellDrawing(cell: self).append(to: &canvas)
  }

  package override var defaultAccessibility: AccessibilityDefaults {
    var defaults = AccessibilityDefaults(.cell, isElement: false)
    defaults.isSelected = isSelected
    return defaults
  }

  open override func accessibilityActivate() -> Bool {
    tableView?.selectByUser(self) ?? false
  }
}

extension UITableViewCell: StandardMarginsSource {
  /// As much at the sides as the table's own, and 11 above and below.
  var standardMargins: UIEdgeInsets {
    let side = place.leftMargin
    let vertical = RowMetrics.verticalInset
    return UIEdgeInsets(top: vertical, left: side, bottom: vertical, right: side)
  }
}
