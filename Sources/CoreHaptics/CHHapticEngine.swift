import Foundation

/// What a device can let feel and hear.
public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}

/// Plays a pattern.
public protocol CHHapticPatternPlayer: NSObjectProtocol {
  var isMuted: Bool { get set }
  /// `time`: In seconds on the engine's clock; 0 for at once.
  func start(atTime time: TimeInterval) throws
  /// `time`: In seconds on the engine's clock; 0 for at once.
  func stop(atTime time: TimeInterval) throws
  func cancel() throws
}

/// Lets patterns be felt, where a device can.
///
/// None can be made, as on a simulator: `capabilitiesForHardware()` says so, and `init()` throws. Apps name its members in
/// code that never runs here.
///
/// Differs from Apple's: it is no `NSObject`.
open class CHHapticEngine {
  /// Why an engine has stopped.
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended = 2
    case idleTimeout = 3
    case notifyWhenFinished = 4
    case engineDestroyed = 5
    case gameControllerDisconnect = 6
    case systemError = -1
  }

  public enum FinishedAction: Int, Sendable {
    case stopEngine = 1
    case leaveEngineRunning = 2
  }

  private struct Capability: CHHapticDeviceCapability {
    let supportsHaptics = false
    let supportsAudio = false
  }

  /// The device can let feel nothing, as a simulator.
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { Capability() }

  /// - Throws: `CHHapticError.Code.notSupported` always.
  public init() throws { throw CHHapticError(.notSupported) }

  /// Differs from Apple's: kept, and called by nobody here; there are no engines.
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  /// Differs from Apple's: kept, and called by nobody here; there are no engines.
  open var resetHandler: () -> Void = {}
  /// Differs from Apple's: kept, and read by nobody here; there are no engines.
  open var playsHapticsOnly = false
  /// Differs from Apple's: kept, and read by nobody here; there are no engines.
  open var isMutedForHaptics = false
  /// Differs from Apple's: kept, and read by nobody here; there are no engines.
  open var isAutoShutdownEnabled = false

  /// - Throws: `CHHapticError.Code.notSupported`.
  open func start() throws { throw CHHapticError(.notSupported) }

  /// Tells `CHHapticError.Code.notSupported`.
  open func start(completionHandler: (((any Swift.Error)?) -> Void)?) {
    completionHandler?(CHHapticError(.notSupported))
  }

  /// Tells `CHHapticError.Code.notSupported`.
  open func stop(completionHandler: (((any Swift.Error)?) -> Void)? = nil) {
    completionHandler?(CHHapticError(.notSupported))
  }

  /// - Throws: `CHHapticError.Code.notSupported`.
  ///
  /// Differs from Apple's: `pattern` is played by nothing.
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.notSupported)
  }
}
