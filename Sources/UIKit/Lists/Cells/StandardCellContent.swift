import CoreGraphics
import Foundation
import Metrics

/// Image and labels of a cell that has one of the standard styles; put into the cell when first used.
@MainActor
final class StandardCellContent {
  private let style: UITableViewCell.CellStyle
  weak var owner: UITableViewCell?

  init(style: UITableViewCell.CellStyle) {
    self.style = style
  }

  private(set) lazy var textLabel = makeLabel(.body)
  private(set) lazy var detailLabel: UILabel? = {
    switch style {
    case .default: return nil
    case .value1, .value2:
      let label = makeLabel(.body)
      label.textColor = .secondaryLabel
      return label
    case .subtitle: return makeLabel(.caption1)
    }
  }()
  private(set) lazy var imageView: UIImageView = {
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    insert(view)
    return view
  }()
  private var made: [UIView] = []

  private func makeLabel(_ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    let traits = owner?.traitCollection
    label.font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
    label.adjustsFontForContentSizeCategory = true
    insert(label)
    return label
  }

  private func insert(_ view: UIView) {
    made.append(view)
    owner?.contentView.addSubview(view)
    owner?.setNeedsLayout()
  }

  func remove() {
    for view in made { view.removeFromSuperview() }
    made.removeAll()
  }

  /// Whether the app used any of the parts.
  var isUsed: Bool { !made.isEmpty }

  // MARK: Layout

  private struct Sizes {
    var image = CGSize.zero
    var text = CGSize.zero
    var detail = CGSize.zero
    var left: CGFloat = 0
    var room: CGFloat = 0
    var isStacked: Bool
  }

  private func sizes(width: CGFloat, indent: CGFloat) -> Sizes {
    let margin = owner?.place.leftMargin ?? ScreenMargins.narrow
    // Side by side the largest letters would leave each other no room.
    let isLarge =
      owner?.traitCollection.preferredContentSizeCategory.isAccessibilityCategory ?? false
    var sizes = Sizes(isStacked: style == .subtitle || isLarge)
    sizes.left = margin + indent
    let hasImage = made.contains { $0 is UIImageView }
    if hasImage, let image = imageView.image {
      // Symbols are as large as the letters beside them.
      let growth = image.isSymbolImage ? owner?.traitCollection.signGrowth ?? 1 : 1
      sizes.image = CGSize(width: image.size.width * growth, height: image.size.height * growth)
      sizes.left += sizes.image.width + 16
    }
    sizes.room = max(width - sizes.left - 8, 0)
    if made.contains(where: { $0 === textLabel }) {
      sizes.text = textLabel.sizeThatFits(CGSize(width: sizes.room, height: 0))
    }
    if let detailLabel {
      sizes.detail = detailLabel.sizeThatFits(CGSize(width: sizes.room, height: 0))
    }
    return sizes
  }

  func height(width: CGFloat) -> CGFloat {
    let sizes = sizes(width: width, indent: 0)
    let texts =
      sizes.isStacked
      ? sizes.text.height + (sizes.detail.height > 0 ? sizes.detail.height + 2 : 0)
      : max(sizes.text.height, sizes.detail.height)
    return max(
      texts + 2 * RowMetrics.verticalInset, sizes.image.height + 2,
      SystemMetrics.current.leastRowHeight)
  }

  func layOut(in bounds: CGRect, indent: CGFloat) {
    guard isUsed else { return }
    let sizes = sizes(width: bounds.width, indent: indent)
    if made.contains(where: { $0 is UIImageView }) {
      let height = min(sizes.image.height, bounds.height)
      imageView.frame = CGRect(
        x: (owner?.place.leftMargin ?? ScreenMargins.narrow) + indent,
        y: (bounds.height - height) / 2, width: sizes.image.width, height: height)
    }
    if sizes.isStacked {
      let gap: CGFloat = sizes.detail.height > 0 ? 2 : 0
      let top = (bounds.height - sizes.text.height - gap - sizes.detail.height) / 2
      textLabel.frame = CGRect(
        x: sizes.left, y: top, width: min(sizes.text.width, sizes.room), height: sizes.text.height)
      detailLabel?.frame = CGRect(
        x: sizes.left, y: top + sizes.text.height + gap,
        width: min(sizes.detail.width, sizes.room), height: sizes.detail.height)
      mirror(in: bounds)
      return
    }
    let detailWidth = min(sizes.detail.width, sizes.room)
    let textRoom = detailWidth > 0 ? sizes.room - detailWidth - 8 : sizes.room
    textLabel.frame = CGRect(
      x: sizes.left, y: (bounds.height - sizes.text.height) / 2, width: max(textRoom, 0),
      height: sizes.text.height)
    detailLabel?.frame = CGRect(
      x: sizes.left + sizes.room - detailWidth, y: (bounds.height - sizes.detail.height) / 2,
      width: detailWidth, height: sizes.detail.height)
    mirror(in: bounds)
  }

  /// The layout reckons from left to right.
  private func mirror(in bounds: CGRect) {
    guard let owner, owner.isRightToLeft else { return }
    for view in made { view.frame = owner.mirrored(view.frame, in: bounds) }
  }
}
