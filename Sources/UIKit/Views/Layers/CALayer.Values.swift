import CoreGraphics
import Foundation

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let top = CALayerContentsGravity(rawValue: "top")
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  public static let left = CALayerContentsGravity(rawValue: "left")
  public static let right = CALayerContentsGravity(rawValue: "right")
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")

  /// Where contents of `size` points go in a layer.
  func place(_ size: CGSize, in rect: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0, self != .resize else { return rect }
    var size = size
    if self == .resizeAspect || self == .resizeAspectFill {
      let factors = [rect.width / size.width, rect.height / size.height]
      let factor = (self == .resizeAspect ? factors.min() : factors.max()) ?? 1
      size = CGSize(width: size.width * factor, height: size.height * factor)
    }
    let name = rawValue.lowercased()
    let x =
      name.contains("left")
      ? rect.minX : name.contains("right") ? rect.maxX - size.width : rect.midX - size.width / 2
    let y =
      name.contains("top")
      ? rect.minY
      : name.contains("bottom") ? rect.maxY - size.height : rect.midY - size.height / 2
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }
}

extension UIView.ContentMode {
  /// Where contents of `size` points go on the way to another size of their view.
  func place(_ size: CGSize, in rect: CGRect) -> CGRect { gravity.place(size, in: rect) }

  private var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}

/// What runs when a layer's property changes.
@preconcurrency @MainActor
public protocol CAAction {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { DefaultRequirement.missing(()) }
  public func draw(_ layer: CALayer, in ctx: CGContext) { DefaultRequirement.missing(()) }
  public func layerWillDraw(_ layer: CALayer) { DefaultRequirement.missing(()) }
  public func layoutSublayers(of layer: CALayer) { DefaultRequirement.missing(()) }
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    DefaultRequirement.missing(nil)
  }
}
