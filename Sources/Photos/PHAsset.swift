import CoreGraphics
import Foundation
import FoundationAdditions
import UIKit

/// Something that the library holds.
open class PHObject: NSObject, NSCopying, @unchecked Sendable {
  /// The same as long as the library holds it.
  public let localIdentifier: String

  init(localIdentifier: String) {
    self.localIdentifier = localIdentifier
    super.init()
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? PHObject)?.localIdentifier == localIdentifier
  }

  open override var hash: Int { localIdentifier.hashValue }
}

/// What kind of thing an asset is.
///
/// Differs from Apple's: the library holds pictures only.
public enum PHAssetMediaType: Int, Sendable {
  case unknown = 0
  case image = 1
  case video = 2
  case audio = 3
}

/// A picture of the library, as it was when it was fetched.
public final class PHAsset: PHObject, @unchecked Sendable {
  let photo: DevicePhoto

  init(_ photo: DevicePhoto) {
    self.photo = photo
    super.init(localIdentifier: photo.id)
  }

  public var mediaType: PHAssetMediaType { .image }
  public var pixelWidth: Int { Int(photo.pixelSize.width) }
  public var pixelHeight: Int { Int(photo.pixelSize.height) }
  public var creationDate: Date? { photo.date }
  public var modificationDate: Date? { photo.date }
  /// In seconds; 0 for pictures.
  public var duration: TimeInterval { 0 }
  public var isHidden: Bool { false }
  public var isFavorite: Bool { false }

  // MARK: Fetching

  /// The pictures, by default oldest first; none without the user's permission.
  public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    guard PHPhotoLibrary.authorizationStatus() == .authorized else { return PHFetchResult([]) }
    let all = PhotoLibrary.photos.map(PHAsset.init)
    return PHFetchResult(options?.apply(to: all) ?? all)
  }

  public class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    mediaType == .image ? fetchAssets(with: options) : PHFetchResult([])
  }

  public class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    let found = fetchAssets(with: nil).objects.filter { identifiers.contains($0.localIdentifier) }
    return PHFetchResult(options?.apply(to: found) ?? found)
  }
}

/// Which of the things that match are fetched, and in which order.
///
/// Differs from Apple's: there are no predicates.
public final class PHFetchOptions: NSObject {
  /// By `creationDate`, `modificationDate`, `pixelWidth` or `pixelHeight`.
  public var sortDescriptors: [NSSortDescriptor]?
  /// How many at most; 0 for all.
  public var fetchLimit = 0

  func apply(to assets: [PHAsset]) -> [PHAsset] {
    let descriptors = sortDescriptors ?? []
    let sorted = assets.enumerated().sorted { left, right in
      for descriptor in descriptors {
        switch descriptor.compare(left.element, to: right.element) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return left.offset < right.offset
    }.map(\.element)
    return fetchLimit > 0 ? Array(sorted.prefix(fetchLimit)) : sorted
  }
}

@used @section(".init_array")
private let tables: @convention(c) () -> Void = {
  ClassTable.registerOwn { @MainActor in
    [
      ClassTable(
        PHAsset.self,
        properties: [
          ObjectiveCProperty("localIdentifier", \PHAsset.localIdentifier),
          ObjectiveCProperty("creationDate", \PHAsset.creationDate),
          ObjectiveCProperty("modificationDate", \PHAsset.modificationDate),
          ObjectiveCProperty("pixelWidth", \PHAsset.pixelWidth),
          ObjectiveCProperty("pixelHeight", \PHAsset.pixelHeight),
        ])
    ]
  }
}
