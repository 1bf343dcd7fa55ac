// Long file: what an app may override has to stand in the class itself.
import Accessibility
import CoreGraphics
import Foundation
import FoundationAdditions
import Metrics

@preconcurrency @MainActor
open class UITextField: UIControl, KeyboardClient, _TextRangeSource, TextEditTarget {
  var storedText = ""
  private(set) var storedAttributedPlaceholder: NSAttributedString?
  private var storedTextColor: UIColor?
  private var storedFont: UIFont?
  /// Nil until somebody needs it.
  var madeClearButton: ClearButton?
  var madePlaceholderLabel: PlaceholderLabel?
  /// Where the next character goes, in characters from the start.
  var insertionIndex = 0 { didSet { selectedLength = 0 } }
  /// How much before that is selected, in UTF-16 units.
  var selectedLength = 0
  /// Whether the next edit of a secure field takes the place of the whole text.
  var replacesSecret = false
  /// While the clear button's tap sets the text, which tells of everything at its end.
  var isClearing = false
  /// The text with the attributes that it was set with; nil for a text that has those of the field.
  var storedAttributedText: NSMutableAttributedString?
  /// Of the default attributes, those besides font and color.
  var otherTextAttributes: [NSAttributedString.Key: Any] = [:]

  override var primaryEvent: UIControl.Event { .editingDidEndOnExit }

  // MARK: Making

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.readInterface(into: self, as: UITextField.self)
  }

  private func setUp() {
    autoLayout.defaultHugging = .defaultLow
  }

  // MARK: Text

  open weak var delegate: (any UITextFieldDelegate)?

  /// Never nil when read.
  ///
  /// Setting asks no delegate and sends no event; while the field is edited, it moves the insertion point, of which the
  /// delegate hears. What is unsure: whether iOS tells of that in a field that is not edited, too.
  open var text: String? {
    get { storedText }
    set {
      let old = isEditing && !isClearing ? _selection : nil
      setText(newValue)
      if let old, old != _selection { delegate?.textFieldDidChangeSelection(self) }
    }
  }

  private func setText(_ text: String?) {
    storedText = text ?? ""
    storedAttributedText = nil
    replacesSecret = false
    insertionIndex = storedText.count
    contentDidChange()
  }

  /// What the attributes don't say, the default attributes do.
  ///
  /// Font and color of the field follow those of the first character.
  open var attributedText: NSAttributedString? {
    get { fullyAttributedText }
    set { setAttributedText(newValue) }
  }
  open var placeholder: String? {
    didSet {
      storedAttributedPlaceholder = nil
      contentDidChange()
    }
  }
  open var attributedPlaceholder: NSAttributedString? {
    get { storedAttributedPlaceholder ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      placeholder = newValue?.string
      storedAttributedPlaceholder = newValue
    }
  }
  /// Of the whole text; setting takes the text's own away.
  ///
  /// Differs from Apple's: a font or color that is not among the new ones stays.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      otherTextAttributes.merging([.font: font as Any, .foregroundColor: textColor as Any]) { $1 }
    }
    set {
      storedAttributedText = nil
      otherTextAttributes = newValue.filter { $0.key != .font && $0.key != .foregroundColor }
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
      contentDidChange()
    }
  }
  open var font: UIFont? {
    get { storedFont ?? defaultFont }
    set {
      guard GeometryPass.accepts(newValue, of: self) else { return }
      storedFont = newValue
      setOfWholeText(.font, newValue)
      contentDidChange()
    }
  }
  /// What somebody has set; nil while nobody has.
  var ownFont: UIFont? {
    get { storedFont }
    set { font = newValue }
  }
  /// What the text is set in where nobody says otherwise.
  var defaultFont: UIFont { .systemFont(ofSize: 17) }
  /// Of the placeholder where nobody says otherwise.
  var defaultPlaceholderColor: UIColor { .placeholderText }
  open var textColor: UIColor? {
    get { storedTextColor ?? .label }
    set {
      storedTextColor = newValue
      setOfWholeText(.foregroundColor, newValue)
      setNeedsDisplay()
    }
  }
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  open var borderStyle = BorderStyle.none { didSet { contentDidChange() } }
  /// Drawn behind the text, but not by a field with the rounded border.
  open var background: UIImage? { didSet { setNeedsDisplay() } }
  /// In place of `background` while the field is disabled.
  open var disabledBackground: UIImage? { didSet { setNeedsDisplay() } }
  /// Whether the text goes when editing begins, if `textFieldShouldClear(_:)` of the delegate lets it.
  open var clearsOnBeginEditing = false
  /// Whether the next character that is typed replaces the whole text.
  open var clearsOnInsertion = false
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  open var adjustsFontForContentSizeCategory = false
  /// How small a text gets that is shrunk to fit, in points; 0 for half of the font's size.
  open var minimumFontSize: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// Differs from Apple's: kept, and read by nobody here; the user changes only the text.
  open var allowsEditingTextAttributes = false
  /// Of what is typed next; nil while nobody edits.
  ///
  /// Differs from Apple's: they are the default attributes, so that the whole text follows.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? defaultTextAttributes : nil }
    set { if isEditing, let newValue { defaultTextAttributes = newValue } }
  }
  /// Differs from Apple's: kept, and read by nobody here; no passwords are suggested.
  open var passwordRules: UITextInputPasswordRules?
  /// Differs from Apple's: kept, and read by nobody here; nothing is predicted.
  open var inlinePredictionType = UITextInlinePredictionType.default
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  open var leftView: UIView? { didSet { accessoryDidChange(oldValue, leftView) } }
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  open var rightView: UIView? { didSet { accessoryDidChange(oldValue, rightView) } }
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

  private func accessoryDidChange(_ old: UIView?, _ new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  func contentDidChange() {
    EditMenu.hide(in: self)
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
  open var enablesReturnKeyAutomatically = false
  /// Whether the text is hidden; then the first character that is typed after editing begins again, or after this
  /// was set while the user edits, takes the place of the whole text, and the first deletion takes all of it.
  ///
  /// What is unsure: setting `text` ends that.
  open var isSecureTextEntry = false {
    didSet {
      if oldValue != isSecureTextEntry { replacesSecret = isEditing && isSecureTextEntry }
      contentDidChange()
    }
  }
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

  open internal(set) var isEditing = false
  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard window != nil, isEnabled,
      DefaultRequirement.asked(delegate?.textFieldShouldBeginEditing(self)) ?? true
    else {
      return false
    }
    guard super.becomeFirstResponder() else { return false }
    beginEditing()
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    let mayEnd = DefaultRequirement.asked(delegate?.textFieldShouldEndEditing(self)) ?? true
    guard mayEnd || FirstResponder.isForced(self) else { return false }
    guard super.resignFirstResponder() else { return false }
    endEditing()
    return true
  }

  // MARK: Typing

  open var hasText: Bool { !storedText.isEmpty }

  /// Types `text` as a keyboard would.
  ///
  /// The delegate is asked, and `.editingChanged` is sent. A line end is the return key.
  open func insertText(_ text: String) {
    if text == "\n" {
      returnKeyPressed()
      return
    }
    if clearsOnInsertion {
      clearsOnInsertion = false
      replace(NSRange(location: 0, length: (storedText as NSString).length), with: text)
      return
    }
    let smart = SmartPunctuation.replacement(
      for: text, after: textBeforeInsertion, quotes: smartQuotesType == .yes,
      dashes: smartDashesType == .yes)
    let end = clampedIndex
    if selectedLength > 0 {
      replace(_selection, with: text)
      return
    }
    let from = utf16Offset(of: max(end - smart.removed, 0))
    replace(NSRange(location: from, length: utf16Offset(of: end) - from), with: smart.text)
  }

  open func deleteBackward() {
    let end = clampedIndex
    if selectedLength > 0 {
      replace(_selection, with: "")
      return
    }
    guard end > 0 else { return }
    let from = utf16Offset(of: end - 1)
    replace(NSRange(location: from, length: utf16Offset(of: end) - from), with: "")
  }

  // MARK: Touches

  private var touchBegan: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    touchBegan = touches.first?.timestamp ?? 0
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let wasInside = isTouchInside
    let wasEditing = isEditing
    super.touchesEnded(touches, with: event)
    guard wasInside, becomeFirstResponder(), let touch = touches.first else { return }
    fingerLifted(
      at: touch.location(in: self), taps: touch.tapCount, duration: touch.timestamp - touchBegan,
      wasEditing: wasEditing)
  }

  open override func accessibilityActivate() -> Bool { becomeFirstResponder() }

  // MARK: Layout

  var padding: CGFloat { borderStyle == .none ? 0 : FieldMetrics.inset.width }

  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func textRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }
  /// The insertion point at a place of the text, in the field's space, in points.
  open func caretRect(for position: UITextPosition) -> CGRect {
    insertionPoint(at: position.offset)
  }

  /// The place between two characters that is nearest to a point of the field; there a finger puts the insertion point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    UITextPosition(textOffset(nearest: point))
  }
  /// That of the places within a part of the text.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    UITextPosition(range.range.nearest(to: textOffset(nearest: point)))
  }
  /// What a part of the text covers, in the field's space; drawn behind a selection.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let rects = range.isEmpty ? [] : textRectangles(of: range.range)
    return LineSelectionRect.all(rects, direction: isRightToLeft ? .rightToLeft : .leftToRight)
  }

  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    FieldMetrics.clearButton(in: bounds, isRightToLeft: isRightToLeft)
  }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.bounds.size ?? .zero
    let rect = CGRect(
      x: padding, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    return mirrored(rect, in: bounds)
  }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.bounds.size ?? .zero
    let rect = CGRect(
      x: bounds.maxX - padding - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
    return mirrored(rect, in: bounds)
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let line = Rounding.up(
      (font ?? .systemFont(ofSize: 17)).lineHeight, max(traitCollection.displayScale, 1))
    return CGSize(
      width: contentWidth + 2 * padding,
      height: FieldMetrics.height(line: line, hasBorder: borderStyle != .none))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let canClear = !storedText.isEmpty && isShown(clearButtonMode)
    if canClear || madeClearButton != nil {
      clearButton.isHidden = !canClear
      clearButton.frame = clearButtonRect(forBounds: bounds)
    }
    leftView?.isHidden = !isShown(leftViewMode)
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.isHidden = !isShown(rightViewMode)
    rightView?.frame = rightViewRect(forBounds: bounds)
  }

  /// Differs from Apple's: not called; the field draws its text by itself.
  open func drawText(in rect: CGRect) {}
  /// Differs from Apple's: not called; the field draws its placeholder by itself.
  open func drawPlaceholder(in rect: CGRect) {}

  /// A font of a text style follows the preferred text size where the field is told to.
  override func contentSizeCategoryChanged() {
    guard adjustsFontForContentSizeCategory, let adapted = storedFont?.adapted(to: traitCollection)
    else { return }
    font = adapted
  }

  override var hasCenteredText: Bool { true }
  package override var firstBaselineOffset: CGFloat {
    let font = font ?? .systemFont(ofSize: 17)
    return (bounds.height - font.lineHeight) / 2 + font.ascender
  }

  package override var lastBaselineOffset: CGFloat { bounds.height - firstBaselineOffset }

  // MARK: Drawing

  package override func appendDisplayItems(to canvas: inout ViewCanvas) {
    super.appendDisplayItems(to: &canvas)
    drawBorder(in: &canvas)
    drawShownText(in: &canvas)
  }

  // MARK: Accessibility

  package override var defaultAccessibility: AccessibilityDefaults {
    described(fieldDescription)
  }
}
