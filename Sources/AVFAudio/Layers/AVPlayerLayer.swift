import CoreGraphics
import Foundation
import UIKit

/// A layer for the picture of a player.
///
/// Differs from Apple's: there is no picture; what is known is where it would stand.
@preconcurrency @MainActor
open class AVPlayerLayer: CALayer {
  open var player: AVPlayer?
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }

  /// Whether the player's item has a picture and is ready.
  open var isReadyForDisplay: Bool {
    guard let item = player?.currentItem else { return false }
    return item.status == .readyToPlay && item.presentationSize != .zero
  }

  /// Where the picture would stand in the layer.
  open var videoRect: CGRect {
    videoGravity.place(player?.currentItem?.presentationSize ?? .zero, in: bounds)
  }
}
