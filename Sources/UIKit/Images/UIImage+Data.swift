import CoreGraphics
import DisplayList
import Foundation

extension UIImage {
  /// The file that the image was made from if that is a PNG, else its pixels as one.
  public func pngData() -> Data? {
    if case .encoded(let encoded) = storage.content,
      encoded.data.starts(with: [0x89, 0x50, 0x4E, 0x47])
    {
      return encoded.data
    }
    return ImageFiles.pngData(of: self)
  }

  /// Differs from Apple's: an image that was not made from a JPEG file gives the bytes of a PNG.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    if case .encoded(let encoded) = storage.content, encoded.data.starts(with: [0xFF, 0xD8]) {
      return encoded.data
    }
    return pngData()
  }

  // MARK: Drawing in the current context

  @preconcurrency @MainActor
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    var canvas = ViewCanvas(traits: UITraitCollection.current)
    ImageDrawing.append(self, in: rect, tint: .label, to: &canvas)
    context.draw(canvas.list)
  }

  @preconcurrency @MainActor
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  @preconcurrency @MainActor
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  @preconcurrency @MainActor
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect)
    context.restoreGState()
  }
}
