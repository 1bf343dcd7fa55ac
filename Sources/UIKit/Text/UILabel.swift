import Accessibility
import CoreGraphics
import DisplayList
import Foundation

public enum UIBaselineAdjustment: Int, Sendable {
  case alignBaselines = 0
  case alignCenters = 1
  case none = 2
}

@preconcurrency @MainActor
open class UILabel: UIView {
  private var storedText: String?
  private var storedAttributedText: NSAttributedString?
  private var storedFont: UIFont?
  private var storedTextColor: UIColor?
  private var block: TextBlock?
  private var blockTraits: UITraitCollection?

  // MARK: Making

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.readInterface(into: self, as: UILabel.self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    contentMode = .redraw
    isOpaque = false
    autoLayout.defaultHugging = 251
  }

  // MARK: Text

  open var text: String? {
    get { storedText }
    set {
      guard newValue != storedText || storedAttributedText != nil else { return }
      storedText = newValue
      storedAttributedText = nil
      textDidChange()
    }
  }

  open var attributedText: NSAttributedString? {
    get {
      if let storedAttributedText { return storedAttributedText }
      return storedText.map {
        NSAttributedString(
          string: $0, attributes: [.font: font as Any, .foregroundColor: textColor as Any])
      }
    }
    set {
      storedAttributedText = newValue
      storedText = newValue?.string
      if let newValue, newValue.length > 0,
        let font = newValue.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
      {
        storedFont = font
      }
      textDidChange()
    }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get { storedFont ?? UIFont.systemFont(ofSize: UIFont.labelFontSize) }
    set {
      guard GeometryPass.accepts(newValue, of: self) else { return }
      storedFont = newValue
      setWhole(.font, newValue)
      textDidChange()
      onFontSet?()
    }
  }

  /// Called when somebody sets the font; for what depends on the label's size.
  var onFontSet: (() -> Void)?

  /// Sets the font without telling `onFontSet`.
  func setFontQuietly(_ font: UIFont) {
    guard storedFont != font else { return }
    storedFont = font
    textDidChange()
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! {
    get { storedTextColor ?? .label }
    set {
      storedTextColor = newValue
      setWhole(.foregroundColor, newValue)
      looksDidChange()
    }
  }

  /// Of a text with attributes, too: what is set later goes for the whole of it, as font and colour do.
  open var textAlignment = NSTextAlignment.natural {
    didSet {
      storedAttributedText = storedAttributedText?.aligned(textAlignment)
      looksDidChange()
    }
  }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { textDidChange() } }
  /// Differs from Apple's: kept, and read by nobody here; lines break at words.
  open var lineBreakStrategy = NSLineBreakStrategy.standard
  /// 0 for as many as fit.
  open var numberOfLines = 1 { didSet { textDidChange() } }
  open var adjustsFontSizeToFitWidth = false { didSet { looksDidChange() } }
  open var minimumScaleFactor: CGFloat = 0 { didSet { looksDidChange() } }
  /// Where a single line stands that was shrunk to fit.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines { didSet { looksDidChange() } }
  /// Differs from Apple's: kept, and read by nobody here; texts are truncated without being tightened.
  open var allowsDefaultTighteningForTruncation = false
  open var adjustsFontForContentSizeCategory = false
  /// In points; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }
  open var isEnabled = true { didSet { looksDidChange() } }
  open var isHighlighted = false { didSet { looksDidChange() } }
  open var highlightedTextColor: UIColor? { didSet { looksDidChange() } }
  open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
  /// In points.
  open var shadowOffset = CGSize(width: 0, height: -1) { didSet { setNeedsDisplay() } }

  /// Gives the whole of a text with attributes another value; nil leaves it.
  ///
  /// A button, which listens to its label, keeps the attributes of its title.
  private func setWhole(_ key: NSAttributedString.Key, _ value: Any?) {
    guard let value, onFontSet == nil else { return }
    storedAttributedText = storedAttributedText?.setting(key, value)
  }

  private func textDidChange() {
    looksDidChange()
    invalidateIntrinsicContentSize()
  }

  private func looksDidChange() {
    block = nil
    setNeedsDisplay()
  }

  /// A font of a text style follows the preferred text size where the label is told to.
  override func contentSizeCategoryChanged() {
    block = nil
    guard adjustsFontForContentSizeCategory, let adapted = storedFont?.adapted(to: traitCollection)
    else { return }
    // The attributes of parts stay.
    storedFont = adapted
    textDidChange()
    onFontSet?()
  }

  // MARK: Size

  private var textBlock: TextBlock {
    let traits = traitCollection
    if let block, blockTraits == traits { return block }
    let made = makeBlock(numberOfLines: numberOfLines, shrinks: adjustsFontSizeToFitWidth)
    block = made
    blockTraits = traits
    return made
  }

  private func makeBlock(numberOfLines: Int, shrinks: Bool) -> TextBlock {
    var options = TextBlockOptions()
    options.alignment = textAlignment
    options.numberOfLines = numberOfLines
    options.lineBreakMode = lineBreakMode
    options.scale = max(traitCollection.displayScale, 1)
    options.isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if shrinks {
      options.minimumScaleFactor = minimumScaleFactor > 0 ? minimumScaleFactor : 0.5
    }
    if let storedAttributedText {
      return TextBlock(storedAttributedText, font: font, color: presentColor, options: options)
    }
    return TextBlock(storedText ?? "", font: font, color: presentColor, options: options)
  }

  private var presentColor: UIColor {
    if !isEnabled { return .tertiaryLabel }
    return (isHighlighted ? highlightedTextColor : nil) ?? textColor
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard storedText?.isEmpty == false else { return .zero }
    let width = size.width > 0 && size.width < 1e6 && numberOfLines != 1 ? size.width : nil
    return textBlock.size(width: width)
  }

  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let block =
      numberOfLines == self.numberOfLines
      ? textBlock : makeBlock(numberOfLines: numberOfLines, shrinks: adjustsFontSizeToFitWidth)
    let size = block.size(width: bounds.width, height: bounds.height)
    return CGRect(
      x: bounds.minX, y: bounds.minY + (bounds.height - size.height) / 2, width: size.width,
      height: min(size.height, bounds.height))
  }

  /// What is being drawn into while the label draws.
  private var drawingCanvas: ViewCanvas?

  open func drawText(in rect: CGRect) {
    guard var canvas = drawingCanvas else { return }
    let size = textBlock.size(width: rect.width, height: rect.height)
    let y = top(of: size, in: rect)
    let first = canvas.list.items.count
    textBlock.append(
      to: &canvas,
      in: CGRect(
        x: rect.minX, y: Rounding.nearest(y, canvas.scale), width: rect.width,
        height: max(rect.height, size.height)))
    if let shadowColor {
      let text = Array(canvas.list.items[first...])
      canvas.list.items.removeSubrange(first...)
      let shadow = Shadow(
        color: shadowColor.paintColor(in: canvas.traits), radius: 0, offset: shadowOffset)
      canvas.append(.group(GroupAttributes(shadow: shadow), text))
    }
    drawingCanvas = canvas
  }

  /// Where the text begins: in the middle of the height, but for a line that was shrunk.
  private func top(of size: CGSize, in rect: CGRect) -> CGFloat {
    let middle = rect.minY + max((rect.height - size.height) / 2, 0)
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, baselineAdjustment != .alignCenters,
      textBlock.scaleFactor(width: rect.width, height: rect.height) < 1
    else { return middle }
    let whole = makeBlock(numberOfLines: 1, shrinks: false)
    let wholeTop = rect.minY + max((rect.height - whole.size(width: nil).height) / 2, 0)
    guard baselineAdjustment == .alignBaselines else { return wholeTop }
    return wholeTop + whole.firstBaseline(width: nil)
      - textBlock.firstBaseline(width: rect.width)
  }

  open override var intrinsicContentSize: CGSize {
    guard storedText?.isEmpty == false else { return .zero }
    let limit = preferredMaxLayoutWidth > 0 && numberOfLines != 1 ? preferredMaxLayoutWidth : nil
    return textBlock.size(width: limit)
  }

  package override func intrinsicSize(forWidth width: CGFloat) -> CGSize? {
    guard numberOfLines != 1, storedText?.isEmpty == false else { return nil }
    return textBlock.size(width: width)
  }

  override var hasCenteredText: Bool { true }
  package override var firstBaselineOffset: CGFloat {
    let size = textBlock.size(width: bounds.width)
    return (bounds.height - size.height) / 2 + textBlock.firstBaseline(width: bounds.width)
  }

  package override var lastBaselineOffset: CGFloat {
    let size = textBlock.size(width: bounds.width)
    return (bounds.height - size.height) / 2 + textBlock.lastBaselineFromBottom(width: bounds.width)
  }

  // MARK: Drawing

  package override func appendDisplayItems(to canvas: inout ViewCanvas) {
    super.appendDisplayItems(to: &canvas)
    guard storedText?.isEmpty == false else { return }
    drawingCanvas = canvas
    defer { drawingCanvas = nil }
    if type(of: self) == UILabel.self {
      drawText(in: bounds)
      canvas = drawingCanvas ?? canvas
      return
    }
    // A subclass may draw something of its own as well.
    let drawn = CustomDrawing.list(of: self, scale: canvas.scale, traits: canvas.traits) {
      drawText(in: bounds)
    }
    canvas = drawingCanvas ?? canvas
    canvas.list.append(contentsOf: drawn)
  }

  // MARK: Accessibility

  package override var defaultAccessibility: AccessibilityDefaults {
    guard storedText?.isEmpty == false else { return AccessibilityDefaults() }
    return AccessibilityDefaults(.staticText, label: storedText, traits: .staticText)
  }
}
