import CoreGraphics
import Foundation
import UIKit

/// A layer for what a camera sees.
///
/// Differs from Apple's: there is no camera and no picture.
@preconcurrency @MainActor
open class AVCaptureVideoPreviewLayer: CALayer {
  /// Differs from Apple's: kept, and read by nobody here; there is no picture.
  open var session: AVCaptureSession?
  /// Differs from Apple's: kept, and read by nobody here; there is no picture.
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }

  /// Nil without a camera.
  open var connection: AVCaptureConnection? { nil }
}
