import Foundation

/// Where a session brings pictures and sounds to.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
  override init() { super.init() }

  /// None: without a camera nothing comes.
  open var connections: [AVCaptureConnection] { [] }
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// The way from an input to an output, of which there are none without a camera.
open class AVCaptureConnection: NSObject, @unchecked Sendable {
  private override init() { super.init() }

  open var isActive: Bool { false }
}
