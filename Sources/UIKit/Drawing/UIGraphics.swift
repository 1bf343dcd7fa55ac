import CoreGraphics
import Device
import Foundation

/// The contexts that drawing goes to, innermost last.
@MainActor
enum GraphicsStack {
  static var contexts: [CGContext] = []
  /// Sizes and scales of the image contexts among them.
  static var images: [(context: CGContext, scale: CGFloat)] = []
}

@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsStack.contexts.last
}

@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsStack.contexts.append(context)
}

@preconcurrency @MainActor
public func UIGraphicsPopContext() {
  _ = GraphicsStack.contexts.popLast()
}

@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// - Parameters:
///   - size: in points.
///   - opaque: whether the image starts black instead of clear.
///   - scale: pixels per point; 0 for the screen's.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale == 0 ? Device.main.screen.scale : scale
  let context = CGContext(size: size, scale: scale, isOpaque: opaque)
  GraphicsStack.images.append((context, scale))
  UIGraphicsPushContext(context)
}

@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let (context, scale) = GraphicsStack.images.last, let image = context.makeImage() else {
    return nil
  }
  return UIImage(cgImage: image, scale: scale, orientation: .up)
}

@preconcurrency @MainActor
public func UIGraphicsEndImageContext() {
  guard GraphicsStack.images.popLast() != nil else { return }
  UIGraphicsPopContext()
}

@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

@preconcurrency @MainActor
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}
