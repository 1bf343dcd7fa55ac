import CoreGraphics
import Foundation

/// Shows what stands in place of content that is not there, in the middle of its safe area.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration
  private let scroll = UIScrollView()
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let imageView = UIImageView()
  private let textLabel = UILabel()
  private let secondaryLabel = UILabel()
  private var button = UIButton(type: .system)
  private var secondaryButton = UIButton(type: .system)

  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    addSubview(scroll)
    scroll.alwaysBounceVertical = false
    for view in [spinner, imageView, textLabel, secondaryLabel] { scroll.addSubview(view) }
    for label in [textLabel, secondaryLabel] { label.textAlignment = .center }
    show()
  }

  public required init?(coder: NSCoder) { nil }

  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      shown = new
      show()
    }
  }

  /// Whether what does not fit can be scrolled to.
  open var isScrollEnabled: Bool {
    get { scroll.isScrollEnabled }
    set { scroll.isScrollEnabled = newValue }
  }

  private func show() {
    backgroundColor = shown.background.backgroundColor
    spinner.isHidden = !shown.isLoading
    if shown.isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
    imageView.isHidden = shown.isLoading || shown.image == nil
    imageView.image = shown.image
    imageView.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
    imageView.tintColor = shown.imageProperties.tintColor
    imageView.layer.cornerRadius = shown.imageProperties.cornerRadius
    imageView.isAccessibilityElement = false
    showTexts()
    button.removeFromSuperview()
    secondaryButton.removeFromSuperview()
    button = makeButton(shown.button, shown.buttonProperties)
    secondaryButton = makeButton(shown.secondaryButton, shown.secondaryButtonProperties)
    setNeedsLayout()
  }

  private func showTexts() {
    fill(textLabel, shown.text, shown.attributedText, shown.textProperties)
    fill(
      secondaryLabel, shown.secondaryText, shown.secondaryAttributedText,
      shown.secondaryTextProperties)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard
      previousTraitCollection?.preferredContentSizeCategory
        != traitCollection.preferredContentSizeCategory
    else { return }
    showTexts()
    setNeedsLayout()
  }

  private func fill(
    _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties
  ) {
    label.font = properties.font.adapted(to: traitCollection) ?? properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    if let attributed { label.attributedText = attributed } else { label.text = text }
    label.isHidden = label.text?.isEmpty ?? true
  }

  /// A button is shown if it has a title or an image.
  private func makeButton(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> UIButton {
    let button = UIButton(configuration: configuration, primaryAction: properties.primaryAction)
    // An action without words of the configuration must not replace them.
    button.configuration = configuration
    button.menu = properties.menu
    button.isEnabled = properties.isEnabled
    button.isHidden =
      configuration.title == nil && configuration.attributedTitle == nil
      && configuration.image == nil
    scroll.addSubview(button)
    return button
  }

  // MARK: Layout

  /// What shows, from top to bottom, with the room above it.
  private var parts: [(view: UIView, gap: CGFloat)] {
    let all: [(UIView, CGFloat)] = [
      (shown.isLoading ? spinner : imageView, 0), (textLabel, shown.imageToTextPadding),
      (secondaryLabel, shown.textToSecondaryTextPadding), (button, shown.textToButtonPadding),
      (secondaryButton, shown.buttonToSecondaryButtonPadding),
    ]
    return all.filter { !$0.0.isHidden }.enumerated().map {
      ($0.element.0, $0.offset == 0 ? 0 : $0.element.1)
    }
  }

  private func size(of view: UIView, width: CGFloat) -> CGSize {
    var size = view.sizeThatFits(CGSize(width: width, height: 0))
    let limit = shown.imageProperties.maximumSize
    guard view === imageView, limit.width > 0 || limit.height > 0, size.width > 0, size.height > 0
    else { return CGSize(width: min(size.width, width), height: size.height) }
    let scale = min(
      1, limit.width > 0 ? limit.width / size.width : 1,
      limit.height > 0 ? limit.height / size.height : 1)
    size = CGSize(width: size.width * scale, height: size.height * scale)
    return size
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let margins = shown.directionalLayoutMargins
    let area = bounds.inset(by: safeAreaInsets)
    scroll.frame = area
    let width = max(0, area.width - margins.leading - margins.trailing)
    let parts = parts.map { ($0.view, $0.gap, size(of: $0.view, width: width)) }
    let height = parts.reduce(0) { $0 + $1.1 + $1.2.height }
    let room = area.height - margins.top - margins.bottom
    var y = margins.top + max(0, (room - height) / 2)
    for (view, gap, size) in parts {
      y += gap
      view.frame = CGRect(
        x: margins.leading + (width - size.width) / 2, y: y, width: size.width,
        height: size.height)
      y += size.height
    }
    scroll.contentSize = CGSize(
      width: area.width, height: max(height + margins.top + margins.bottom, 0))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = shown.directionalLayoutMargins
    let width = max(0, size.width - margins.leading - margins.trailing)
    let parts = parts.map { ($0.gap, self.size(of: $0.view, width: width)) }
    return CGSize(
      width: size.width,
      height: parts.reduce(margins.top + margins.bottom) { $0 + $1.0 + $1.1.height })
  }
}
