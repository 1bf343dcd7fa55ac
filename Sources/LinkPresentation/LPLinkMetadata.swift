// LinkPresentation: what web pages say of themselves. May import UIKit and what stands below it.

import Foundation
import UniformTypeIdentifiers

/// What is known of a web page.
open class LPLinkMetadata: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The address that was asked for.
  open var originalURL: URL?
  /// The address that has answered, after redirections.
  open var url: URL?
  open var title: String?
  open var iconProvider: NSItemProvider?
  open var imageProvider: NSItemProvider?
  /// Differs from Apple's: kept, and read by nobody here; no film is shown.
  open var videoProvider: NSItemProvider?
  open var remoteVideoURL: URL?

  public override init() { super.init() }

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = LPLinkMetadata()
    copy.originalURL = originalURL
    copy.url = url
    copy.title = title
    copy.iconProvider = iconProvider
    copy.imageProvider = imageProvider
    copy.videoProvider = videoProvider
    copy.remoteVideoURL = remoteVideoURL
    return copy
  }

  // MARK: Coding

  public class var supportsSecureCoding: Bool { true }

  /// Differs from Apple's: pictures and films are not written.
  public func encode(with coder: NSCoder) {
    coder.encode(originalURL?.absoluteString as NSString?, forKey: "originalURL")
    coder.encode(url?.absoluteString as NSString?, forKey: "URL")
    coder.encode(title as NSString?, forKey: "title")
    coder.encode(remoteVideoURL?.absoluteString as NSString?, forKey: "remoteVideoURL")
  }

  public required init?(coder: NSCoder) {
    func text(_ key: String) -> String? {
      coder.decodeObject(of: NSString.self, forKey: key).map { String(describing: $0) }
    }
    originalURL = text("originalURL").flatMap(URL.init(string:))
    url = text("URL").flatMap(URL.init(string:))
    title = text("title")
    remoteVideoURL = text("remoteVideoURL").flatMap(URL.init(string:))
    super.init()
  }
}
