import CoreGraphics
import Foundation

/// A layer for large content.
///
/// Differs from Apple's: all is drawn at once, on the main thread and in the size of the layer; there are no tiles.
@preconcurrency @MainActor
open class CATiledLayer: CALayer {
  /// Differs from Apple's: called by nobody here; nothing fades in.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
  /// Differs from Apple's: kept, and read by nobody here; one level is drawn, in the size of the layer.
  open var levelsOfDetail = 1
  /// Differs from Apple's: kept, and read by nobody here; one level is drawn, in the size of the layer.
  open var levelsOfDetailBias = 0
  /// In pixels.
  ///
  /// Differs from Apple's: kept, and read by nobody here; there are no tiles.
  open var tileSize = CGSize(width: 256, height: 256)
}
