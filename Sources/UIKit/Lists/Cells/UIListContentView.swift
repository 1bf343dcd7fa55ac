import CoreGraphics
import Foundation

/// Shows a list content configuration.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private let label = UILabel()
  private let secondaryLabel = UILabel()
  private let imageView = UIImageView()
  private var list: UIListContentConfiguration

  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
    for view in [imageView, label, secondaryLabel] { addSubview(view) }
    apply()
  }

  public required init?(coder: NSCoder) {
    list = .cell()
    super.init(coder: coder)
    for view in [imageView, label, secondaryLabel] { addSubview(view) }
  }

  open var configuration: any UIContentConfiguration {
    get { list }
    set {
      guard let newValue = newValue as? UIListContentConfiguration else { return }
      list = newValue
      apply()
    }
  }

  private func apply() {
    Self.fill(label, list.text, list.attributedText, list.textProperties)
    Self.fill(
      secondaryLabel, list.secondaryText, list.secondaryAttributedText,
      list.secondaryTextProperties)
    imageView.image = list.image
    imageView.tintColor =
      list.imageProperties.tintColorTransformer == nil
      ? list.imageProperties.tintColor : list.imageProperties.resolvedTintColor(for: tintColor)
    imageView.preferredSymbolConfiguration = list.imageProperties.preferredSymbolConfiguration
    imageView.layer.cornerRadius = list.imageProperties.cornerRadius
    imageView.clipsToBounds = list.imageProperties.cornerRadius > 0
    imageView.contentMode = .scaleAspectFit
    imageView.isHidden = list.image == nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private static func fill(
    _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) {
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    let adapted = properties.font.adapted(to: label.traitCollection)
    label.font =
      (properties.adjustsFontForContentSizeCategory ? adapted : nil) ?? properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = properties.transformed(text)
    }
    label.isHidden = label.text?.isEmpty ?? true
  }

  // MARK: Guides

  private var guides: [ObjectIdentifier: UILayoutGuide] = [:]

  /// Where the text stands, for constraints of what stands beside it; nil while there is none.
  open var textLayoutGuide: UILayoutGuide? { guide(along: label) }
  /// Where the secondary text stands; nil while there is none.
  open var secondaryTextLayoutGuide: UILayoutGuide? { guide(along: secondaryLabel) }
  /// Where the image stands; nil while there is none.
  open var imageLayoutGuide: UILayoutGuide? { guide(along: imageView) }

  private func guide(along part: UIView) -> UILayoutGuide? {
    guard !part.isHidden else { return nil }
    if let guide = guides[ObjectIdentifier(part)] { return guide }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: part.leadingAnchor),
      guide.trailingAnchor.constraint(equalTo: part.trailingAnchor),
      guide.topAnchor.constraint(equalTo: part.topAnchor),
      guide.bottomAnchor.constraint(equalTo: part.bottomAnchor),
    ])
    guides[ObjectIdentifier(part)] = guide
    return guide
  }

  // MARK: Layout

  private struct Frames {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondary = CGRect.zero
    var height: CGFloat = 0
  }

  private var imageSize: CGSize {
    guard let image = list.image else { return .zero }
    var size = image.size
    if image.isSymbolImage {
      // Symbols are as large as the letters beside them.
      let growth = label.traitCollection.signGrowth
      size = CGSize(width: size.width * growth, height: size.height * growth)
    }
    let limit = list.imageProperties.maximumSize
    if limit.width > 0, size.width > limit.width {
      size = CGSize(width: limit.width, height: size.height * limit.width / size.width)
    }
    if limit.height > 0, size.height > limit.height {
      size = CGSize(width: size.width * limit.height / size.height, height: limit.height)
    }
    return size
  }

  /// The configuration's margins, or those that reach in from the superview where they are larger.
  private var margins: NSDirectionalEdgeInsets {
    var margins = list.directionalLayoutMargins
    guard let outer = superview?.directionalLayoutMargins else { return margins }
    let axes = list.axesPreservingSuperviewLayoutMargins
    if axes.contains(.horizontal) {
      margins.leading = max(margins.leading, outer.leading)
      margins.trailing = max(margins.trailing, outer.trailing)
    }
    if axes.contains(.vertical) {
      margins.top = max(margins.top, outer.top)
      margins.bottom = max(margins.bottom, outer.bottom)
    }
    return margins
  }

  /// Where the texts begin, in points from the leading side.
  var textStart: CGFloat {
    guard list.image != nil else { return margins.leading }
    return margins.leading + reservedImageWidth + list.imageToTextPadding
  }

  private var reservedImageWidth: CGFloat {
    max(list.imageProperties.reservedLayoutSize.width, imageSize.width)
  }

  /// With a height of 0 everything starts at the top margin.
  private func frames(width: CGFloat, height: CGFloat) -> Frames {
    var frames = Frames()
    let margins = margins
    let left = textStart
    let right = width - margins.trailing
    let image = imageSize
    if list.image != nil {
      frames.image = CGRect(
        x: margins.leading + (reservedImageWidth - image.width) / 2, y: 0, width: image.width,
        height: image.height)
    }
    let room = max(right - left, 0)
    let text = label.isHidden ? .zero : label.sizeThatFits(CGSize(width: room, height: 0))
    let isSideBySide = list.prefersSideBySideTextAndSecondaryText
    let gap = list.textToSecondaryTextHorizontalPadding
    let natural = secondaryLabel.isHidden ? .zero : secondaryLabel.sizeThatFits(.zero)
    if isSideBySide, text.width + gap + natural.width <= room {
      let row = max(text.height, natural.height)
      frames.height = max(row, image.height) + margins.top + margins.bottom
      let top = (max(height, frames.height) - row) / 2
      frames.text = CGRect(x: left, y: top, width: room - natural.width - gap, height: text.height)
      frames.secondary = CGRect(
        x: right - natural.width, y: top, width: natural.width, height: natural.height)
    } else {
      let secondary =
        secondaryLabel.isHidden
        ? .zero : secondaryLabel.sizeThatFits(CGSize(width: room, height: 0))
      let padding =
        text.height > 0 && secondary.height > 0 ? list.textToSecondaryTextVerticalPadding : 0
      let block = text.height + padding + secondary.height
      frames.height = max(block, image.height) + margins.top + margins.bottom
      let top = (max(height, frames.height) - block) / 2
      frames.text = CGRect(x: left, y: top, width: room, height: text.height)
      frames.secondary = CGRect(
        x: left, y: top + text.height + padding, width: room, height: secondary.height)
    }
    frames.image.origin.y = (max(height, frames.height) - image.height) / 2
    return frames
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: frames(width: size.width, height: 0).height)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames(width: bounds.width, height: bounds.height)
    imageView.frame = mirrored(frames.image)
    label.frame = mirrored(frames.text)
    secondaryLabel.frame = mirrored(frames.secondary)
  }
}
