import CoreGraphics
import Foundation
import TestReporting
import UIKit

extension Diffing where Value == UIImage {
  /// Pictures that have to be the same in each pixel.
  public static var image: Diffing { image() }

  /// Pictures that may differ a little.
  ///
  /// - Parameters:
  ///   - precision: How much has to be the same, in 0...1: of all bytes (a pixel has four), or of all pixels
  ///     where `perceptualPrecision` is less than 1.
  ///   - perceptualPrecision: How near the colours of pixels have to be to count as the same, in 0...1:
  ///     0.98 is a ΔE of 2, which people hardly see.
  ///   - scale: Pixels per point of the reference; nil for the screen's.
  /// - Returns: the comparison.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
  ) -> Diffing {
    let judge = PictureJudge(precision: precision, perceptualPrecision: perceptualPrecision)
    return Diffing(
      toData: { PictureFile.data(of: $0) },
      fromData: { data in
        let known = scale ?? 0
        return UIImage(data: data, scale: known > 0 ? known : PictureScale.screen) ?? UIImage()
      },
      diff: { judge.difference(from: $0, to: $1) })
  }
}

/// The scale of pictures for which nothing else is said.
enum PictureScale {
  /// That of the screen, in pixels per point.
  static var screen: CGFloat { OnMainActor.run { UIScreen.main.scale } ?? 3 }
}
