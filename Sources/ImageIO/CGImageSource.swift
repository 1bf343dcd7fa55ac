// ImageIO: files of pictures. May import Rendering, FoundationAdditions and what stands below them.

import CoreGraphics
import DisplayList
import Foundation
import FoundationAdditions
import Rendering

/// A file with a picture.
///
/// Differs from Apple's: of moving pictures there is the first.
public final class CGImageSource: Sendable {
  let data: Data

  init(_ data: Data) { self.data = data }

  var image: CGImage? { try? ImageDecoder.image(of: EncodedImage(data, name: "data")) }

  /// As Exif numbers it; up for files that do not say.
  var orientation: CGImagePropertyOrientation { ExifOrientation.of(data) ?? .up }
}

public enum CGImageSourceStatus: Int32, Sendable {
  case statusUnexpectedEOF = -5
  case statusInvalidData = -4
  case statusUnknownType = -3
  case statusReadingHeader = -2
  case statusIncomplete = -1
  case statusComplete = 0
}

public var kCGImageSourceThumbnailMaxPixelSize: CFString { "kCGImageSourceThumbnailMaxPixelSize" }
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString {
  "kCGImageSourceCreateThumbnailFromImageAlways"
}
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString {
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
}
public var kCGImageSourceCreateThumbnailWithTransform: CFString {
  "kCGImageSourceCreateThumbnailWithTransform"
}
public var kCGImageSourceShouldCache: CFString { "kCGImageSourceShouldCache" }
public var kCGImageSourceShouldCacheImmediately: CFString {
  "kCGImageSourceShouldCacheImmediately"
}
public var kCGImageSourceTypeIdentifierHint: CFString { "kCGImageSourceTypeIdentifierHint" }

/// Differs from Apple's: of the options none makes a difference.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
{
  CGImageSource(data as Data)
}

/// Nil for a file that cannot be read.
///
/// Differs from Apple's: of the options none makes a difference.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url as URL)).map(CGImageSource.init)
}

/// 1 for a picture, 0 for other data.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int {
  CGImageSourceGetType(isrc) == nil ? 0 : 1
}

/// The uniform type identifier; nil for data that are no picture of pixels.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  switch ImageFormat(isrc.data) {
  case .png: "public.png"
  case .jpeg: "public.jpeg"
  case .gif: "com.compuserve.gif"
  case .webP: "org.webmproject.webp"
  case .heic: "public.heic"
  case .pdf, .svg, .unknown: nil
  }
}

public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
  if CGImageSourceGetType(isrc) == nil { return .statusUnknownType }
  return isrc.image == nil ? .statusInvalidData : .statusComplete
}

/// The place of the main picture: 0.
///
/// Differs from Apple's: it makes no difference which source is asked.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// The pixels as the file has them, not turned; nil for data that cannot be decoded, and for other places than 0.
///
/// Differs from Apple's: of the options none makes a difference.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  index == 0 ? isrc.image : nil
}

/// The picture made smaller, so that its longer side has at most `kCGImageSourceThumbnailMaxPixelSize` pixels.
///
/// Nil unless the options ask for one to be made, since no file is seen to have one of its own. It is turned upright if
/// they ask for that.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  func option(_ key: CFString) -> Any? { options?.object(forKey: key) }
  func isOn(_ key: CFString) -> Bool {
    (option(key) as? Bool) ?? (option(key) as? NSNumber)?.boolValue ?? false
  }
  guard index == 0,
    isOn(kCGImageSourceCreateThumbnailFromImageAlways)
      || isOn(kCGImageSourceCreateThumbnailFromImageIfAbsent),
    let image = isrc.image
  else { return nil }
  let size = option(kCGImageSourceThumbnailMaxPixelSize)
  let limit =
    (size as? CGFloat) ?? (size as? Int).map { CGFloat($0) }
    ?? (size as? NSNumber).map { CGFloat($0.doubleValue) }
  let turned = isOn(kCGImageSourceCreateThumbnailWithTransform) ? isrc.orientation : .up
  return Thumbnail.of(image, longest: limit, turned)
}

public var kCGImagePropertyPixelWidth: CFString { "PixelWidth" }
public var kCGImagePropertyPixelHeight: CFString { "PixelHeight" }
public var kCGImagePropertyOrientation: CFString { "Orientation" }
public var kCGImagePropertyDepth: CFString { "Depth" }
public var kCGImagePropertyColorModel: CFString { "ColorModel" }
public var kCGImagePropertyColorModelRGB: CFString { "RGB" }

/// Width, height, depth, colour model and, if the file says it, the orientation; nil for data that cannot be decoded.
///
/// Differs from Apple's: it says nothing else, such as where a picture was taken; of the options none makes a
/// difference.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0, let image = isrc.image else { return nil }
  var properties: [String: Any] = [
    "\(kCGImagePropertyPixelWidth)": image.width, "\(kCGImagePropertyPixelHeight)": image.height,
    "\(kCGImagePropertyDepth)": 8,
    "\(kCGImagePropertyColorModel)": "\(kCGImagePropertyColorModelRGB)",
  ]
  if let orientation = ExifOrientation.of(isrc.data) {
    properties["\(kCGImagePropertyOrientation)"] = Int(orientation.rawValue)
  }
  return properties as CFDictionary
}
