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

  /// The image as a JPEG file; nil if it has no pixels.
  ///
  /// The quality goes from 0, the smallest file, to 1, the best picture.
  ///
  /// Differs from Apple's: another encoder, so that files differ in bytes and size from an iPhone's. Transparent
  /// pixels come out white, which is what developers report of iOS.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    ImageFiles.jpegData(of: self, quality: compressionQuality)
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
