import CoreGraphics
import Foundation

extension UIImage {
  /// The image as a mirror shows it, left and right exchanged.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    with {
      $0.orientation =
        switch $0.orientation {
        case .up: .upMirrored
        case .upMirrored: .up
        case .down: .downMirrored
        case .downMirrored: .down
        case .left: .rightMirrored
        case .rightMirrored: .left
        case .right: .leftMirrored
        case .leftMirrored: .right
        }
    }
  }

  /// An image of which the row and the column of one point behind the caps stretch; a cap of 0 lets all stretch.
  public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
        right: left > 0 ? max(size.width - left - 1, 0) : 0),
      resizingMode: .stretch)
  }

  /// How a symbol is drawn; nil for other images.
  public var symbolConfiguration: SymbolConfiguration? {
    isSymbolImage ? SymbolConfiguration(storage.symbolConfiguration ?? SymbolStyle()) : nil
  }

  /// How a symbol is drawn.
  ///
  /// Differs from Apple's: nil for all images that are no symbols, also for those of an asset catalog.
  public var configuration: Configuration? { symbolConfiguration }
}
