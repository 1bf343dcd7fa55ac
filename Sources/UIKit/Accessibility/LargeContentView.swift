import CoreGraphics
import Foundation
import Metrics

/// An image over a title on a round plate.
@MainActor
package final class LargeContentView: UIView {
  private static let width = LargeContentMetrics.width
  private static let padding = LargeContentMetrics.padding
  private static let gap = LargeContentMetrics.gap
  /// From looking at pictures of the viewer, not measured.
  private static let imageSide: CGFloat = 100

  private let picture = UIImageView()
  private let label = UILabel()
  private let imageInsets: UIEdgeInsets

  package convenience init(_ item: any UILargeContentViewerItem) {
    let image = item.largeContentImage
    self.init(
      title: item.largeContentTitle, image: image,
      scalesImage: item.scalesLargeContentImage || image?.isSymbolImage == true,
      imageInsets: item.largeContentImageInsets)
  }

  package init(
    title: String?, image: UIImage?, scalesImage: Bool, imageInsets: UIEdgeInsets = .zero
  ) {
    self.imageInsets = imageInsets
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = LargeContentMetrics.cornerRadius
    picture.image = image
    picture.contentMode = scalesImage ? .scaleAspectFit : .center
    picture.tintColor = .label
    picture.isHidden = image == nil
    label.text = title
    label.numberOfLines = 0
    label.textAlignment = .center
    label.font = .systemFont(ofSize: LargeContentMetrics.fontSize, weight: .medium)
    label.isHidden = title?.isEmpty ?? true
    addSubview(picture)
    addSubview(label)
  }

  package required init?(coder: NSCoder) { nil }

  /// Lies in the middle of a view, in front of everything.
  package func place(in container: UIView) {
    let size = sizeThatFits(container.bounds.size)
    bounds = CGRect(origin: .zero, size: size)
    center = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
    container.addSubview(self)
  }

  package override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inner = Self.width - 2 * Self.padding
    var height = 2 * Self.padding
    if !picture.isHidden { height += Self.imageSide }
    if !label.isHidden {
      height += label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height
      if !picture.isHidden { height += Self.gap }
    }
    return CGSize(width: Self.width, height: height)
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let inner = bounds.width - 2 * Self.padding
    picture.frame = CGRect(
      x: Self.padding, y: Self.padding, width: inner, height: Self.imageSide
    ).inset(by: imageInsets)
    let top = Self.padding + (picture.isHidden ? 0 : Self.imageSide + Self.gap)
    label.frame = CGRect(
      x: Self.padding, y: top, width: inner, height: bounds.height - Self.padding - top)
  }
}
