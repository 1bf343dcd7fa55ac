import CoreGraphics
import Foundation
import FoundationAdditions
import Rendering

public typealias CFMutableData = NSMutableData

/// Writes a picture to a file, as PNG or JPEG.
public final class CGImageDestination: @unchecked Sendable {
  private let type: String
  private let write: (Data) -> Bool
  private var image: (content: CGImage, quality: CGFloat)?

  fileprivate init?(_ type: CFString, _ count: Int, _ write: @escaping (Data) -> Bool) {
    guard ["public.png", "public.jpeg"].contains("\(type)"), count == 1 else { return nil }
    self.type = "\(type)"
    self.write = write
  }

  fileprivate func add(_ image: CGImage, _ options: CFDictionary?) {
    let quality = options?.object(forKey: kCGImageDestinationLossyCompressionQuality)
    let number =
      (quality as? CGFloat) ?? (quality as? NSNumber).map { CGFloat($0.doubleValue) } ?? 0.8
    self.image = (image, number)
  }

  fileprivate func finish() -> Bool {
    guard let image else { return false }
    let data =
      type == "public.png"
      ? try? PNGEncoder.data(of: image.content)
      : try? JPEGEncoder.data(of: image.content, quality: image.quality)
    return data.map(write) ?? false
  }
}

public var kCGImageDestinationLossyCompressionQuality: CFString {
  "kCGImageDestinationLossyCompressionQuality"
}

/// Nil for other types than PNG and JPEG, and for more pictures than one.
///
/// Differs from Apple's: of the options none makes a difference.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(type, count) { written in
    data.append(written)
    return true
  }
}

/// Nil for other types than PNG and JPEG, and for more pictures than one.
///
/// Differs from Apple's: of the options none makes a difference.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
  CGImageDestination(type, count) { (try? $0.write(to: url as URL)) != nil }
}

/// Differs from Apple's: of the properties the quality counts.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
  idst.add(image, properties)
}

/// Adds the pixels of another file.
///
/// Differs from Apple's: of the properties the quality counts.
public func CGImageDestinationAddImageFromSource(
  _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
  guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return }
  idst.add(image, properties)
}

/// - Returns: Whether the picture was written.
@discardableResult
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }
