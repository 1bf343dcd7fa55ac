import Accessibility
import CoreGraphics
import Foundation
import FoundationAdditions
import Metrics

@preconcurrency @MainActor
open class UITextView:
  UIScrollView, KeyboardClient, UITextInputTraits, _TextRangeSource, TextEditTarget
{
  var storedText = ""
  var storedAttributedText: NSAttributedString?
  var block: (width: CGFloat, made: TextBlock)?
  /// The text as others see and change it; nil until somebody asks.
  var ownStorage: NSTextStorage?
  var ownLayoutManager: NSLayoutManager?
  var isTakingStorage = false

  // MARK: Making

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    storedTextContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    setUp()
  }

  /// Differs from Apple's: both kinds of layout managers lay out alike, and only the older one can be asked for.
  public convenience init(usingTextLayoutManager: Bool) {
    self.init(frame: .zero, textContainer: nil)
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  public convenience init() { self.init(frame: .zero, textContainer: nil) }

  public required init?(coder: NSCoder) {
    storedTextContainer = NSTextContainer()
    super.init(coder: coder)
    setUp()
    coder.readInterface(into: self, as: UITextView.self)
  }

  private func setUp() {
    backgroundColor = .systemBackground
    keyboardDismissMode = .none
    textContainer.onChange = { [weak self] in self?.contentDidChange() }
    takeOwnTextKit()
  }

  // MARK: Text

  open weak var delegate: (any UITextViewDelegate)? { didSet { scrollDelegate = delegate } }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Never nil when read; setting asks no delegate, but moves the insertion point, of which the delegate hears.
  open var text: String! {
    get { storedText }
    set { show(newValue ?? "", nil) }
  }

  private func show(_ text: String, _ attributed: NSAttributedString?) {
    changingSelection {
      storedText = text
      storedAttributedText = attributed
      storedSelectedRange = NSRange(location: (text as NSString).length, length: 0)
      contentDidChange()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get {
      if let storedAttributedText { return storedAttributedText }
      return NSAttributedString(string: storedText, attributes: plainAttributes)
    }
    set { show(newValue?.string ?? "", newValue) }
  }
  /// Goes for the whole text, as colour and alignment do, over the attributes that it has.
  open var font: UIFont? {
    didSet {
      guard GeometryPass.accepts(font, of: self) else {
        font = oldValue
        return
      }
      if !isAdaptingFont { setWhole(.font, font) }
      contentDidChange()
    }
  }
  open var textColor: UIColor? = .label {
    didSet {
      setWhole(.foregroundColor, textColor)
      contentDidChange()
    }
  }
  open var textAlignment = NSTextAlignment.natural {
    didSet {
      storedAttributedText = storedAttributedText?.aligned(textAlignment)
      contentDidChange()
    }
  }
  /// Whether only the text's size changes, which leaves the attributes of parts.
  private var isAdaptingFont = false

  private func setWhole(_ key: NSAttributedString.Key, _ value: Any?) {
    if let value { storedAttributedText = storedAttributedText?.setting(key, value) }
  }

  open var isEditable = true {
    didSet {
      if !isEditable { resignFirstResponder() }
      // Links come and go as elements.
      setNeedsDisplay()
    }
  }
  open var isSelectable = true
  /// Differs from Apple's: kept, and read by nobody here; the user changes only the text.
  open var allowsEditingTextAttributes = false
  open var adjustsFontForContentSizeCategory = false
  /// Whether the next text that is typed replaces everything.
  open var clearsOnInsertion = false
  var ownTypingAttributes: [NSAttributedString.Key: Any]?
  /// What the next typed text looks like: as set since the insertion point moved, or as the text before it.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { ownTypingAttributes ?? attributes(replacing: selection) }
    set { ownTypingAttributes = newValue }
  }

  /// Differs from Apple's: kept, and read by nobody here; only what carries the attribute `link` is one.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// What links look like, over the attributes of their own.
  open var linkTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { contentDidChange() }
  }
  /// In UTF-16 units of the text; the delegate hears of another one, also where code sets it.
  open var selectedRange: NSRange {
    get { storedSelectedRange }
    set { changingSelection { storedSelectedRange = newValue } }
  }
  var storedSelectedRange = NSRange(location: 0, length: 0) {
    didSet { if storedSelectedRange != oldValue { ownTypingAttributes = nil } }
  }
  /// Whether a change is under way that tells of the selection at its end.
  var isChangingSelection = false
  /// Between the view's edges and the text's container, in points.
  open var textContainerInset = UIEdgeInsets(
    top: FieldMetrics.editorInset.height, left: 0, bottom: FieldMetrics.editorInset.height, right: 0
  ) {
    didSet { contentDidChange() }
  }
  private let storedTextContainer: NSTextContainer
  open var textContainer: NSTextContainer { storedTextContainer }
  /// The text with its attributes; what changes in it shows at once.
  open var textStorage: NSTextStorage { madeStorage }
  /// Knows where the parts of the text stand.
  open var layoutManager: NSLayoutManager { madeLayoutManager }

  /// Scrolls to the lines from the start of the range to its end, in UTF-16 units.
  open func scrollRangeToVisible(_ range: NSRange) {
    let range = storedText.wholeRange(range)
    let (start, end) = (range.location, NSMaxRange(range))
    let line = presentFont.lineHeight
    let top = bottom(ofTextUpTo: start) - line
    scrollRectToVisible(
      CGRect(x: 0, y: top, width: 1, height: max(bottom(ofTextUpTo: end) - top, line)),
      animated: false)
  }

  private func contentDidChange() {
    EditMenu.hide(in: self)
    block = nil
    tellStorage()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Input traits

  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Differs from Apple's: kept, and read by nobody here; the keyboard corrects nothing.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Differs from Apple's: kept, and read by nobody here; no spelling is checked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Differs from Apple's: `.default` means `.no`.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Differs from Apple's: `.default` means `.no`.
  open var smartDashesType = UITextSmartDashesType.default
  /// Differs from Apple's: kept, and read by nobody here; spaces stay as they are where text is cut or pasted.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  /// Whether the return key waits for a text.
  open var enablesReturnKeyAutomatically = false
  /// Differs from Apple's: kept, and read by nobody here; no passwords are suggested.
  open var passwordRules: UITextInputPasswordRules?
  /// Differs from Apple's: kept, and read by nobody here; nothing is predicted.
  open var inlinePredictionType = UITextInlinePredictionType.default
  open var isSecureTextEntry = false
  /// Differs from Apple's: kept, and read by nobody here; nothing is filled in.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType! = nil
  private var storedInputView: UIView?
  open override var inputView: UIView? {
    get { storedInputView }
    set { storedInputView = newValue }
  }
  private var storedInputAccessoryView: UIView?
  open override var inputAccessoryView: UIView? {
    get { storedInputAccessoryView }
    set { storedInputAccessoryView = newValue }
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
  /// Whether the delegate was told that editing has begun, and not yet that it has ended.
  var isEdited = false

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard window != nil,
      !isEditable || DefaultRequirement.asked(delegate?.textViewShouldBeginEditing(self)) ?? true,
      super.becomeFirstResponder()
    else { return false }
    guard isEditable else { return true }
    isEdited = true
    delegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    Keyboard.show(for: self)
    setNeedsDisplay()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard
      !isEditable || DefaultRequirement.asked(delegate?.textViewShouldEndEditing(self)) ?? true
        || FirstResponder.isForced(self),
      super.resignFirstResponder()
    else { return false }
    EditMenu.hide(in: self)
    tellOfEnd()
    Keyboard.hideIfUnused()
    setNeedsDisplay()
    return true
  }

  open var hasText: Bool { !storedText.isEmpty }

  /// Types `text` as a keyboard would: the delegate is asked and told.
  open func insertText(_ text: String) {
    if clearsOnInsertion {
      clearsOnInsertion = false
      replace(NSRange(location: 0, length: (storedText as NSString).length), with: text)
      return
    }
    let smart = SmartPunctuation.replacement(
      for: text, after: textBeforeInsertion, quotes: smartQuotesType == .yes,
      dashes: smartDashesType == .yes)
    // A hyphen that goes is one UTF-16 unit.
    let selection = selection
    let removed = selection.length == 0 ? min(smart.removed, selection.location) : 0
    replace(
      NSRange(location: selection.location - removed, length: selection.length + removed),
      with: smart.text)
  }

  open func deleteBackward() {
    let selection = selection
    if selection.length > 0 {
      replace(selection, with: "")
    } else if selection.location > 0 {
      let before = (storedText as NSString).rangeOfComposedCharacterSequence(
        at: selection.location - 1)
      replace(before, with: "")
    }
  }

  private var touchBegan: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    touchBegan = touches.first?.timestamp ?? 0
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first else { return }
    let point = touch.location(in: self)
    if let link = link(at: point) {
      follow(link)
      if !isEditable { return }
    }
    let duration = touch.timestamp - touchBegan
    let wasEditing = isFirstResponder
    // A text that can only be read is selected by two taps, or by holding it.
    let selects = touch.tapCount > 1 || duration >= GestureMetrics.longPressDuration
    guard isEditable || isSelectable && selects, becomeFirstResponder() else { return }
    if isSelectable {
      fingerLifted(at: point, taps: touch.tapCount, duration: duration, wasEditing: wasEditing)
    }
  }

  open override func accessibilityActivate() -> Bool { isEditable && becomeFirstResponder() }

  // MARK: Layout

  /// Beside the text inside its container, in points.
  var linePadding: CGFloat { textContainer.lineFragmentPadding }
  /// Measured on iOS 18.5: text without a font has 12 points.
  var presentFont: UIFont { font ?? .systemFont(ofSize: UIFont.smallSystemFontSize) }

  /// A font of a text style follows the preferred text size where the view is told to.
  override func contentSizeCategoryChanged() {
    guard adjustsFontForContentSizeCategory, let adapted = font?.adapted(to: traitCollection)
    else { return }
    isAdaptingFont = true
    font = adapted
    isAdaptingFont = false
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isLimited = size.width > 0 && size.width < 1e6
    let width = isLimited ? textWidth(in: size.width) : nil
    let text = textBlock(width: width ?? 0).size(width: width)
    let line = Rounding.up(presentFont.lineHeight, max(traitCollection.displayScale, 1))
    return CGSize(
      width: text.width + textContainerInset.left + textContainerInset.right + 2 * linePadding,
      height: max(text.height, line) + textContainerInset.top + textContainerInset.bottom)
  }

  /// Only a text view that does not scroll has one.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    return sizeThatFits(.zero)
  }

  package override func intrinsicSize(forWidth width: CGFloat) -> CGSize? {
    isScrollEnabled ? nil : sizeThatFits(CGSize(width: width, height: 0))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentSize = CGSize(
      width: bounds.width,
      height: sizeThatFits(CGSize(width: max(bounds.width, 1), height: 0)).height)
  }

  /// The insertion point at a place of the text, in the view's space, in points.
  open func caretRect(for position: UITextPosition) -> CGRect {
    insertionPoint(at: position.offset)
  }

  /// The place between two characters that is nearest to a point of the view; there a finger puts the insertion point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    UITextPosition(textOffset(nearest: point))
  }
  /// That of the places within a part of the text.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    UITextPosition(range.range.nearest(to: textOffset(nearest: point)))
  }
  /// What a part of the text covers, one for each line, in the view's space; these are drawn behind a selection.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    LineSelectionRect.all(
      rectangles(of: range.range), direction: isRightToLeft ? .rightToLeft : .leftToRight)
  }

  // MARK: Drawing and accessibility

  package override func appendDisplayItems(to canvas: inout ViewCanvas) {
    super.appendDisplayItems(to: &canvas)
    drawText(in: &canvas)
  }

  package override var defaultAccessibility: AccessibilityDefaults {
    var defaults = AccessibilityDefaults(.textView, value: storedText)
    defaults.traits = UIAccessibilityTraits(
      rawValue: AccessibilityTraits.textEntry.rawValue
        | (isFirstResponder ? AccessibilityTraits.isEditing.rawValue : 0))
    defaults.listsChildren = !links.isEmpty
    return defaults
  }

  private var linkElements: [TextLinkElement] = []

  package override var listedAccessibilityElements: [UIAccessibilityElement] {
    let links = links
    if linkElements.map(\.link) != links {
      linkElements = links.map { TextLinkElement($0, in: self) }
    }
    for element in linkElements { element.updateFrame() }
    return linkElements
  }
}
