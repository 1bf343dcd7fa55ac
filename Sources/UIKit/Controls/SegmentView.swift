import Accessibility
import CoreGraphics
import Foundation
import Metrics

/// One segment of a segmented control.
@MainActor
final class SegmentView: TappedControl {
  private let label = UILabel()
  private let imageView = UIImageView()
  private var attributes: [Bool: [NSAttributedString.Key: Any]] = [:]
  /// In points; 0 for an equal share.
  var fixedWidth: CGFloat = 0
  var action: UIAction?
  /// How far title and image are moved, in points.
  var contentOffset = CGSize.zero { didSet { setNeedsLayout() } }
  /// Whether the whole control is disabled.
  var isDimmed = false { didSet { if isDimmed != oldValue { update() } } }

  init(title: String?) {
    super.init(frame: .zero)
    setUp()
    self.title = title
  }

  init(image: UIImage?) {
    super.init(frame: .zero)
    setUp()
    self.image = image
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    label.textAlignment = .center
    imageView.contentMode = .center
    addSubview(label)
    addSubview(imageView)
    update()
  }

  var title: String? {
    get { label.text }
    set {
      label.text = newValue
      if newValue != nil { imageView.image = nil }
    }
  }

  var image: UIImage? {
    get { imageView.image }
    set {
      imageView.image = newValue
      if newValue != nil { label.text = nil }
    }
  }

  func setAttributes(_ attributes: [NSAttributedString.Key: Any]?, selected: Bool) {
    self.attributes[selected] = attributes
    update()
  }

  private func update() {
    let own = attributes[isSelected] ?? attributes[false]
    label.font =
      own?[.font] as? UIFont
      ?? .systemFont(
        ofSize: SegmentMetrics.fontSize, weight: isSelected ? .semibold : .medium)
    let isLive = isEnabled && !isDimmed
    label.textColor = isLive ? own?[.foregroundColor] as? UIColor ?? .label : .tertiaryLabel
    imageView.tintColor = isLive ? .label : .tertiaryLabel
  }

  override func stateDidChange() {
    super.stateDidChange()
    update()
  }

  /// In points; the same whether the segment is chosen or not.
  var preferredWidth: CGFloat {
    SegmentMetrics.width(title: max(titleWidth, imageView.image?.size.width ?? 0))
  }

  private var titleWidth: CGFloat {
    guard isSelected, attributes.isEmpty else { return label.sizeThatFits(.zero).width }
    let other = UILabel()
    other.text = label.text
    other.font = .systemFont(ofSize: SegmentMetrics.fontSize, weight: .medium)
    return other.sizeThatFits(.zero).width
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let content = bounds.offsetBy(dx: contentOffset.width, dy: contentOffset.height)
    label.frame = content
    imageView.frame = content
  }

  package override var defaultAccessibility: AccessibilityDefaults {
    var defaults = described(AccessibilityDefaults(.button, traits: .button))
    defaults.label = label.text ?? imageView.image.flatMap(SpokenImageName.name)
    return defaults
  }
}
