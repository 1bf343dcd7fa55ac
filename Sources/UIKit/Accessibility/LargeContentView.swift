import CoreGraphics
import Foundation

/// An image over a title on a round plate.
///
/// Its sizes are from looking at pictures of the viewer, not measured.
@MainActor
package final class LargeContentView: UIView {
  private static let width: CGFloat = 250
  private static let imageSide: CGFloat = 100
  private static let padding: CGFloat = 24

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
    layer.cornerRadius = 24
    picture.image = image
    picture.contentMode = scalesImage ? .scaleAspectFit : .center
    picture.tintColor = .label
    picture.isHidden = image == nil
    label.text = title
    label.numberOfLines = 0
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 28, weight: .medium)
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
      if !picture.isHidden { height += Self.padding / 2 }
    }
    return CGSize(width: Self.width, height: height)
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let inner = bounds.width - 2 * Self.padding
    picture.frame = CGRect(
      x: Self.padding, y: Self.padding, width: inner, height: Self.imageSide
    ).inset(by: imageInsets)
    let top = Self.padding + (picture.isHidden ? 0 : Self.imageSide + Self.padding / 2)
    label.frame = CGRect(
      x: Self.padding, y: top, width: inner, height: bounds.height - Self.padding - top)
  }
}
