import Foundation

/// Where a session gets pictures and sounds from.
open class AVCaptureInput: NSObject, @unchecked Sendable {
  override init() { super.init() }
}

/// The pictures or sounds of a device.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
  public let device: AVCaptureDevice

  /// Throws if the user has denied the device to the app.
  public init(device: AVCaptureDevice) throws {
    guard AVCaptureDevice.authorizationStatus(for: .video) != .denied else {
      throw AVError(.applicationIsNotAuthorizedToUseDevice)
    }
    self.device = device
    super.init()
  }
}
