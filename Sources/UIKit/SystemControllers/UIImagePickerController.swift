import CoreGraphics
import Device
import Foundation
import FoundationAdditions

/// Lets the user choose a picture of the device's library.
///
/// Differs from Apple's: the library holds six plain pictures that the runtime makes, there is no
/// camera, and no video.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable {
    case photoLibrary = 0
    case camera = 1
    case savedPhotosAlbum = 2
  }

  public enum CameraDevice: Int, Sendable {
    case rear = 0
    case front = 1
  }

  public enum CameraCaptureMode: Int, Sendable {
    case photo = 0
    case video = 1
  }

  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto = 0
    case on = 1
  }

  public enum QualityType: Int, Sendable {
    case typeHigh = 0
    case typeMedium = 1
    case typeLow = 2
    case type640x480 = 3
    case typeIFrame1280x720 = 4
    case typeIFrame960x540 = 5
  }

  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  public convenience init() {
    self.init(nibName: nil, bundle: nil)
    let library = PhotoLibraryController()
    library.picker = self
    pushViewController(library, animated: false)
  }

  // MARK: Settings

  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  /// A source that is not available fails, as it does on iOS.
  open var sourceType = SourceType.photoLibrary {
    didSet {
      guard !Self.isSourceTypeAvailable(sourceType) else { return }
      RuntimeIssue.fail(
        "UIImagePickerController.sourceType: source type \(sourceType.rawValue) (\(sourceType)) is "
          + "not available.")
    }
  }
  /// Without images among them the library shows nothing, since it holds nothing else.
  open var mediaTypes = ["public.image"]
  open var allowsEditing = false
  /// Differs from Apple's: kept, and read by nobody here; there is no video.
  open var videoQuality = QualityType.typeMedium
  /// In seconds.
  ///
  /// Differs from Apple's: kept, and read by nobody here; there is no video.
  open var videoMaximumDuration: TimeInterval = 600
  /// Differs from Apple's: kept, and read by nobody here; there is no camera.
  open var showsCameraControls = true
  /// Differs from Apple's: kept, and read by nobody here; there is no camera.
  open var cameraOverlayView: UIView?
  /// Differs from Apple's: kept, and read by nobody here; there is no camera.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// Differs from Apple's: kept, and read by nobody here; there is no camera.
  open var cameraDevice = CameraDevice.rear
  /// Differs from Apple's: kept, and read by nobody here; there is no camera.
  open var cameraFlashMode = CameraFlashMode.auto

  // MARK: Choosing

  fileprivate var pickerDelegate: (any UIImagePickerControllerDelegate)? {
    delegate as? any UIImagePickerControllerDelegate
  }

  /// Chooses a picture as a user does; without a delegate's method the picker goes away.
  package func choose(_ image: UIImage) {
    var info: [InfoKey: Any] = [.originalImage: image, .mediaType: "public.image"]
    if allowsEditing {
      info[.editedImage] = image
      info[.cropRect] = CGRect(origin: .zero, size: image.size)
    }
    let answered: Void? = pickerDelegate.flatMap { delegate in
      DefaultRequirement.call {
        delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
      }
    }
    if answered == nil { dismiss(animated: true) }
  }

  /// Cancels as a user does.
  package func cancelByUser() {
    let answered: Void? = pickerDelegate.flatMap { delegate in
      DefaultRequirement.call { delegate.imagePickerControllerDidCancel(self) }
    }
    if answered == nil { dismiss(animated: true) }
  }
}

@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { DefaultRequirement.missing(()) }
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    DefaultRequirement.missing(())
  }
}

/// Saves to the device's photo library.
///
/// The target is told of the end by the selector.
///
/// Differs from Apple's: the target does not get `contextInfo`.
@preconcurrency @MainActor
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  UsageDescription.require(
    "NSPhotoLibraryAddUsageDescription", "NSPhotoLibraryUsageDescription",
    for: "UIImageWriteToSavedPhotosAlbum")
  PhotoLibrary.add(image)
  guard let target = completionTarget as AnyObject?, let completionSelector else { return }
  ActionDispatch.require(completionSelector, of: target, with: [image, nil])
}
