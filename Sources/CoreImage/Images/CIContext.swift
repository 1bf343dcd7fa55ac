import CoreGraphics
import Foundation

/// Says how a context works.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
}

/// Turns the pictures of filters into pixels.
open class CIContext: NSObject, @unchecked Sendable {
  public override init() { super.init() }

  /// Differs from Apple's: of the options none makes a difference.
  public init(options: [CIContextOption: Any]?) { super.init() }

  /// The pixels of a part of a picture; nil for a part without pixels, without end, or of more than 64 million pixels.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    let rect = fromRect.integral
    guard CIImage.isDrawable(rect) else { return nil }
    return CGImage(bitmap: image.bitmap(of: rect))
  }
}
