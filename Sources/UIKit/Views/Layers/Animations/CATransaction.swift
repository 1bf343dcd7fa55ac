import Device
import Foundation

/// Changes of layers that belong together.
///
/// Outside `begin()` and `commit()` the one that counts lasts until the end of the turn.
@preconcurrency @MainActor
public final class CATransaction: NSObject {
  /// Waits for the end of the animations that were added.
  private final class Completion: LayerAnimationWatcher {
    private let work: () -> Void
    private var running = 0
    private var isCommitted = false

    init(_ work: @escaping () -> Void) {
      self.work = work
    }

    func willStart() { running += 1 }

    func commit() {
      isCommitted = true
      if running == 0 { TurnScheduler.shared.enqueue(work) }
    }

    func didEnd(_ animation: LayerAnimation, finished: Bool) {
      running -= 1
      if running == 0, isCommitted { work() }
    }
  }

  private struct Frame {
    var disablesActions = false
    var duration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var completions: [Completion] = []
  }

  /// The one that lasts until the end of the turn, and those in it.
  private static var implicit: Frame?
  private static var frames: [Frame] = []

  // MARK: Beginning and ending

  public static func begin() {
    var frame = frames.last ?? implicit ?? Frame()
    frame.completions = []
    frames.append(frame)
  }

  /// Runs the completion block when the animations added since `begin()` have ended.
  public static func commit() {
    guard let frame = frames.popLast() else { return }
    for completion in frame.completions { completion.commit() }
  }

  /// Shows what has changed.
  public static func flush() {
    TurnScheduler.shared.runTurn()
    LayerCommit.show()
  }

  private static func update(_ change: (inout Frame) -> Void) {
    guard frames.isEmpty else { return change(&frames[frames.count - 1]) }
    if implicit == nil {
      implicit = Frame()
      TurnScheduler.shared.enqueue {
        let frame = implicit
        implicit = nil
        for completion in frame?.completions ?? [] { completion.commit() }
      }
    }
    if var frame = implicit {
      change(&frame)
      implicit = frame
    }
  }

  private static var current: Frame? { frames.last ?? implicit }

  // MARK: Settings

  public static func setDisableActions(_ flag: Bool) { update { $0.disablesActions = flag } }
  public static func disableActions() -> Bool { current?.disablesActions ?? false }

  /// In seconds.
  public static func setAnimationDuration(_ duration: CFTimeInterval) {
    update { $0.duration = duration }
  }
  public static func animationDuration() -> CFTimeInterval { current?.duration ?? 0.25 }

  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    update { $0.timingFunction = function }
  }
  public static func animationTimingFunction() -> CAMediaTimingFunction? {
    current?.timingFunction
  }

  public static func setCompletionBlock(_ block: (() -> Void)?) {
    guard let block else { return update { $0.completions = [] } }
    update { $0.completions = [Completion(block)] }
  }

  // MARK: Animations

  /// Those that wait for the end of an animation that is added now; each is told of it once.
  static var watchers: [any LayerAnimationWatcher] {
    let completions = frames.flatMap(\.completions) + (implicit?.completions ?? [])
    for completion in completions { completion.willStart() }
    return completions
  }
}

/// Seconds on the device's clock.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval {
  UIApplication.shared.device.clock.now
}
