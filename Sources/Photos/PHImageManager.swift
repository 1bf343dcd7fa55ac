import CoreGraphics
import Foundation
@_exported import ImageIO
import UIKit

/// Names a request for a picture.
public typealias PHImageRequestID = Int32

public let PHInvalidImageRequestID: PHImageRequestID = 0
/// Asks for a picture in its full size.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// How a picture fills the size that was asked for.
public enum PHImageContentMode: Int, Sendable {
  case aspectFit = 0
  case aspectFill = 1

  public static let `default` = PHImageContentMode.aspectFit
}

/// How a picture is asked for.
public final class PHImageRequestOptions: NSObject, @unchecked Sendable {
  /// Whether the request waits for the picture, and tells it before it returns.
  public var isSynchronous = false
  /// Differs from Apple's: kept, and read by nobody here; pictures come once, in their best quality.
  public var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// `none` gives the picture's own size.
  public var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// Differs from Apple's: kept, and read by nobody here; all pictures are on the device.
  public var isNetworkAccessAllowed = false
}

public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  case opportunistic = 0
  case highQualityFormat = 1
  case fastFormat = 2
}

public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  case none = 0
  /// Differs from Apple's: the same as `exact`.
  case fast = 1
  case exact = 2
}

/// Tells that a picture is a preview of one that comes later; here it is never one.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
public let PHImageCancelledKey = "PHImageCancelledKey"

/// Gives the pictures of assets.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let manager = PHImageManager()
  private let lock = NSLock()
  private var lastID: PHImageRequestID = 0
  private var cancelled: Set<PHImageRequestID> = []

  open class func `default`() -> PHImageManager { manager }

  /// Gives an asset's picture in a size in pixels, on the main queue at a later turn, or at once for a synchronous
  /// request.
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    let ownSize = options?.resizeMode == PHImageRequestOptionsResizeMode.none
    return answer(options) { id in
      let image = ownSize ? asset.photo.image : asset.photo.image(in: targetSize, contentMode)
      resultHandler(
        image, [PHImageResultIsDegradedKey: false, PHImageResultRequestIDKey: NSNumber(value: id)])
    }
  }

  /// Gives an asset's file, the identifier of its type, and how it is turned.
  @discardableResult
  open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler:
      @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    answer(options) { id in
      resultHandler(
        asset.photo.data, "public.jpeg", .up,
        [PHImageResultIsDegradedKey: false, PHImageResultRequestIDKey: NSNumber(value: id)])
    }
  }

  /// A request that has not been answered yet is not answered any more.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {
    lock.withLock { _ = cancelled.insert(requestID) }
  }

  private struct Answer: @unchecked Sendable {
    let run: (PHImageRequestID) -> Void
  }

  private func answer(
    _ options: PHImageRequestOptions?, _ body: @escaping (PHImageRequestID) -> Void
  ) -> PHImageRequestID {
    let id = lock.withLock {
      lastID += 1
      return lastID
    }
    let answer = Answer(run: body)
    if options?.isSynchronous == true {
      answer.run(id)
    } else {
      DispatchQueue.main.async { [self] in
        if lock.withLock({ cancelled.remove(id) }) == nil { answer.run(id) }
      }
    }
    return id
  }
}

/// Gives the pictures of assets, with pictures made ready before somebody asks.
///
/// Differs from Apple's: pictures are as quick without that, so that none is made before.
public final class PHCachingImageManager: PHImageManager, @unchecked Sendable {}

extension DevicePhoto {
  /// The picture as a file of the library.
  package var data: Data? { image.jpegData(compressionQuality: 0.9) }

  /// The picture in a size in pixels, never larger than it is.
  func image(in target: CGSize, _ mode: PHImageContentMode) -> UIImage {
    let size = pixelSize
    guard target.width > 0, target.height > 0, size.width > 0, size.height > 0 else { return image }
    let (across, down) = (target.width / size.width, target.height / size.height)
    let scale = mode == .aspectFit ? min(across, down) : max(across, down)
    guard scale < 1, scale > 0 else { return image }
    let fitted = CGSize(
      width: max((size.width * scale).rounded(), 1), height: max((size.height * scale).rounded(), 1)
    )
    guard let pixels = image.cgImage,
      let context = CGContext(
        data: nil, width: Int(fitted.width), height: Int(fitted.height), bitsPerComponent: 8,
        bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return image }
    context.draw(pixels, in: CGRect(origin: .zero, size: fitted))
    return context.makeImage().map { UIImage(cgImage: $0) } ?? image
  }
}
