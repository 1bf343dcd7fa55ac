import CoreGraphics
import Foundation
import Synchronization

/// The device's pictures: six plain ones, and those that apps added.
///
/// A new simulator has six pictures too; the date of the newest is known from recorded tests, the others are
/// from memory.
package enum PhotoLibrary {
  private static let current = Mutex(samples)

  /// All pictures, oldest first.
  package static var photos: [DevicePhoto] { current.withLock { $0 } }

  /// Adds a picture with the device's date.
  @discardableResult
  package static func add(_ image: UIImage) -> DevicePhoto {
    current.withLock { photos in
      let number = max(photos.count - samples.count, 0) + 1
      let photo = DevicePhoto(name: "Saved photo \(number)", image: image, date: Date())
      photos.append(photo)
      return photo
    }
  }

  package static func remove(_ ids: Set<String>) {
    current.withLock { $0.removeAll { ids.contains($0.id) } }
  }

  private struct Sample {
    let name: String
    /// Red, green and blue, from 0 to 1.
    let color: [CGFloat]
    /// In pixels.
    let size: CGSize
    /// Seconds since 1970.
    let date: TimeInterval
  }

  private static let samples: [DevicePhoto] = [
    Sample(
      name: "Mountains", color: [0.56, 0.56, 0.58], size: CGSize(width: 160, height: 120),
      date: 1_255_122_551),
    Sample(
      name: "Sea", color: [0, 0.48, 1], size: CGSize(width: 120, height: 160), date: 1_299_975_445),
    Sample(
      name: "Forest", color: [0.2, 0.78, 0.35], size: CGSize(width: 160, height: 120),
      date: 1_344_462_740),
    Sample(
      name: "Desert", color: [1, 0.58, 0], size: CGSize(width: 180, height: 120),
      date: 1_344_472_169),
    Sample(
      name: "Sky", color: [0.19, 0.69, 0.78], size: CGSize(width: 160, height: 120),
      date: 1_344_473_731),
    Sample(
      name: "Flowers", color: [1, 0.18, 0.33], size: CGSize(width: 120, height: 120),
      date: 1_522_437_262),
  ].enumerated().map { index, sample in
    DevicePhoto(
      id: "00000000-0000-4000-8000-00000000000\(index + 1)/L0/001", name: sample.name,
      image: picture(sample), date: Date(timeIntervalSince1970: sample.date))
  }

  private static func picture(_ sample: Sample) -> UIImage {
    let context = CGContext(size: sample.size, scale: 1, isOpaque: true)
    context.setFillColor(
      CGColor(red: sample.color[0], green: sample.color[1], blue: sample.color[2], alpha: 1))
    context.fill(CGRect(origin: .zero, size: sample.size))
    return context.makeImage().map { UIImage(cgImage: $0) } ?? UIImage()
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
    buttons = (showsImages ? PhotoLibrary.photos : []).map { photo in
      let image = photo.image
      let button = UIButton(type: .custom)
      button.setImage(image, for: .normal)
      button.accessibilityLabel = photo.name
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
