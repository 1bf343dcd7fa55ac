import Foundation
import FoundationAdditions
import UIKit

/// What changes of one block ask for; they are made when the block has ended.
final class PendingChanges: @unchecked Sendable {
  static let shared = PendingChanges()

  private let lock = NSLock()
  private var isCollecting = false
  private var added: [PHAssetChangeRequest] = []
  private var removed: Set<String> = []

  /// - Throws: `PHPhotosError.invalidResource` for a picture that cannot be read; then nothing is done.
  func collect(_ block: () -> Void) throws {
    lock.withLock { (isCollecting, added, removed) = (true, [], []) }
    block()
    let (requests, gone) = lock.withLock {
      isCollecting = false
      return (added, removed)
    }
    let images = try requests.map { request in
      guard let image = request.image else { throw PHPhotosError(.invalidResource) }
      return image
    }
    for image in images { PhotoLibrary.add(image) }
    if !gone.isEmpty { PhotoLibrary.remove(gone) }
  }

  func add(_ request: PHAssetChangeRequest) {
    change { added.append(request) }
  }

  func remove(_ ids: [String]) {
    change { removed.formUnion(ids) }
  }

  private func change(_ body: () -> Void) {
    let isInBlock = lock.withLock {
      if isCollecting { body() }
      return isCollecting
    }
    if isInBlock { return }
    // As iOS's exception says it.
    Mistake.fail(
      "This method can only be called from inside of -[PHPhotoLibrary performChanges:completionHandler:] or "
        + "-[PHPhotoLibrary performChangesAndWait:error:]")
  }
}

/// Adds pictures to the library or takes them out, inside a block of `performChanges`.
open class PHAssetChangeRequest: NSObject, @unchecked Sendable {
  fileprivate(set) var image: UIImage?

  init(image: UIImage?) {
    self.image = image
    super.init()
    PendingChanges.shared.add(self)
  }

  /// Asks for a picture to be added.
  @discardableResult
  open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
    PHAssetChangeRequest(image: image)
  }

  /// Asks for the picture in a file to be added; nil if it cannot be read.
  @discardableResult
  open class func creationRequestForAssetFromImage(atFileURL fileURL: URL) -> PHAssetChangeRequest?
  {
    UIImage(contentsOfFile: fileURL.path).map { PHAssetChangeRequest(image: $0) }
  }

  /// Asks for assets to be deleted.
  ///
  /// Differs from Apple's: the user is not asked whether they agree.
  open class func deleteAssets(_ assets: [PHAsset]) {
    PendingChanges.shared.remove(assets.map(\.localIdentifier))
  }
}

/// What a piece of an asset is.
public enum PHAssetResourceType: Int, Sendable {
  case photo = 1
  case alternatePhoto = 4
}

/// How a piece of an asset is added.
public final class PHAssetResourceCreationOptions: NSObject {
  /// Differs from Apple's: kept, and read by nobody here; the picture has a name of the library's own.
  public var originalFilename: String?
  /// Differs from Apple's: kept, and read by nobody here; what data is, it says itself.
  public var uniformTypeIdentifier: String?
}

/// Adds a picture of pieces, inside a block of `performChanges`.
public final class PHAssetCreationRequest: PHAssetChangeRequest, @unchecked Sendable {
  public class func forAsset() -> PHAssetCreationRequest { PHAssetCreationRequest(image: nil) }

  /// Differs from Apple's: `options` make no difference, and of pieces of type `alternatePhoto` nothing is kept.
  public func addResource(
    with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?
  ) {
    if type == .photo { image = UIImage(data: data) }
  }

  /// Differs from Apple's: `options` make no difference, and of pieces of type `alternatePhoto` nothing is kept.
  public func addResource(
    with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
  ) {
    if type == .photo { image = UIImage(contentsOfFile: fileURL.path) }
  }
}
