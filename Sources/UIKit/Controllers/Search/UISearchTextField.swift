import Accessibility
import CoreGraphics
import Device
import DisplayList
import Foundation
import Metrics

/// The field of a search bar: a grey capsule with a magnifying glass.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// In points; the field grows with the letters.
  var fieldHeight: CGFloat { SearchMetrics.fieldHeight + growth }
  private static let radius = SearchMetrics.fieldRadius
  private let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// How far the search bar moves the parts, in points.
  var textShift = UIOffset.zero { didSet { setNeedsDisplay() } }
  var backgroundShift = UIOffset.zero { didSet { setNeedsDisplay() } }
  var iconShifts: [UISearchBar.Icon: UIOffset] = [:] { didSet { setNeedsLayout() } }
  /// In place of the capsule, by state.
  var backgroundImages = StateImages() { didSet { setNeedsDisplay() } }

  private func setUp() {
    glass.tintColor = .secondaryLabel
    glass.isAccessibilityElement = false
    glass.frame = CGRect(x: 0, y: 0, width: 18, height: 18)
    leftView = glass
    leftViewMode = .always
    adjustsFontForContentSizeCategory = true
    clearButtonMode = .always
    returnKeyType = .search
  }

  // MARK: Tokens

  open var tokens: [UISearchToken] = [] {
    didSet {
      setNeedsDisplay()
      // The signs leave room for them.
      setNeedsLayout()
      if tokens != oldValue { onTokensChange?() }
    }
  }
  var onTokensChange: (() -> Void)?
  open var allowsDeletingTokens = true
  /// Differs from Apple's: kept, and read by nobody here; tokens are not copied.
  open var allowsCopyingTokens = true
  open var tokenBackgroundColor: UIColor? { didSet { setNeedsDisplay() } }

  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
  }

  open func removeToken(at tokenIndex: Int) {
    guard tokens.indices.contains(tokenIndex) else {
      RuntimeIssue.fail(
        "UISearchTextField.removeToken(at:): \(tokenIndex) is beyond the \(tokens.count) tokens.")
      return
    }
    tokens.remove(at: tokenIndex)
  }

  /// Deletes the last token where there is no text before the insertion point.
  open override func deleteBackward() {
    if insertionIndex == 0, allowsDeletingTokens, !tokens.isEmpty {
      tokens.removeLast()
      textChangedByUser()
    } else {
      super.deleteBackward()
    }
  }

  // MARK: Layout

  override var defaultFont: UIFont {
    .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
  }

  /// That of the magnifying glass, as in pictures of iOS 13 to 18.
  override var defaultPlaceholderColor: UIColor { .secondaryLabel }

  override func contentSizeCategoryChanged() {
    super.contentSizeCategoryChanged()
    contentDidChange()
  }

  /// How much higher than usual a line is at the text size of the place, in points.
  var growth: CGFloat {
    func height(_ traits: UITraitCollection) -> CGFloat {
      UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).lineHeight
    }
    return height(traitCollection)
      - height(UITraitCollection(preferredContentSizeCategory: .large))
  }

  private var fontSize: CGFloat { font?.pointSize ?? 17 }

  private func glassSize(in bounds: CGRect) -> CGSize {
    let side = SearchMetrics.glassSide(
      fontSize: fontSize, hasTokens: !tokens.isEmpty, in: bounds.width)
    return CGSize(width: side, height: side)
  }

  private func clearSide(in bounds: CGRect) -> CGFloat {
    SearchMetrics.clearSide(fontSize: fontSize, hasTokens: !tokens.isEmpty, in: bounds.width)
  }

  /// The sign that clears the text is as large as its place.
  open override func layoutSubviews() {
    super.layoutSubviews()
    madeClearButton?.scale =
      clearSide(in: bounds) / SearchMetrics.clearSide(fontSize: 17, in: bounds.width)
  }

  /// The colour of the words of the tokens, and of icons that have none of their own.
  private var tokenColor: UIColor {
    tokenBackgroundColor == nil ? SearchTokenColors.words : SearchTokenColors.wordsOnOwn
  }

  private var tokenLooks: [SearchTokenLook] {
    let font = font ?? defaultFont
    return tokens.map { SearchTokenLook($0, font: font, color: tokenColor) }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fieldHeight)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fieldHeight)
  }

  /// Between the magnifying glass and what follows it.
  private var glassGap: CGFloat {
    let glassEnd = mirrored(leftViewRect(forBounds: bounds)).maxX
    return max(SearchMetrics.textInset - glassEnd, SearchMetrics.glassMargin)
  }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView === glass ? glassSize(in: bounds) : leftView?.bounds.size ?? .zero
    let x = max(SearchMetrics.glassMiddle - size.width / 2, SearchMetrics.glassMargin)
    let rect = CGRect(
      x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    let shift = iconShifts[.search] ?? .zero
    return mirrored(rect, in: bounds).offsetBy(dx: shift.horizontal, dy: shift.vertical)
  }

  /// Where tokens and text stand, as in a field whose text runs from left to right.
  private func roomForWords(in bounds: CGRect) -> CGRect {
    var rect = mirrored(roomForText(in: bounds), in: bounds)
    let gap = min(glassGap, max(rect.size.width, 0))
    rect.origin.x += gap
    rect.size.width = max(rect.size.width - gap - SearchMetrics.textEnd, 0)
    return rect
  }

  /// How wide a row of tokens is, in points.
  private func rowWidth(of looks: [SearchTokenLook]) -> CGFloat {
    let widths = looks.reduce(0) { $0 + $1.size.width }
    return widths + SearchMetrics.tokenGap * CGFloat(max(looks.count - 1, 0))
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = roomForWords(in: bounds)
    let seen = SearchMetrics.tokenWidth(
      rowWidth(of: tokenLooks), fontSize: fontSize, in: rect.width)
    if seen > 0 {
      rect.origin.x += seen + SearchMetrics.tokenGap
      rect.size.width -= seen + SearchMetrics.tokenGap
    }
    return mirrored(rect, in: bounds).offsetBy(dx: textShift.horizontal, dy: textShift.vertical)
  }

  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let shift = iconShifts[.clear] ?? .zero
    let side = clearSide(in: bounds)
    let rect = CGRect(
      x: bounds.maxX - SearchMetrics.clearDistance(side: side), y: bounds.midY - side / 2,
      width: side, height: side)
    return mirrored(rect, in: bounds)
      .offsetBy(dx: shift.horizontal, dy: shift.vertical)
  }

  // MARK: Drawing and accessibility

  package override func appendDisplayItems(to canvas: inout ViewCanvas) {
    let capsule = bounds.offsetBy(dx: backgroundShift.horizontal, dy: backgroundShift.vertical)
    if let image = backgroundImages.shown(in: state) {
      ImageDrawing.append(image, in: capsule, tint: tintColor, to: &canvas)
    } else {
      canvas.fill(capsule, cornerRadius: Self.radius, .tertiarySystemFill)
    }
    appendTokens(to: &canvas)
    let text = textRect(forBounds: bounds)
    guard text.width + 0.5 < fontSize else { return super.appendDisplayItems(to: &canvas) }
    // Not even a letter has its room, nor what stands for those that are left out.
    var words = ViewCanvas(traits: canvas.traits)
    super.appendDisplayItems(to: &words)
    let seen = text.insetBy(dx: -SearchMetrics.textEnd, dy: 0)
    canvas.append(.group(GroupAttributes(clip: Clip(seen)), words.list.items))
  }

  /// Of tokens that need more room than they have, the beginning is seen.
  private func appendTokens(to canvas: inout ViewCanvas) {
    let looks = tokenLooks
    guard !looks.isEmpty else { return }
    var row = ViewCanvas(traits: canvas.traits)
    let room = roomForWords(in: bounds)
    var x = room.minX
    for look in looks {
      let rect = CGRect(
        x: x, y: bounds.midY - look.size.height / 2, width: look.size.width,
        height: look.size.height)
      append(look, in: rect, to: &row)
      x = rect.maxX + SearchMetrics.tokenGap
    }
    let wanted = rowWidth(of: looks)
    let width = SearchMetrics.tokenWidth(wanted, fontSize: fontSize, in: room.width)
    guard wanted > width else { return canvas.list.append(contentsOf: row.list) }
    guard width > 0 else { return }
    let seen = mirrored(
      CGRect(x: room.minX, y: bounds.minY, width: width, height: bounds.height))
    canvas.append(.group(GroupAttributes(clip: Clip(seen)), row.list.items))
  }

  private func append(_ look: SearchTokenLook, in rect: CGRect, to canvas: inout ViewCanvas) {
    canvas.fill(
      mirrored(rect), cornerRadius: SearchMetrics.tokenRadius,
      tokenBackgroundColor ?? SearchTokenColors.background)
    if let icon = look.icon {
      let place = mirrored(look.iconPlace(in: rect))
      ImageDrawing.append(icon, in: place, tint: tokenColor, to: &canvas)
    }
    look.words.append(to: &canvas, in: mirrored(look.wordsPlace(in: rect)))
  }

  package override var defaultAccessibility: AccessibilityDefaults {
    var defaults = super.defaultAccessibility
    defaults.elementType = .searchField
    defaults.traits.insert(.searchField)
    if !tokens.isEmpty {
      defaults.value = (tokens.map(\.text) + [text ?? ""]).filter { !$0.isEmpty }
        .joined(separator: ", ")
    }
    return defaults
  }
}

/// A piece of a search that stands in the field as one block: words, and an icon in front of them.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  let text: String
  let icon: UIImage?
  /// Differs from Apple's: in nothing; it is for the app alone to read.
  open var representedObject: Any?

  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}
