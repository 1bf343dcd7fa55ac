import Accessibility
import CoreGraphics
import Device
import Foundation
import Metrics

/// A round control beside a cell's content.
@MainActor
final class CellControl: TappedControl {
  enum Look: Equatable {
    case remove
    case insert
    case pick(Bool)
    case reorder(String)
    case detail
    /// The arrow of an outline: to the side, or down where it is open.
    case disclosure(isOpen: Bool)
  }

  var look: Look { didSet { if look != oldValue { setNeedsDisplay() } } }
  /// The colour of the disc; nil for the look's own.
  var fill: UIColor? { didSet { setNeedsDisplay() } }
  /// Whether a line stands before the control.
  var showsLeadingLine = false { didSet { setNeedsDisplay() } }
  /// What the row says, which the controls that delete and move it name.
  var rowWords: (() -> String)?

  init(look: Look) {
    self.look = look
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  private var sign: RowSign {
    switch look {
    case .remove: .remove
    case .insert: .insert
    case .pick(let isPicked): .pick(isPicked)
    case .reorder: .reorder
    case .detail: RowSign("info.circle")
    case .disclosure(false): RowSign(isRightToLeft ? "chevron.left" : "chevron.right")
    case .disclosure(true): RowSign("chevron.down")
    }
  }

  private var disc: CGRect {
    let side = RowMetrics.editDiameter
    return CGRect(
      x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
  }

  override func appendDisplayItems(to canvas: inout ViewCanvas) {
    let sign = sign
    let rect = disc
    let color: UIColor = (sign.isDisc ? fill : nil) ?? sign.color ?? tintColor
    for item in sign.items(in: rect, color.paintColor(in: canvas.traits)) { canvas.append(item) }
    if showsLeadingLine {
      let line = CGRect(
        x: rect.minX - 8, y: 8, width: canvas.pixel, height: bounds.height - 16)
      canvas.fill(mirrored(line), .separator)
    }
  }

  override var defaultAccessibility: AccessibilityDefaults {
    let label: String =
      switch look {
      case .remove: removeLabel
      case .insert: SystemWord.insert.text
      case .pick: SystemWord.select.text
      case .reorder(let title):
        reorderLabel(of: title.isEmpty ? rowWords?() ?? "" : title)
      case .detail: "More Info"
      case .disclosure(let isOpen): isOpen ? "Collapse" : "Expand"
      }
    var defaults = AccessibilityDefaults(.button, label: label, traits: .button)
    defaults.isSelected = look == .pick(true)
    return defaults
  }

  /// "Remove Milk" in tables, as UI tests of iOS 17 and later find it.
  private var removeLabel: String {
    let words = rowWords?() ?? ""
    return words.isEmpty ? SystemWord.remove.text : SystemWord.removeItem.text(of: words)
  }

  private func reorderLabel(of row: String) -> String {
    row.isEmpty ? SystemWord.reorder.text : SystemWord.reorderItem.text(of: row)
  }

  /// The sign of the control that deletes is an element inside of it, for UI tests.
  override func accessibilityElementTree(in context: AccessibilityTreeContext)
    -> [AccessibilityElement]
  {
    let elements = super.accessibilityElementTree(in: context)
    guard look == .remove, let button = elements.first, elements.count == 1 else { return elements }
    let sign = AccessibilityElement(
      id: AccessibilityTreeContext.identifier(of: self) &+ (1 << 56), elementType: .image,
      frame: AccessibilityPass.screenRect(disc, of: self))
    sign.identifier = EditSign.identifier
    sign.label = EditSign.label
    sign.traits = .image
    sign.isAccessibilityElement = false
    sign.isEnabled = button.isEnabled
    sign.visibleFrame = sign.frame.intersection(context.visibleRect)
    context.register(self, for: sign.id)
    button.append(sign)
    return elements
  }
}

/// The chevron or the checkmark of a cell: as large as the letters, the chevron in the direction of reading.
@MainActor
final class CellGlyphView: UIView {
  enum Symbol {
    case chevron
    case checkmark
  }

  let symbol: Symbol

  init(symbol: Symbol) {
    self.symbol = symbol
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// In points.
  static func size(of symbol: Symbol, in traits: UITraitCollection) -> CGSize {
    let growth = traits.signGrowth
    let size = symbol == .chevron ? RowMetrics.chevron : RowMetrics.checkmark
    return CGSize(width: size.width * growth, height: size.height * growth)
  }

  override func contentSizeCategoryChanged() { superview?.setNeedsLayout() }

  override func appendDisplayItems(to canvas: inout ViewCanvas) {
    let growth = traitCollection.signGrowth
    switch symbol {
    case .chevron:
      canvas.symbol(
        isRightToLeft ? "chevron.left" : "chevron.right", in: bounds, pointSize: 15.5 * growth,
        weight: 600, .tertiaryLabel)
    case .checkmark:
      canvas.symbol("checkmark", in: bounds, pointSize: 17 * growth, weight: 600, tintColor)
    }
  }
}

/// A button that a swipe over a cell reveals.
@MainActor
final class SwipeButton: TappedControl {
  private let action: UIContextualAction
  private let label = UILabel()
  private let imageView = UIImageView()

  init(action: UIContextualAction) {
    self.action = action
    super.init(frame: .zero)
    label.text = action.image == nil ? action.title : nil
    label.font = .systemFont(ofSize: 15)
    label.textColor = .white
    label.textAlignment = .center
    imageView.image = action.image
    imageView.tintColor = .white
    addSubview(label)
    addSubview(imageView)
  }

  required init?(coder: NSCoder) { nil }

  /// In points.
  var preferredWidth: CGFloat { RowMetrics.actionWidth(title: label.sizeThatFits(.zero).width) }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    let size = action.image?.size ?? .zero
    imageView.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  override func appendDisplayItems(to canvas: inout ViewCanvas) {
    canvas.fill(bounds, action.backgroundColor)
  }

  override var defaultAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(
      .button, label: action.title ?? action.image.flatMap(SpokenImageName.name), traits: .button)
  }
}
