import UIKit

extension Snapshotting where Value == UIImage, Format == UIImage {
  /// The picture as it is.
  public static var image: Snapshotting { .image() }

  /// The picture as it is.
  ///
  /// - Parameters:
  ///   - precision: How much has to be the same, in 0...1; see `Diffing.image(precision:perceptualPrecision:scale:)`.
  ///   - perceptualPrecision: How near colours have to be to count as the same, in 0...1.
  ///   - scale: Pixels per point of the reference; nil for the screen's.
  /// - Returns: the strategy.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(
        precision: precision, perceptualPrecision: perceptualPrecision, scale: scale))
  }
}
