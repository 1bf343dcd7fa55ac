import CoreGraphics
import Device
import Foundation
import Photos
import UIKit

/// Hears what was chosen.
@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Nothing was chosen if the results are empty; whoever presented the picker takes it away.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Lets the user choose pictures of the device's library, without any permission.
///
/// Differs from Apple's: it has no albums and no search, and runs in the app's process.
@preconcurrency @MainActor
public final class PHPickerViewController: UIViewController {
  public let configuration: PHPickerConfiguration
  public weak var delegate: (any PHPickerViewControllerDelegate)?
  /// Called after each tap that marks a picture, with what is chosen then.
  var didChangeSelection: (([DevicePhoto]) -> Void)?
  /// Whether it stands in the app's own screen, where it goes on after a choice.
  var isEmbedded = false
  var hidesBar = false {
    didSet {
      bar.isHidden = hidesBar
      viewIfLoaded?.setNeedsLayout()
    }
  }

  private let bar = UINavigationBar(frame: .zero)
  private let ownItem = UINavigationItem(title: "Photos")
  private let grid = UIScrollView()
  private var pictures: [PhotoCell] = []
  private var chosen: [String] = []
  private var hasFinished = false
  private lazy var add = UIBarButtonItem(
    title: SystemWord.add.text, primaryAction: UIAction { [weak self] _ in self?.finish() })

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    if configuration.hasLibrary { chosen = configuration.preselectedAssetIdentifiers }
  }

  public required init?(coder: NSCoder) {
    configuration = PHPickerConfiguration()
    super.init(coder: coder)
  }

  private var isSingle: Bool { configuration.selectionLimit == 1 }

  // MARK: View

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    if !configuration.disabledCapabilities.contains(.selectionActions) {
      ownItem.leftBarButtonItem = UIBarButtonItem(
        systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.finish(with: []) })
      if !isSingle { ownItem.rightBarButtonItem = add }
    }
    bar.items = [ownItem]
    view.addSubview(grid)
    view.addSubview(bar)
    let isShown = configuration.filter?.showsPictures ?? true
    // The newest comes first.
    pictures = (isShown ? PhotoLibrary.photos.reversed() : []).map { photo in
      let cell = PhotoCell(photo)
      cell.onTap = { [weak self] in self?.tapped(photo) }
      grid.addSubview(cell)
      return cell
    }
    update()
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (bounds, top) = (view.bounds, view.safeAreaInsets.top)
    bar.frame = CGRect(
      x: 0, y: top, width: bounds.width, height: hidesBar ? 0 : bar.preferredHeight(in: self))
    grid.frame = CGRect(
      x: 0, y: bar.frame.maxY, width: bounds.width, height: max(bounds.height - bar.frame.maxY, 0))
    let (columns, gap) = (3, CGFloat(2))
    let side = (bounds.width - CGFloat(columns - 1) * gap) / CGFloat(columns)
    for (index, cell) in pictures.enumerated() {
      cell.frame = CGRect(
        x: CGFloat(index % columns) * (side + gap), y: CGFloat(index / columns) * (side + gap),
        width: side, height: side)
    }
    grid.contentSize = CGSize(width: bounds.width, height: pictures.last?.frame.maxY ?? 0)
  }

  // MARK: Choosing

  private func tapped(_ photo: DevicePhoto) {
    if isSingle {
      chosen = [photo.id]
      update()
      finish()
      return
    }
    if let index = chosen.firstIndex(of: photo.id) {
      chosen.remove(at: index)
    } else if configuration.selectionLimit == 0 || chosen.count < configuration.selectionLimit {
      chosen.append(photo.id)
    }
    update()
    didChangeSelection?(selection)
  }

  private func update() {
    add.isEnabled = !chosen.isEmpty || !configuration.preselectedAssetIdentifiers.isEmpty
    for cell in pictures {
      let place = chosen.firstIndex(of: cell.photo.id)
      cell.mark = place.map { configuration.selection == .ordered ? "\($0 + 1)" : "✓" }
    }
  }

  /// What is chosen, in the order of choosing where that is shown, else in the library's order.
  var selection: [DevicePhoto] {
    let photos = PhotoLibrary.photos.filter { chosen.contains($0.id) }
    guard configuration.selection == .ordered else { return photos }
    return chosen.compactMap { id in photos.first { $0.id == id } }
  }

  /// Takes marks away, of assets that are marked.
  public func deselectAssets(withIdentifiers identifiers: [String]) {
    chosen.removeAll { identifiers.contains($0) }
    update()
  }

  private func finish() { finish(with: selection) }

  private func finish(with photos: [DevicePhoto]) {
    guard !hasFinished else { return }
    hasFinished = !isEmbedded
    let numbers = PhotoLibrary.photos.map(\.id)
    delegate?.picker(
      self,
      didFinishPicking: photos.map { photo in
        PHPickerResult(
          photo, number: (numbers.firstIndex(of: photo.id) ?? 0) + 1,
          tellsIdentifier: configuration.hasLibrary)
      })
  }

  /// Swiped away, nothing was chosen.
  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { finish(with: []) }
  }
}
