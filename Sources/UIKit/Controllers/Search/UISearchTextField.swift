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

  private func glassSize(in bounds: CGRect) -> CGSize {
    let side = SearchMetrics.glassSide(fontSize: font?.pointSize ?? 17, in: bounds.width)
    return CGSize(width: side, height: side)
  }

  private func clearSide(in bounds: CGRect) -> CGFloat {
    SearchMetrics.clearSide(fontSize: font?.pointSize ?? 17, in: bounds.width)
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

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = mirrored(super.textRect(forBounds: bounds), in: bounds)
    let row = tokenLooks.reduce(0) { $0 + $1.size.width + SearchMetrics.tokenGap }
    // Tokens that need more than there is leave no room.
    let shift = min(glassGap + row, max(rect.size.width, 0))
    rect.origin.x += shift
    rect.size.width = max(rect.width - shift - SearchMetrics.textEnd, 0)
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
    super.appendDisplayItems(to: &canvas)
  }

  /// What does not fit into the room for text is not seen.
  private func appendTokens(to canvas: inout ViewCanvas) {
    var row = ViewCanvas(traits: canvas.traits)
    let start = mirrored(leftViewRect(forBounds: bounds)).maxX + glassGap
    var end = start
    for look in tokenLooks {
      let x = end > start ? end + SearchMetrics.tokenGap : start
      let rect = CGRect(
        x: x, y: bounds.midY - look.size.height / 2, width: look.size.width,
        height: look.size.height)
      append(look, in: rect, to: &row)
      end = rect.maxX
    }
    let room = max(0, mirrored(roomForText(in: bounds)).maxX - SearchMetrics.textEnd - start)
    guard end - start > room else { return canvas.list.append(contentsOf: row.list) }
    let seen = mirrored(CGRect(x: start, y: bounds.minY, width: room, height: bounds.height))
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
