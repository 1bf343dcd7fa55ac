import Device
import Foundation

/// Calls its target sixty times a second of the device's clock.
///
/// It keeps its target until it is invalidated, and the run loop keeps it while it is added.
///
/// Differs from Apple's: the clock moves while the device has something to wait for, so a link that
/// is all there is does not fire by itself.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  private var target: AnyObject?
  private let selector: Selector
  private var work: ScheduledWork?

  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    selector = sel
    super.init()
  }

  /// Seconds on the device's clock at which the last frame was shown.
  open private(set) var timestamp: CFTimeInterval = 0
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// In seconds.
  open var duration: CFTimeInterval {
    1 / Double(preferredFramesPerSecond > 0 ? min(preferredFramesPerSecond, 120) : 60)
  }
  open var preferredFramesPerSecond = 0
  /// Differs from Apple's: kept, and read by nobody here; `preferredFramesPerSecond` counts.
  open var preferredFrameRateRange = CAFrameRateRange.default
  open var isPaused = false { didSet { if isPaused != oldValue { update() } } }
  private var isAdded = false

  /// Differs from Apple's: frames come in the main run loop, whatever the loop and its mode.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    update()
  }

  /// Differs from Apple's: no frame comes any more, whatever the loop and its mode.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = false
    update()
  }

  open func invalidate() {
    isAdded = false
    target = nil
    update()
  }

  private func update() {
    work?.cancel()
    work = nil
    guard isAdded, !isPaused, target != nil else { return }
    let clock = UIApplication.shared.device.clock
    // The clock keeps the work, and the work the link.
    work = clock.schedule(after: duration, keepsBusy: false) { self.fire() }
  }

  private func fire() {
    guard let target else { return }
    timestamp = UIApplication.shared.device.clock.now
    update()
    ActionDispatch.require(selector, of: target, with: [self])
  }
}

public struct CAFrameRateRange: Equatable, Sendable {
  /// Frames per second.
  ///
  /// Differs from Apple's: kept, and read by nobody here; `preferredFramesPerSecond` counts.
  public var minimum: Float
  /// Differs from Apple's: kept, and read by nobody here; `preferredFramesPerSecond` counts.
  public var maximum: Float
  /// Differs from Apple's: kept, and read by nobody here; `preferredFramesPerSecond` counts.
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
