import Accessibility
import CoreGraphics
import DisplayList
import Foundation
import Metrics

/// A bar button item, or the way back, as a bar shows it.
@MainActor
final class BarButtonView: UIControl {
  private let label = UILabel()
  private let imageView = UIImageView()
  private(set) var item: UIBarButtonItem?
  private var isBack = false
  /// What moves the title of the way back; nil where the bar's appearance says it.
  private var backAdjustment: UIOffset?
  private var appearance: UIBarButtonItemAppearance?
  var onTap: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
    addSubview(imageView)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(label)
    addSubview(imageView)
  }

  // MARK: Content

  func show(_ item: UIBarButtonItem, _ appearance: UIBarButtonItemAppearance?) {
    self.item = item
    self.appearance = appearance
    isEnabled = item.isEnabled
    // Insets and offsets move the parts without a change of the view's own frame.
    setNeedsLayout()
    if let customView = item.customView {
      addSubview(customView)
      label.isHidden = true
      imageView.isHidden = true
      return
    }
    imageView.image = item.image(for: traitCollection).map {
      $0.symbolName == nil
        ? $0.withRenderingMode(.alwaysTemplate) : $0.withUsualStyle(SymbolStyle(scale: .large))
    }
    if isClose {
      imageView.image = UIImage(systemName: "xmark", withConfiguration: CloseLook.symbol)
    }
    label.text = item.image == nil ? item.title : nil
    label.font = .systemFont(
      ofSize: NavigationBarMetrics.titleFontSize, weight: item.style == .done ? .semibold : .regular
    )
    updateColors()
  }

  /// A title that is not shown is told to accessibility all the same.
  func showBack(
    title: String, isShown: Bool = true, _ appearance: UIBarButtonItemAppearance?,
    indicator: UIImage? = nil, moved adjustment: UIOffset? = nil
  ) {
    isBack = true
    backAdjustment = adjustment
    self.appearance = appearance
    setNeedsLayout()
    label.text = title
    label.isHidden = !isShown || !SystemMetrics.current.showsBackTitle
    label.font = .systemFont(ofSize: NavigationBarMetrics.titleFontSize)
    imageView.image =
      indicator
      ?? UIImage(
        systemName: isRightToLeft ? "chevron.right" : "chevron.left",
        withConfiguration: UIImage.SymbolConfiguration(
          pointSize: NavigationBarMetrics.titleFontSize, weight: .semibold, scale: .large))
    updateColors()
  }

  /// Whether the item is the system's sign on a disc.
  private var isClose: Bool { item?.systemItem == .close && item?.customView == nil }

  private func updateColors() {
    let usual: UIColor = isClose ? .secondaryLabel : tintColor
    let color: UIColor = isEnabled ? item?.tintColor ?? usual : .tertiaryLabel
    let attributes = item?.titleTextAttributes(for: isEnabled ? .normal : .disabled) ?? looks
    if let font = attributes?[.font] as? UIFont { label.font = font }
    label.textColor = attributes?[.foregroundColor] as? UIColor ?? color
    imageView.tintColor = color
  }

  private var stateAppearance: UIBarButtonItemStateAppearance? {
    appearance?.appearance(isEnabled: isEnabled, isHighlighted: isHighlighted)
  }

  /// The attributes of the state, or of the normal one.
  private var looks: [NSAttributedString.Key: Any]? {
    let own = stateAppearance?.titleTextAttributes ?? [:]
    return own.isEmpty ? appearance?.normal.titleTextAttributes : own
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  override func stateDidChange() {
    super.stateDidChange()
    updateColors()
    alpha = isHighlighted ? 0.3 : 1
  }

  // MARK: Layout

  /// In points.
  var preferredWidth: CGFloat {
    if let item, item.width > 0 { return item.width }
    if let customView = item?.customView { return customSize(customView).width }
    if isClose { return CloseLook.size.width }
    let text = label.text == nil ? 0 : max(label.sizeThatFits(.zero).width, possibleWidth)
    if isBack {
      guard !label.isHidden else { return NavigationBarMetrics.backWidth }
      return NavigationBarMetrics.backTitleInset + text
    }
    let image = imageView.image.map { $0.size.width } ?? 0
    return max(text + image + (text > 0 && image > 0 ? 5 : 0), NavigationBarMetrics.leastItemWidth)
  }

  /// Of the widest title that the item may get, in points.
  private var possibleWidth: CGFloat {
    let titles = item?.possibleTitles ?? []
    return titles.map { TextBlock($0, font: label.font, color: .label).size(width: nil).width }
      .max() ?? 0
  }

  private func customSize(_ view: UIView) -> CGSize {
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return fitting.width > 0 ? fitting : view.bounds.size
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let customView = item?.customView {
      let size = customSize(customView)
      customView.frame = CGRect(
        x: 0, y: (bounds.height - size.height) / 2, width: bounds.width, height: size.height)
      return
    }
    let imageSize = imageView.image?.size ?? .zero
    let textSize = label.text == nil ? .zero : label.sizeThatFits(.zero)
    let image = CGRect(
      x: imageStart(imageSize.width), y: (bounds.height - imageSize.height) / 2,
      width: imageSize.width, height: imageSize.height)
    imageView.frame = mirrored(image).inset(by: item?.imageInsets ?? .zero)
    let isCompact = traitCollection.verticalSizeClass == .compact
    let offset =
      item?.shownTitlePositionAdjustment(isCompact: isCompact) ?? backAdjustment
      ?? stateAppearance?.titlePositionAdjustment ?? .zero
    // A button that waits for a wider title has the present one in its middle.
    let spare = item?.possibleTitles == nil ? 0 : max(bounds.width - textSize.width, 0) / 2
    label.frame = mirrored(
      CGRect(
        x: isBack
          ? NavigationBarMetrics.backTitleInset : imageSize.width > 0 ? imageSize.width + 5 : spare,
        y: (bounds.height - textSize.height) / 2, width: textSize.width, height: textSize.height)
    ).offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }

  private func imageStart(_ width: CGFloat) -> CGFloat {
    if isBack {
      guard imageView.image?.isSymbolImage ?? false else {
        return NavigationBarMetrics.backChevronInset
      }
      return NavigationBarMetrics.backChevronInset
        - SymbolMetrics.sideRoom(pointSize: NavigationBarMetrics.titleFontSize, scale: .large)
    }
    return label.text == nil ? (bounds.width - width) / 2 : 0
  }

  package override func appendDisplayItems(to canvas: inout ViewCanvas) {
    super.appendDisplayItems(to: &canvas)
    if isClose { CloseLook.append(to: &canvas, in: bounds, isHeld: false) }
    let own = item?.shownBackgroundImage(
      in: state, isCompact: traitCollection.verticalSizeClass == .compact)
    let looks = stateAppearance
    guard item?.customView == nil,
      let image = own ?? looks?.backgroundImage ?? appearance?.normal.backgroundImage
    else { return }
    let offset = own == nil ? looks?.backgroundImagePositionAdjustment ?? .zero : .zero
    let rect = CGRect(
      x: offset.horizontal, y: (bounds.height - image.size.height) / 2 + offset.vertical,
      width: bounds.width, height: image.size.height)
    ImageDrawing.append(image, in: rect, tint: tintColor, to: &canvas)
  }

  // MARK: Use

  override func sendPrimary(with event: UIEvent?) {
    super.sendPrimary(with: event)
    if let onTap {
      onTap()
    } else if let item, let menu = item.menu, item.primaryAction == nil, item.action == nil {
      MenuPresenter.present(menu, from: self)
    } else if let item, let group = item.representedGroup {
      MenuPresenter.present(group.menuOfItems, from: self)
    } else {
      item?.performPrimaryAction()
    }
  }

  override var isTouchUpPrimary: Bool { true }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let customView = item?.customView else {
      return takesTouches && self.point(inside: point, with: event) ? self : nil
    }
    return customView.hitTest(customView.pointFromSuperview(point), with: event)
  }

  /// Small items take touches beside them too, in an area of 44 points.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    touchArea.contains(point)
  }

  private var touchArea: CGRect {
    guard item?.customView == nil else { return bounds }
    let side = NavigationBarMetrics.rowHeight(isCompact: false)
    return bounds.insetBy(
      dx: min(0, (bounds.width - side) / 2), dy: min(0, (bounds.height - side) / 2))
  }

  // MARK: Accessibility

  override var defaultAccessibility: AccessibilityDefaults {
    guard item?.customView == nil else { return AccessibilityDefaults() }
    var defaults = described(AccessibilityDefaults(.button, traits: .button))
    defaults.label =
      item?.accessibilityLabel ?? label.text ?? item?.title ?? item?.systemItem?.spokenName
      ?? item?.image.flatMap(SpokenImageName.name)
    if label.text == nil { defaults.identifier = item?.image.flatMap(SpokenImageName.asset) }
    if isBack {
      defaults.traits.insert(
        UIAccessibilityTraits(rawValue: AccessibilityTraits.backButton.rawValue))
    }
    return defaults
  }

  override var accessibilityIdentifier: String? {
    get {
      item?.accessibilityIdentifier ?? item?.image?.symbolName
        ?? (isBack ? SystemMetrics.current.backIdentifier : nil)
    }
    set { item?.accessibilityIdentifier = newValue }
  }

  override var accessibilityHint: String? {
    get { item?.accessibilityHint }
    set { item?.accessibilityHint = newValue }
  }

  override var accessibilityValue: String? {
    get { item?.accessibilityValue }
    set { item?.accessibilityValue = newValue }
  }
}
