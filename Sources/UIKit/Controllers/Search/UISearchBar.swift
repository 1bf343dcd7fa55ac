import Accessibility
import CoreGraphics
import Device
import Foundation
import Metrics

@preconcurrency @MainActor
open class UISearchBar: UIView {
  static let height = SearchMetrics.barHeight

  private let field = UISearchTextField(frame: .zero)
  private let fieldDelegate = SearchFieldDelegate()
  let cancelButton = UIButton(type: .system)
  private let extraButton = UIButton(type: .system)
  private let promptLabel = UILabel()
  let scopeControl = UISegmentedControl()
  /// The search controller that the bar belongs to.
  weak var searchController: UISearchController?

  // MARK: Making

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.readInterface(into: self, as: UISearchBar.self)
  }

  private func setUp() {
    fieldDelegate.bar = self
    field.delegate = fieldDelegate
    field.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, textDidChange: field.text ?? "")
        searchController?.searchDidChange()
      }, for: .editingChanged)
    field.onTokensChange = { [weak self] in self?.searchController?.searchDidChange() }
    updateCancelTitle()
    updateCancelFont()
    cancelButton.titleLabel?.adjustsFontSizeToFitWidth = true
    cancelButton.titleLabel?.minimumScaleFactor = SearchMetrics.leastCancelScale
    cancelButton.addAction(
      UIAction { [weak self] _ in self?.cancelByUser() }, for: .touchUpInside)
    extraButton.addAction(
      UIAction { [weak self] _ in self?.extraButtonTapped() }, for: .touchUpInside)
    promptLabel.font = .systemFont(ofSize: SearchMetrics.promptFontSize)
    promptLabel.textAlignment = .center
    scopeControl.addAction(UIAction { [weak self] _ in self?.scopeChosen() }, for: .valueChanged)
    for view in [promptLabel, field, extraButton, cancelButton, scopeControl] as [UIView] {
      addSubview(view)
    }
    updateParts()
  }

  // MARK: Content

  open weak var delegate: (any UISearchBarDelegate)?
  open var searchTextField: UISearchTextField { field }

  /// Setting tells the search controller's updater, but not the delegate.
  open var text: String? {
    get { field.text }
    set {
      guard newValue ?? "" != field.text ?? "" else { return }
      field.text = newValue
      searchController?.searchDidChange()
    }
  }
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }
  open var prompt: String? { didSet { updateParts() } }
  open var showsCancelButton = false { didSet { updateParts() } }
  /// Differs from Apple's: there at once, `animated` or not.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// In place of the system's word on the cancel button; set by its key.
  var cancelButtonText: String? { didSet { updateCancelTitle() } }

  private func updateCancelTitle() {
    cancelButton.setTitle(cancelButtonText ?? SystemWord.cancel.text, for: .normal)
    setNeedsLayout()
  }

  private func updateCancelFont() {
    cancelButton.titleLabel?.font = .preferredFont(
      forTextStyle: .body, compatibleWith: traitCollection)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateCancelFont()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open var showsBookmarkButton = false { didSet { updateParts() } }
  open var showsSearchResultsButton = false { didSet { updateParts() } }
  open var isSearchResultsButtonSelected = false { didSet { updateParts() } }
  open var isEnabled: Bool {
    get { field.isEnabled }
    set { field.isEnabled = newValue }
  }

  // MARK: Scopes

  open var scopeButtonTitles: [String]? { didSet { updateScopes() } }
  open var selectedScopeButtonIndex = 0 {
    didSet {
      scopeControl.selectedSegmentIndex = selectedScopeButtonIndex
      if selectedScopeButtonIndex != oldValue { searchController?.scopeDidChange() }
    }
  }
  open var showsScopeBar = false { didSet { updateParts() } }
  /// Differs from Apple's: there at once, `animated` or not.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  private func updateScopes() {
    scopeControl.removeAllSegments()
    for (index, title) in (scopeButtonTitles ?? []).enumerated() {
      scopeControl.insertSegment(withTitle: title, at: index, animated: false)
    }
    scopeControl.selectedSegmentIndex = selectedScopeButtonIndex
    updateParts()
  }

  private func scopeChosen() {
    selectedScopeButtonIndex = scopeControl.selectedSegmentIndex
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
  }

  private var showsScopes: Bool { showsScopeBar && !(scopeButtonTitles ?? []).isEmpty }

  // MARK: Looks

  open var barStyle = UIBarStyle.default { didSet { setNeedsDisplay() } }
  open var searchBarStyle = Style.default { didSet { setNeedsDisplay() } }
  open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var isTranslucent = true { didSet { setNeedsDisplay() } }
  open var backgroundImage: UIImage? {
    get { backgroundImages[.any, .default] }
    set { backgroundImages[.any, .default] = newValue }
  }
  var backgroundImages = BarImages() { didSet { setNeedsDisplay() } }

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages[barPosition, barMetrics] = backgroundImage
  }
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgroundImages[barPosition, barMetrics]
  }
  /// Behind the scope buttons.
  open var scopeBarBackgroundImage: UIImage? { didSet { setNeedsDisplay() } }
  /// By icon, then by the raw value of the state.
  var icons: [Icon: StateImages] = [:] {
    didSet {
      if let glass = field.leftView as? UIImageView, icons[.search] != nil {
        glass.image = icons[.search]?[.normal] ?? UIImage(systemName: "magnifyingglass")
      }
      updateParts()
    }
  }

  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    icons[icon, default: StateImages()][state] = iconImage
  }
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons[icon]?[state] }

  // MARK: Keyboard

  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  /// Differs from Apple's: kept, and read by nobody here; the keyboard corrects nothing.
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }
  /// Differs from Apple's: kept, and read by nobody here; no spelling is checked.
  open var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }

  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { field.isFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

  // MARK: Buttons

  /// What a tap on "Cancel" does.
  package func cancelByUser() {
    if let searchController {
      searchController.cancelByUser()
    }
    delegate?.searchBarCancelButtonClicked(self)
  }

  private func extraButtonTapped() {
    if showsBookmarkButton {
      delegate?.searchBarBookmarkButtonClicked(self)
    } else {
      delegate?.searchBarResultsListButtonClicked(self)
    }
  }

  private func updateParts() {
    cancelButton.isHidden = !showsCancelButton
    let showsExtra = showsBookmarkButton || showsSearchResultsButton
    extraButton.isHidden = !showsExtra
    let icon: Icon = showsBookmarkButton ? .bookmark : .resultsList
    extraButton.setImage(
      icons[icon]?[.normal] ?? UIImage(systemName: icon == .bookmark ? "book" : "list.bullet"),
      for: .normal)
    for state in [UIControl.State.highlighted, .selected, .disabled] {
      extraButton.setImage(icons[icon]?[state], for: state)
    }
    extraButton.accessibilityLabel =
      icon == .bookmark ? SystemWord.bookmarks.text : "Search results"
    extraButton.isSelected = isSearchResultsButtonSelected
    promptLabel.text = prompt
    promptLabel.isHidden = prompt?.isEmpty ?? true
    scopeControl.isHidden = !showsScopes
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Layout

  /// Of the row with the field: a navigation bar has less room for it, most of it below.
  private func rowHeight(inNavigationBar: Bool) -> CGFloat {
    (inNavigationBar ? SearchMetrics.navigationHeight : SearchMetrics.barHeight) + field.growth
  }

  /// In points.
  func height(inNavigationBar: Bool) -> CGFloat {
    rowHeight(inNavigationBar: inNavigationBar)
      + (promptLabel.isHidden ? 0 : SearchMetrics.promptHeight)
      + (showsScopes ? SearchMetrics.scopesHeight : 0)
  }

  private var isInNavigationBar: Bool { superview is UINavigationBar }

  private var totalHeight: CGFloat { height(inNavigationBar: isInNavigationBar) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: totalHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: totalHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let isInNavigationBar = isInNavigationBar
    let rowHeight = rowHeight(inNavigationBar: isInNavigationBar)
    let fieldHeight = field.fieldHeight
    let margin =
      isInNavigationBar ? ScreenMargins.side(forWidth: bounds.width) : SearchMetrics.barMargin
    let side = isInNavigationBar ? safeAreaInsets : .zero
    let (leading, trailing) = isRightToLeft ? (side.right, side.left) : (side.left, side.right)
    var y: CGFloat = 0
    if !promptLabel.isHidden {
      promptLabel.frame = CGRect(x: 0, y: 4, width: bounds.width, height: 16)
      y = SearchMetrics.promptHeight
    }
    let fieldY =
      y
      + (isInNavigationBar
        ? SearchMetrics.navigationTop : (rowHeight - fieldHeight) / 2)
    var right = bounds.width - margin - trailing
    if showsCancelButton {
      let width = SearchMetrics.cancelWidth(
        cancelButton.sizeThatFits(.zero).width, in: right - margin - leading)
      cancelButton.frame = CGRect(
        x: right - width, y: fieldY, width: width, height: fieldHeight)
      right -= width + SearchMetrics.cancelGap
    }
    field.frame = CGRect(
      x: margin + leading, y: fieldY, width: max(right - margin - leading, 0),
      height: fieldHeight)
    extraButton.frame = CGRect(
      x: field.frame.maxX - 36, y: fieldY, width: 36, height: fieldHeight)
    scopeControl.frame = CGRect(
      x: margin + leading,
      y: isInNavigationBar ? field.frame.maxY + SearchMetrics.scopesGap : y + rowHeight,
      width: max(bounds.width - 2 * margin - leading - trailing, 0),
      height: SearchMetrics.scopeControlHeight)
    for view in [cancelButton, field, extraButton, scopeControl] {
      view.frame = mirrored(view.frame)
    }
  }

  // MARK: Drawing

  package override func appendDisplayItems(to canvas: inout ViewCanvas) {
    super.appendDisplayItems(to: &canvas)
    let isCompact = traitCollection.verticalSizeClass == .compact
    if let image = backgroundImages.shown(at: .top, isCompact: isCompact) {
      ImageDrawing.append(image, in: bounds, tint: tintColor, to: &canvas)
    } else if let barTintColor {
      canvas.fill(bounds, barTintColor)
    }
    if let image = scopeBarBackgroundImage, showsScopes {
      let top = scopeControl.frame.minY - 6
      let rect = CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
      ImageDrawing.append(image, in: rect, tint: tintColor, to: &canvas)
    }
  }
}

/// Passes what happens in a search bar's field on to the bar's delegate.
@MainActor
private final class SearchFieldDelegate: NSObject, UITextFieldDelegate {
  weak var bar: UISearchBar?

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return DefaultRequirement.asked(bar.delegate?.searchBarShouldBeginEditing(bar)) ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.searchController?.barDidBeginEditing()
    bar.delegate?.searchBarTextDidBeginEditing(bar)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return DefaultRequirement.asked(bar.delegate?.searchBarShouldEndEditing(bar)) ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.delegate?.searchBarTextDidEndEditing(bar)
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard let bar else { return true }
    return DefaultRequirement.asked(
      bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string)) ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    if bar.searchController != nil { bar.resignFirstResponder() }
    bar.delegate?.searchBarSearchButtonClicked(bar)
    return true
  }
}
