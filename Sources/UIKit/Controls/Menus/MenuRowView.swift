import Accessibility
import CoreGraphics
import Foundation
import Metrics

/// A row of an open menu.
@MainActor
final class MenuRowView: UIView {
  let button: MenuRowButton

  init(row: MenuRow, leavesMarkRoom: Bool, choose: @escaping () -> Void) {
    button = MenuRowButton(row: row, leavesMarkRoom: leavesMarkRoom)
    super.init(frame: .zero)
    button.onTap = choose
    addSubview(button)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
  }

  override var defaultAccessibility: AccessibilityDefaults {
    AccessibilityDefaults(.cell, isElement: false)
  }
}

/// What in a row of a menu is tapped.
@MainActor
final class MenuRowButton: TappedControl {
  let row: MenuRow
  private let leavesMarkRoom: Bool
  private let title = UILabel()
  private let subtitle = UILabel()
  private let imageView = UIImageView()
  private let image: UIImage?
  private let mark = UIImageView()
  private let chevron = UIImageView()

  init(row: MenuRow, leavesMarkRoom: Bool) {
    self.row = row
    self.leavesMarkRoom = leavesMarkRoom
    image = row.element.image.map {
      $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0
    }
    super.init(frame: .zero)
    title.text = row.element.title
    title.numberOfLines = 0
    subtitle.text = row.element.subtitle
    subtitle.numberOfLines = 0
    subtitle.textColor = .secondaryLabel
    subtitle.isHidden = subtitle.text?.isEmpty ?? true
    isEnabled = !row.attributes.contains(.disabled)
    let color = row.attributes.contains(.destructive) ? UIColor.systemRed : .label
    title.textColor = color
    imageView.tintColor = color
    mark.isHidden = row.state == .off
    mark.tintColor = color
    chevron.isHidden = !row.isSubmenu
    chevron.tintColor = .secondaryLabel
    for view in [title, subtitle, imageView, mark, chevron] {
      view.alpha = isEnabled ? 1 : 0.5
      addSubview(view)
    }
    for view in [imageView, mark, chevron] { view.contentMode = .center }
  }

  required init?(coder: NSCoder) { nil }

  private func sign(_ name: String) -> UIImage? {
    let style = SymbolStyle(
      pointSize: MenuMetrics.signSize(growth: traitCollection.signGrowth),
      weight: MenuMetrics.signWeight)
    return UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(style))?
      .withRenderingMode(.alwaysTemplate)
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .tertiarySystemFill : nil }
  }

  // MARK: Layout

  private func updateLooks() {
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    title.font = font
    subtitle.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
    // A symbol of which no size was said is as large as the words.
    imageView.image = image?.withUsualStyle(SymbolStyle(pointSize: font.pointSize))
    if !mark.isHidden { mark.image = sign(row.state == .mixed ? "minus" : "checkmark") }
    if !chevron.isHidden { chevron.image = sign(isRightToLeft ? "chevron.left" : "chevron.right") }
  }

  private var signRoom: CGFloat { MenuMetrics.signRoom(growth: traitCollection.signGrowth) }
  private var markRoom: CGFloat { leavesMarkRoom ? signRoom : 0 }
  private var chevronRoom: CGFloat { row.isSubmenu ? signRoom : 0 }

  /// At the other side of the labels: the image, or the sign of a submenu.
  private var trailingWidth: CGFloat {
    let image = imageView.image.map { $0.size.width + MenuMetrics.imageGap } ?? 0
    return image + chevronRoom
  }

  private func labelWidth(in width: CGFloat) -> CGFloat {
    max(width - 2 * MenuMetrics.labelMargin - markRoom - trailingWidth, 0)
  }

  func height(in width: CGFloat) -> CGFloat {
    updateLooks()
    let room = labelWidth(in: width)
    let lines = title.height(width: room) + (subtitle.isHidden ? 0 : subtitle.height(width: room))
    return MenuMetrics.rowHeight(label: lines)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    updateLooks()
    let start = MenuMetrics.labelMargin + markRoom
    let room = labelWidth(in: bounds.width)
    let titleHeight = title.height(width: room)
    let subtitleHeight = subtitle.isHidden ? 0 : subtitle.height(width: room)
    let top = (bounds.height - titleHeight - subtitleHeight) / 2
    title.frame = mirrored(CGRect(x: start, y: top, width: room, height: titleHeight))
    subtitle.frame = mirrored(
      CGRect(x: start, y: top + titleHeight, width: room, height: subtitleHeight))
    let growth = traitCollection.signGrowth
    for (sign, isAtEnd) in [(mark, false), (chevron, true)] {
      sign.frame = mirrored(
        MenuMetrics.signPlace(growth: growth, in: bounds, isAtEnd: isAtEnd))
    }
    let end = bounds.width - MenuMetrics.labelMargin - chevronRoom
    let imageWidth = imageView.image?.size.width ?? 0
    imageView.frame = mirrored(
      CGRect(x: end - imageWidth, y: 0, width: imageWidth, height: bounds.height))
  }

  // MARK: Accessibility

  override var accessibilityIdentifier: String? {
    get { row.element.accessibilityIdentifier }
    set { row.element.accessibilityIdentifier = newValue }
  }

  override var defaultAccessibility: AccessibilityDefaults {
    let texts = [row.element.title, subtitle.isHidden ? nil : subtitle.text]
    var defaults = AccessibilityDefaults(
      .button, label: texts.compactMap { $0 }.joined(separator: ", "), traits: .button)
    defaults.isEnabled = isEnabled
    defaults.isSelected = row.state == .on
    return defaults
  }
}
