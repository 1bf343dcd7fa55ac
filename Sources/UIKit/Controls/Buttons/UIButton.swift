import Accessibility
import CoreGraphics
import Foundation

@preconcurrency @MainActor
open class UIButton: UIControl {
  var contents = ButtonContents() { didSet { contentDidChange() } }
  let storedTitleLabel = UILabel()
  let storedSubtitleLabel = UILabel()
  let storedImageView = UIImageView()
  let backgroundView = UIImageView()

  // MARK: Making

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.readInterface(into: self, as: UIButton.self)
  }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    take(buttonType)
    sizeToFit()
  }

  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    use(primaryAction)
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    use(primaryAction)
    sizeToFit()
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    buttonType = .system
    storedTitleLabel.font = .systemFont(ofSize: Self.systemFontSize)
    self.configuration = configuration
    if let primaryAction {
      if configuration.title == nil, !primaryAction.title.isEmpty {
        self.configuration?.title = primaryAction.title
      }
      if configuration.image == nil { self.configuration?.image = primaryAction.image }
      addAction(primaryAction, for: .primaryActionTriggered)
    }
    // Observers do not hear of what an initializer of their own class sets.
    contentDidChange()
    sizeToFit()
  }

  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  private func setUp() {
    for view in [backgroundView, storedImageView, storedTitleLabel, storedSubtitleLabel] as [UIView]
    {
      view.isUserInteractionEnabled = false
      view.isHidden = true
      addSubview(view)
    }
    storedTitleLabel.font = .systemFont(ofSize: Self.customFontSize)
    storedTitleLabel.lineBreakMode = .byTruncatingMiddle
    storedTitleLabel.onFontSet = { [weak self] in self?.contentDidChange() }
  }

  // MARK: Parts

  open internal(set) var buttonType = ButtonType.custom
  open var role = Role.normal { didSet { contentDidChange() } }
  open var titleLabel: UILabel? { storedTitleLabel }
  open var subtitleLabel: UILabel? { storedSubtitleLabel }
  open var imageView: UIImageView? { storedImageView }
  /// Shown by a tap where it is the primary action, else by a long press.
  open var menu: UIMenu? {
    didSet {
      updateMenuPress()
      choiceMayHaveChanged()
    }
  }
  open override var showsMenuAsPrimaryAction: Bool { didSet { choiceMayHaveChanged() } }
  var menuPress: MenuPressGestureRecognizer?

  /// Whether a tap selects the button or, where its menu is the primary action too, chooses from the menu.
  open var changesSelectionAsPrimaryAction = false { didSet { choiceMayHaveChanged() } }
  /// Differs from Apple's: kept, and read by nobody here; the device has no pointer.
  open var isPointerInteractionEnabled = false
  /// False: the device has no pointer.
  open var isHovered: Bool { false }
  /// Differs from Apple's: an image is made paler while the finger is down, not darker.
  open var adjustsImageWhenHighlighted = true { didSet { contentDidChange() } }
  open var adjustsImageWhenDisabled = true { didSet { contentDidChange() } }
  /// Differs from Apple's: kept, and read by nobody here; no glow is drawn under the finger.
  open var showsTouchWhenHighlighted = false
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  // MARK: Contents by state

  open func setTitle(_ title: String?, for state: State) {
    contents.titles[state.rawValue] = title
    if state == .normal, configuration != nil { configuration?.title = title }
  }

  /// The normal one where the state has none of its own; documented.
  open func title(for state: State) -> String? { contents.value(contents.titles, state) }

  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    contents.attributedTitles[state.rawValue] = title
  }

  /// The normal one where the state has none of its own; documented.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    contents.value(contents.attributedTitles, state)
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    contents.titleColors[state.rawValue] = color
  }

  open func titleColor(for state: State) -> UIColor? {
    contents.titleColors[state.rawValue] ?? contents.titleColors[State.normal.rawValue]
      ?? (buttonType == .custom ? .white : tintColor)
  }

  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    contents.titleShadowColors[state.rawValue] = color
  }

  open func titleShadowColor(for state: State) -> UIColor? {
    contents.titleShadowColors[state.rawValue]
  }

  open var currentTitleShadowColor: UIColor? { contents.value(contents.titleShadowColors, state) }

  open func setImage(_ image: UIImage?, for state: State) {
    contents.images[state.rawValue] = image
  }

  open func image(for state: State) -> UIImage? { contents.images[state.rawValue] }

  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    contents.backgroundImages[state.rawValue] = image
  }

  open func backgroundImage(for state: State) -> UIImage? {
    contents.backgroundImages[state.rawValue]
  }

  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    contents.symbolConfigurations[state.rawValue] = configuration
  }

  open var currentTitle: String? {
    if let choice { return choice.title }
    let own = state == .normal ? nil : contents.titles[state.rawValue]
    return own ?? configuration?.attributedTitle.map { String($0.characters) }
      ?? configuration?.title ?? contents.value(contents.titles, state)
  }
  open var currentAttributedTitle: NSAttributedString? {
    contents.value(contents.attributedTitles, state)
  }
  open var currentImage: UIImage? {
    choice?.image ?? configuration?.image ?? contents.value(contents.images, state)
  }
  open var currentBackgroundImage: UIImage? { contents.value(contents.backgroundImages, state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }

  // MARK: Configuration

  open var configuration: Configuration? { didSet { contentDidChange() } }
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether a change of state updates the configuration by itself.
  open var automaticallyUpdatesConfiguration = true

  open func setNeedsUpdateConfiguration() {
    updateConfiguration()
  }

  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  // MARK: Showing

  func contentDidChange() {
    apply()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    if automaticallyUpdatesConfiguration { setNeedsUpdateConfiguration() }
    contentDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    apply()
  }

  override func contentSizeCategoryChanged() {
    if configuration != nil { contentDidChange() }
  }

  /// In the image's place while the configuration asks for it.
  var spinner: UIActivityIndicatorView?

  /// Behind the title of a pop-up button.
  var indicator: UIImageView?

  // MARK: Layout

  private var layout: ButtonLayout {
    ButtonLayout(
      title: storedTitleLabel.isHidden ? nil : storedTitleLabel,
      subtitle: storedSubtitleLabel.isHidden ? nil : storedSubtitleLabel,
      imageSize: spinner?.intrinsicContentSize ?? storedImageView.image?.size ?? .zero,
      indicatorSize: indicator?.image?.size ?? .zero, configuration: configuration,
      insets: configuration.map { LayoutMargins.absolute($0.contentInsets, in: self) }
        ?? contentEdgeInsets, isSystem: buttonType == .system,
      isReversed: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  private var isClose: Bool { buttonType == .close && configuration == nil }

  /// At least as large as the background image; whether a smaller image alone makes the button smaller is unsure.
  open override var intrinsicContentSize: CGSize {
    guard !isClose else { return CloseLook.size }
    let size = layout.size
    guard let background = currentBackgroundImage?.size else { return size }
    return CGSize(
      width: max(size.width, background.width), height: max(size.height, background.height))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let natural = intrinsicContentSize
    guard size.width > 0, size.width < natural.width else { return natural }
    return intrinsicSize(forWidth: size.width) ?? natural
  }

  package override func intrinsicSize(forWidth width: CGFloat) -> CGSize? {
    guard configuration != nil else { return nil }
    var layout = layout
    layout.limit = width - layout.insets.horizontal
    return layout.size
  }

  /// Where the background image is drawn.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: layout.insets) }
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    frames(inContent: contentRect).title
  }
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    frames(inContent: contentRect).image
  }

  private func frames(inContent rect: CGRect) -> ButtonLayout.Frames {
    var layout = layout
    layout.limit = rect.width
    return layout.frames(
      inContent: rect, horizontal: effectiveContentHorizontalAlignment,
      vertical: contentVerticalAlignment)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = contentRect(forBounds: bounds)
    let image = imageRect(forContentRect: content)
    backgroundView.frame = backgroundRect(forBounds: bounds)
    spinner?.frame = image
    indicator?.frame = frames(inContent: content).indicator
    storedImageView.frame = Self.shifted(image, by: imageEdgeInsets)
    storedTitleLabel.frame = Self.shifted(
      titleRect(forContentRect: content), by: titleEdgeInsets)
    storedSubtitleLabel.frame = frames(inContent: content).subtitle
  }

  private static func shifted(_ rect: CGRect, by insets: UIEdgeInsets) -> CGRect {
    rect.offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
  }

  override var hasCenteredText: Bool { true }
  package override var firstBaselineOffset: CGFloat {
    let label = storedTitleLabel
    let height = label.sizeThatFits(.zero).height
    let inText = label.firstBaselineOffset - (label.bounds.height - height) / 2
    return (bounds.height - height) / 2 + inText
  }

  package override var lastBaselineOffset: CGFloat { bounds.height - firstBaselineOffset }

  // MARK: Touches

  override var isTouchUpPrimary: Bool { true }

  override func sendPrimary(with event: UIEvent?) {
    if changesSelectionAsPrimaryAction, !isPopUp { isSelected.toggle() }
    super.sendPrimary(with: event)
    if showsMenuAsPrimaryAction, let menu { MenuPresenter.present(menu, from: self) }
  }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    takesTouches && self.point(inside: point, with: event) ? self : nil
  }

  // MARK: Drawing and accessibility

  package override func appendDisplayItems(to canvas: inout ViewCanvas) {
    super.appendDisplayItems(to: &canvas)
    if isClose { CloseLook.append(to: &canvas, in: bounds, isHeld: isHighlighted) }
    if let configuration { ButtonLook.append(configuration, of: self, to: &canvas) }
  }

  package override var defaultAccessibility: AccessibilityDefaults {
    var defaults = described(AccessibilityDefaults(.button, traits: .button))
    name(&defaults)
    return defaults
  }

  package override func accessibilityElementTree(
    in context: AccessibilityTreeContext
  ) -> [AccessibilityElement] {
    let elements = super.accessibilityElementTree(in: context)
    guard context.tellsTitlesOfButtons, let element = elements.first, elements.count == 1,
      element.elementType == .button, element.children.isEmpty
    else { return elements }
    element.replaceChildren(
      [storedTitleLabel, storedSubtitleLabel].compactMap { titleElement(of: $0, in: context) })
    return elements
  }

  open override var accessibilityIdentifier: String? {
    get {
      super.accessibilityIdentifier ?? (storedTitleLabel.isHidden ? currentImage?.symbolName : nil)
    }
    set { super.accessibilityIdentifier = newValue }
  }
}
