import CoreGraphics
import Foundation

/// The device's pictures: six plain ones, and those that apps saved.
@MainActor
package enum PhotoLibrary {
  /// What apps saved, oldest first.
  package static var saved: [UIImage] = []

  private static let names = ["Mountains", "Sea", "Forest", "Desert", "Sky", "Flowers"]
  private static let colors: [UIColor] = [
    .systemGray, .systemBlue, .systemGreen, .systemOrange, .systemTeal, .systemPink,
  ]

  static var pictures: [(name: String, image: UIImage)] {
    zip(names, colors).map { name, color in
      let size = CGSize(width: 120, height: 120)
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
        color.setFill()
        context.fill(CGRect(origin: .zero, size: size))
      }
      return (name, image)
    } + saved.enumerated().map { ("Saved photo \($0.offset + 1)", $0.element) }
  }
}

/// The pictures to choose from.
@MainActor
final class PhotoLibraryController: UIViewController {
  weak var picker: UIImagePickerController?
  private var buttons: [UIButton] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.picker?.cancelByUser() })
    let showsImages = picker?.mediaTypes.contains("public.image") ?? true
    buttons = (showsImages ? PhotoLibrary.pictures : []).map { name, image in
      let button = UIButton(type: .custom)
      button.setImage(image, for: .normal)
      button.accessibilityLabel = name
      button.addAction(
        UIAction { [weak self] _ in self?.picker?.choose(image) }, for: .touchUpInside)
      view.addSubview(button)
      return button
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let side = (view.bounds.width - 4) / 3
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: CGFloat(index % 3) * (side + 2),
        y: view.safeAreaInsets.top + CGFloat(index / 3) * (side + 2), width: side, height: side)
    }
  }
}
