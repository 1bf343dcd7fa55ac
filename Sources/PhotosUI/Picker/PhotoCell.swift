import CoreGraphics
import UIKit

/// A picture in a picker's grid, with a mark if it is chosen.
@MainActor
final class PhotoCell: UIView {
  let photo: DevicePhoto
  var onTap: (() -> Void)?
  /// What stands in the corner of a chosen picture.
  var mark: String? {
    didSet {
      markLabel.text = mark
      markLabel.isHidden = mark == nil
      accessibilityTraits = mark == nil ? .image : [.image, .selected]
    }
  }

  private let imageView = UIImageView()
  private let markLabel = UILabel()

  init(_ photo: DevicePhoto) {
    self.photo = photo
    super.init(frame: .zero)
    imageView.image = photo.image
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    markLabel.font = .boldSystemFont(ofSize: 13)
    markLabel.textColor = .white
    markLabel.textAlignment = .center
    markLabel.backgroundColor = .systemBlue
    markLabel.layer.cornerRadius = 11
    markLabel.layer.borderColor = UIColor.white.cgColor
    markLabel.layer.borderWidth = 1
    markLabel.clipsToBounds = true
    markLabel.isHidden = true
    addSubview(imageView)
    addSubview(markLabel)
    isAccessibilityElement = true
    accessibilityLabel = photo.label
    accessibilityIdentifier = "PXGGridLayout-Info"
    accessibilityTraits = .image
    let tap = UITapGestureRecognizer()
    tap.onRecognized = { [weak self] _ in self?.onTap?() }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = bounds
    markLabel.frame = CGRect(x: bounds.width - 28, y: bounds.height - 28, width: 22, height: 22)
  }

  override func accessibilityActivate() -> Bool {
    onTap?()
    return true
  }
}
