import CoreGraphics
import Device
import Foundation

/// Animation blocks that are under way: model values change at once, the end comes on the device's
/// clock.
@MainActor
final class AnimationRun {
  static var areEnabled = true
  private(set) static var currentDuration: TimeInterval = 0
  /// The blocks that run now, innermost last.
  private static var recording: [AnimationRun] = []
  private static var running: [AnimationRun] = []

  /// What a view was before a block changed it.
  private struct Before {
    weak var view: UIView?
    let bounds: CGRect
    let center: CGPoint
    let transform: CGAffineTransform
    let alpha: CGFloat
    let backgroundColor: UIColor?
  }

  private var before: [ObjectIdentifier: Before] = [:]
  private var end: ScheduledWork?
  private var completion: ((Bool) -> Void)?

  // MARK: Recording

  /// Runs a block, noting which views it changes.
  static func record(seconds: TimeInterval, _ animations: () -> Void) -> AnimationRun {
    let run = AnimationRun()
    let outer = currentDuration
    currentDuration = areEnabled ? seconds : 0
    recording.append(run)
    animations()
    recording.removeLast()
    currentDuration = outer
    return run
  }

  /// A view is about to change.
  static func willChange(_ view: UIView) {
    guard let run = recording.last else { return }
    let key = ObjectIdentifier(view)
    guard run.before[key] == nil else { return }
    run.before[key] = Before(
      view: view, bounds: view.storedBounds, center: view.storedCenter,
      transform: view.storedTransform, alpha: view.alpha, backgroundColor: view.backgroundColor)
  }

  /// Whether nothing of what the block changed is on a screen, or it changed nothing.
  private var isInvisible: Bool {
    !before.values.contains { $0.view?.window != nil }
  }

  /// Sets the views back to what they were.
  func restore() {
    for state in before.values {
      guard let view = state.view else { continue }
      view.transform = state.transform
      view.bounds = state.bounds
      view.center = state.center
      view.alpha = state.alpha
      view.backgroundColor = state.backgroundColor
    }
  }

  // MARK: Running

  /// Runs a block and calls `completion` at the animation's end: at once where animations are off, it
  /// lasts no time, or nothing of it is on a screen; else when the device's clock gets there.
  static func run(
    seconds: TimeInterval, delay: TimeInterval = 0, isEndless: Bool, animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    let run = record(seconds: seconds, animations)
    run.finish(after: seconds + delay, isEndless: isEndless, completion: completion)
  }

  func finish(after seconds: TimeInterval, isEndless: Bool, completion: ((Bool) -> Void)?) {
    guard Self.areEnabled, seconds > 0, !isInvisible else {
      completion?(true)
      return
    }
    self.completion = completion
    Self.running.append(self)
    guard !isEndless, seconds.isFinite else { return }
    end = AnimationTime.schedule(after: seconds) { [weak self] in self?.stop(finished: true) }
  }

  private func stop(finished: Bool) {
    end?.cancel()
    end = nil
    Self.running.removeAll { $0 === self }
    let completion = completion
    self.completion = nil
    completion?(finished)
  }

  /// Ends the animations of a view before their time.
  static func cancel(for view: UIView) {
    for run in running where run.before[ObjectIdentifier(view)]?.view === view {
      run.stop(finished: false)
    }
  }

  /// Whether an animation of the view is under way.
  static func isAnimating(_ view: UIView) -> Bool {
    running.contains { $0.before[ObjectIdentifier(view)]?.view === view }
  }
}

/// The device's clock, as animations use it.
@MainActor
enum AnimationTime {
  static var now: TimeInterval { UIApplication.shared.device.clock.now }

  /// Runs `work` in `seconds` of the device's time; the device is busy until then.
  @discardableResult
  static func schedule(
    after seconds: TimeInterval, _ work: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
    let entry = UIApplication.shared.device.clock.schedule(after: max(seconds, 0)) {
      work()
      UIChange.note()
    }
    IdleClock.shared.wake()
    return entry
  }
}
