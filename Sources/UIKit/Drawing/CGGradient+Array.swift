import CoreGraphics
import Foundation

extension CGGradient {
  /// A gradient between the colours of one of Foundation's arrays, as those of Core Foundation are written:
  /// `[…] as CFArray`.
  ///
  /// - Parameters:
  ///   - space: The space to mix in. Differs from Apple's: mixing is always done in sRGB.
  ///   - colors: The colours; anything that is not a `CGColor` makes the result nil.
  ///   - locations: One place in 0...1 for each colour; nil spreads them evenly.
  public convenience init?(
    colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?
  ) {
    self.init(colorsSpace: space, colors: colors.map { $0 }, locations: locations)
  }
}
