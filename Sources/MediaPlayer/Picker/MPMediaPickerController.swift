import Foundation
import UIKit

/// Hears which music the user has chosen.
@preconcurrency @MainActor
public protocol MPMediaPickerControllerDelegate: NSObjectProtocol {
  /// Differs from Apple's: never called, as there is no music to choose.
  func mediaPicker(
    _ mediaPicker: MPMediaPickerController,
    didPickMediaItems mediaItemCollection: MPMediaItemCollection)
  /// The app closes the picker itself.
  func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController)
}

extension MPMediaPickerControllerDelegate {
  public func mediaPicker(
    _ mediaPicker: MPMediaPickerController,
    didPickMediaItems mediaItemCollection: MPMediaItemCollection
  ) {}
  public func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) {}
}

/// The list of the user's music, which is empty.
///
/// Differs from Apple's: the screen is plain, and the user is asked for no permission. On which side of the bar Cancel
/// stands is unsure.
open class MPMediaPickerController: UIViewController {
  public let mediaTypes: MPMediaType
  open weak var delegate: (any MPMediaPickerControllerDelegate)?
  /// Differs from Apple's: kept; there is no music to choose.
  open var allowsPickingMultipleItems = false
  /// Differs from Apple's: kept; there is no music to show.
  open var showsCloudItems = true
  /// Differs from Apple's: kept; there is no music to show.
  open var showsItemsWithProtectedAssets = true
  /// Stands above the bar.
  open var prompt: String? { didSet { list.navigationItem.prompt = prompt } }
  private let list = UITableViewController(style: .plain)

  public init(mediaTypes: MPMediaType) {
    self.mediaTypes = mediaTypes
    super.init(nibName: nil, bundle: nil)
  }

  /// For music of all kinds.
  public convenience init() { self.init(mediaTypes: .any) }

  public required init?(coder: NSCoder) {
    mediaTypes = .any
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.mediaPickerDidCancel(self)
      })
    let navigation = UINavigationController(rootViewController: list)
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }
}
