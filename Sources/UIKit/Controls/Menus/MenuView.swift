import Accessibility
import CoreGraphics
import Device
import Foundation
import Metrics

/// An open menu over the whole screen: a tap beside its card closes it.
@MainActor
final class MenuView: UIView {
  private let region = MenuDismissRegion()
  /// Casts the shadow of the card, which clips what it holds.
  private let shadow = UIView()
  private let card = MenuCard()
  private var heights: [CGFloat] = []
  private var lines: [UIView] = []
  /// What the menu belongs to, in this view's coordinates.
  private let anchor: (UIView) -> CGRect

  init(anchor: @escaping (UIView) -> CGRect, close: @escaping () -> Void) {
    self.anchor = anchor
    super.init(frame: .zero)
    region.onTap = close
    shadow.backgroundColor = Self.cardColor
    shadow.layer.cornerRadius = MenuMetrics.cornerRadius
    shadow.layer.shadowColor = UIColor.black.cgColor
    let look = MenuMetrics.shadow
    shadow.layer.shadowOpacity = Float(look.opacity)
    shadow.layer.shadowRadius = look.radius
    shadow.layer.shadowOffset = CGSize(width: 0, height: look.drop)
    shadow.isUserInteractionEnabled = false
    card.layer.cornerRadius = MenuMetrics.cornerRadius
    card.backgroundColor = Self.cardColor
    for view in [region, shadow, card] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// The card's material as it looks over a plain screen.
  private static let cardColor = UIColor { traits in
    UIColor(white: MenuMetrics.white(isDark: traits.userInterfaceStyle == .dark), alpha: 1)
  }

  func show(_ content: [MenuLine], choose: @escaping (MenuRow) -> Void) {
    for line in lines { line.removeFromSuperview() }
    let leavesMarkRoom = content.contains { line in
      if case .row(let row) = line { row.state != .off } else { false }
    }
    lines = content.map { line in
      switch line {
      case .header(let title): return MenuHeaderView(title: title)
      case .gap:
        let gap = UIView()
        gap.backgroundColor = .tertiarySystemFill
        return gap
      case .row(let row):
        return MenuRowView(row: row, leavesMarkRoom: leavesMarkRoom) { choose(row) }
      }
    }
    for line in lines { card.addSubview(line) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    region.frame = bounds
    let width = MenuMetrics.width
    let heights = lines.map { line in
      switch line {
      case let row as MenuRowView: row.button.height(in: width)
      case let header as MenuHeaderView: header.height(in: width)
      default: MenuMetrics.gapHeight
      }
    }
    let insets = window?.safeAreaInsets ?? .zero
    let room =
      bounds.height - max(insets.top, MenuMetrics.margin) - max(insets.bottom, MenuMetrics.margin)
    let height = heights.reduce(0, +)
    let frame = MenuMetrics.frame(
      height: min(height, max(room, 0)), beside: anchor(self), in: bounds.size,
      safeTop: insets.top, safeBottom: insets.bottom)
    shadow.frame = frame
    card.frame = frame
    region.card = frame
    var top: CGFloat = 0
    card.rows = []
    for (line, height) in zip(lines, heights) {
      line.frame = CGRect(x: 0, y: top, width: width, height: height)
      if line is MenuRowView { card.rows.append(line.frame) }
      top += height
    }
    card.contentSize = CGSize(width: width, height: height)
    card.isScrollEnabled = height > room
  }
}

/// The rows of a menu, with lines between them.
@MainActor
private final class MenuCard: UIScrollView {
  /// Their frames.
  var rows: [CGRect] = [] { didSet { UIChange.note() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentInsetAdjustmentBehavior = .never
  }

  required init?(coder: NSCoder) { nil }

  override var defaultAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(.collectionView, isElement: false)
  }

  override func appendDisplayItems(to canvas: inout ViewCanvas) {
    super.appendDisplayItems(to: &canvas)
    for (row, next) in zip(rows, rows.dropFirst()) where abs(row.maxY - next.minY) < 0.01 {
      let top = row.maxY - canvas.pixel
      canvas.fill(
        CGRect(x: 0, y: top, width: bounds.width, height: canvas.pixel), .separator)
    }
  }
}

/// The title of a menu or of a group in it.
@MainActor
private final class MenuHeaderView: UIView {
  private let label = UILabel()

  init(title: String) {
    super.init(frame: .zero)
    label.text = title
    label.numberOfLines = 0
    label.textColor = .secondaryLabel
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func height(in width: CGFloat) -> CGFloat {
    label.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
    let text = label.height(width: width - 2 * MenuMetrics.labelMargin)
    return MenuMetrics.headerHeight(words: text)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: MenuMetrics.labelMargin, dy: 0)
  }
}

/// Everything beside the card.
@MainActor
private final class MenuDismissRegion: TappedControl {
  var card = CGRect.zero

  override var defaultAccessibility: AccessibilityDefaults {
    var defaults = AccessibilityDefaults(
      .button, label: DismissRegionNames.label, traits: .button)
    defaults.identifier = DismissRegionNames.identifier
    return defaults
  }

  override var accessibilityActivationPoint: CGPoint {
    get { convert(bounds.freePoint(beside: card), to: nil as UIView?) }
    set {}
  }
}
