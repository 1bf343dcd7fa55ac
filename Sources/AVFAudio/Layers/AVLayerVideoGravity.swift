import CoreGraphics
import Foundation

/// How a picture fills its layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// All of it is seen.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// The layer is covered.
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// As large as the layer, whatever its shape is.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")

  /// Where a picture stands; nowhere if it has no size.
  func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .zero }
    switch self {
    case .resize: return bounds
    case .resizeAspectFill:
      let scale = max(bounds.width / size.width, bounds.height / size.height)
      return Self.centre(size, by: scale, in: bounds)
    default:
      let scale = min(bounds.width / size.width, bounds.height / size.height)
      return Self.centre(size, by: scale, in: bounds)
    }
  }

  private static func centre(_ size: CGSize, by scale: CGFloat, in bounds: CGRect) -> CGRect {
    let (width, height) = (size.width * scale, size.height * scale)
    return CGRect(
      x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
  }
}

/// The largest rectangle of a shape in the middle of another.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  AVLayerVideoGravity.resizeAspect.place(aspectRatio, in: boundingRect)
}
