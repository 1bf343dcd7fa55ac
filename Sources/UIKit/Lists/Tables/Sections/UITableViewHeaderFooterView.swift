import Accessibility
import CoreGraphics
import Foundation
import Metrics

@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  override var keepsLayoutInside: Bool { true }
  open internal(set) var reuseIdentifier: String?
  private var labelIfUsed: UILabel?
  private let configuredContent = ConfiguredContent()
  /// From the left edge to the text, in points.
  var leftMargin: CGFloat = 16 { didSet { if leftMargin != oldValue { setNeedsLayout() } } }
  var isFooter = false
  var isGrouped = false
  /// Whether the table made it for a title of the data source.
  var isTitle = false

  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: RowMetrics.plainHeaderHeight))
    setUp()
  }

  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.readInterface(into: self, as: UITableViewHeaderFooterView.self)
  }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Called before the table gives the view out again for another section.
  open func prepareForReuse() {
    if ExtensionOverride.call("prepareForReuse()", of: self) { return }
    configuredContent.prepareForReuse()
  }

  public let contentView = UIView()

  open var textLabel: UILabel? {
    if let labelIfUsed { return labelIfUsed }
    let label = TitleLabel()
    label.owner = self
    label.font = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    contentView.addSubview(label)
    labelIfUsed = label
    setNeedsLayout()
    return label
  }
  open var detailTextLabel: UILabel? { nil }

  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      if backgroundView != nil { backgroundConfiguration = nil }
      setNeedsLayout()
    }
  }
  /// Takes the place of the background view, and that its place.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      if backgroundConfiguration != nil, backgroundView != nil { backgroundView = nil }
      backgroundViewPlace.update(backgroundConfiguration, in: self)
      setNeedsDisplay()
    }
  }
  private var backgroundViewPlace = BackgroundViewPlace()
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    isGrouped ? .listGroupedHeaderFooter() : .listPlainHeaderFooter()
  }

  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { contentConfigurationDidChange() }
  }

  private func contentConfigurationDidChange() {
    setNeedsLayout()
    configuredContent.show(contentConfiguration, in: contentView)
  }

  // MARK: State

  public typealias ConfigurationUpdateHandler = (
    _ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState
  ) -> Void

  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var automaticallyUpdatesContentConfiguration = true
  private var needsUpdateConfiguration = true

  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// The update comes with the next layout, one for all that ask for it; a new view has one before it is shown.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  open func updateConfiguration(using state: UIViewConfigurationState) {
    configurationUpdateHandler?(self, state)
    guard automaticallyUpdatesContentConfiguration, let contentConfiguration else { return }
    if let kept = configuredContent.follow(state, with: contentConfiguration) {
      self.contentConfiguration = kept
    }
  }

  private func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    updateConfiguration(using: configurationState)
  }

  open func defaultContentConfiguration() -> UIListContentConfiguration {
    isFooter
      ? (isGrouped ? .groupedFooter() : .plainFooter())
      : (isGrouped ? .groupedHeader() : .plainHeader())
  }

  // MARK: Layout

  /// What the content asks for at a width, in points; nil where it asks for nothing.
  func wantedHeight(width: CGFloat) -> CGFloat? {
    updateConfigurationIfNeeded()
    if let height = configuredContent.height(width: width) { return height }
    return CellSizing.constrainedHeight(of: contentView, width: width)
  }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    backgroundViewPlace.update(backgroundConfiguration, in: self)
    guard let label = labelIfUsed, label.translatesAutoresizingMaskIntoConstraints else { return }
    let width = max(bounds.width - leftMargin * 2, 0)
    let height = label.sizeThatFits(CGSize(width: width, height: 0)).height
    let y =
      isGrouped
      ? (isFooter
        ? RowMetrics.footerTop : max(bounds.height - height - RowMetrics.tableHeaderBottom, 0))
      : (bounds.height - height) / 2
    label.frame = CGRect(x: leftMargin, y: y, width: width, height: height)
  }

  package override func appendDisplayItems(to canvas: inout ViewCanvas) {
    super.appendDisplayItems(to: &canvas)
    if let backgroundConfiguration {
      backgroundConfiguration.resolved(isGrouped: isGrouped).append(to: &canvas, behind: self)
    } else if !isGrouped, backgroundColor == nil, backgroundView == nil {
      canvas.fill(bounds, .systemBackground)
    }
  }

  /// The view itself says its title too, so that UI tests find it by that beside the text, as recorded ones do:
  /// `tables.otherElements["Fruits"].staticTexts["Fruits"]`.
  package override var defaultAccessibility: AccessibilityDefaults {
    let configured = (contentConfiguration as? UIListContentConfiguration)?.text
    return AccessibilityDefaults(.other, isElement: false, label: labelIfUsed?.text ?? configured)
  }
}

/// The title of a header or footer, which assistive technologies find in all of that view.
@MainActor
private final class TitleLabel: UILabel {
  weak var owner: UITableViewHeaderFooterView?

  override var defaultAccessibilityFrame: CGRect {
    owner?.defaultAccessibilityFrame ?? super.defaultAccessibilityFrame
  }
}
