import Foundation

/// A file that a field of a record keeps.
open class CKAsset: NSObject, NSCopying, @unchecked Sendable {
  private let url: URL

  /// - Parameter fileURL: Where the file lies on the device.
  public init(fileURL: URL) {
    url = fileURL
    super.init()
  }

  open var fileURL: URL? { url }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}
