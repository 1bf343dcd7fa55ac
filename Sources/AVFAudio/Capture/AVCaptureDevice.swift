import Foundation
import FoundationAdditions

/// A camera or a microphone, of which the device has none, as simulators have no camera.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  private override init() { super.init() }

  // What apps ask of a device, which none of them ever gets.

  open var uniqueID: String { "" }
  open var localizedName: String { "" }
  open var position: Position { .unspecified }
  open var hasTorch: Bool { false }
  open var hasFlash: Bool { false }
  open var isTorchAvailable: Bool { false }
  /// Differs from Apple's: kept, and read by nobody here; there is no device.
  open var torchMode = TorchMode.off
  open var isTorchActive: Bool { false }
  open var torchLevel: Float { 0 }
  open var isFlashAvailable: Bool { false }
  public static let maxAvailableTorchLevel: Float = 1

  /// Throws, as there is no device.
  open func lockForConfiguration() throws { throw AVError(.deviceNotConnected) }

  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { torchMode == .off && hasTorch }

  /// Differs from Apple's: there is no torch that could shine at a level, so that it always throws.
  open func setTorchModeOn(level torchLevel: Float) throws {
    throw AVError(.deviceNotConnected)
  }
  /// Differs from Apple's: does nothing; there is no device that could be locked.
  open func unlockForConfiguration() {}

  /// Nil, whatever is asked for: the device has nothing that records.
  ///
  /// Differs from Apple's: there is no microphone either.
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }

  /// Whether the app may record; what is neither seen nor heard may always be.
  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    guard let permission = mediaType.permission else { return .authorized }
    return switch permission.decision {
    case nil: .notDetermined
    case .denied: .denied
    case .granted: .authorized
    }
  }

  /// Asks the user unless they have decided before.
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool {
    guard let permission = mediaType.permission else { return true }
    return await permission.request()
  }

  /// Asks the user unless they have decided before; the answer comes later, on the main queue.
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    guard let permission = mediaType.permission else {
      return DispatchQueue.main.async { handler(true) }
    }
    permission.request(handler)
  }
}

public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
}

/// What a film or a recording consists of.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let video = AVMediaType(rawValue: "vide")
  public static let audio = AVMediaType(rawValue: "soun")

  fileprivate var permission: ServicePermission? {
    switch self {
    case .video: .camera
    case .audio: .microphone
    default: nil
    }
  }
}
