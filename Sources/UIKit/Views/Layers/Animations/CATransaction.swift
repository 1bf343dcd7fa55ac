import Device
import Foundation
import Motion

/// Changes of layers that belong together.
///
/// Outside `begin()` and `commit()` the one that counts lasts until the end of the turn.
@preconcurrency @MainActor
public final class CATransaction: NSObject {
  /// Waits for the end of the animations that were added.
  private final class Completion: LayerAnimationWatcher {
    let work: () -> Void
    private var running = 0
    private var isCommitted = false

    init(_ work: @escaping () -> Void) {
      self.work = work
    }

    func willStart() { running += 1 }

    /// Waits for the animations that there are; where there is none, for those of the system that the next layout
    /// begins, as that of a pushed screen does.
    func commit() {
      guard running == 0 else { return close() }
      CATransaction.closing.append(self)
      // A turn lays out after its queued work, so that the second round is after the layout.
      TurnScheduler.shared.enqueue {
        TurnScheduler.shared.enqueue { self.close() }
      }
    }

    /// Waits for the animations that there are, and for no others.
    func endAdding() { TurnScheduler.shared.enqueue { self.close() } }

    private func close() {
      CATransaction.closing.removeAll { $0 === self }
      isCommitted = true
      if running == 0 { work() }
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
  /// Those of transactions that are over, until the layout that follows.
  private static var closing: [Completion] = []

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

  /// Runs a block when the animations that are added from now on have ended.
  ///
  /// The block from before runs when those have ended that were added until now (certain: documented).
  public static func setCompletionBlock(_ block: (() -> Void)?) {
    let replaced = current?.completions ?? []
    update { $0.completions = block.map { [Completion($0)] } ?? [] }
    for completion in replaced { completion.endAdding() }
  }

  /// The one that was set for the transaction that counts now; nil for none.
  public static func completionBlock() -> (() -> Void)? { current?.completions.last?.work }

  // MARK: Animations

  /// Those that wait for the end of an animation that is added now; each is told of it once.
  ///
  /// `isSystem`: Whether it is a movement of the system's, for which transactions wait that are just over.
  static func watchers(ofSystem isSystem: Bool = false) -> [any LayerAnimationWatcher] {
    let completions =
      frames.flatMap(\.completions) + (implicit?.completions ?? []) + (isSystem ? closing : [])
    for completion in completions { completion.willStart() }
    return completions
  }

  /// The course of an animation that is added now: a curve of the transaction's takes the place of its own.
  ///
  /// Certain: documented. Springs keep theirs, believed.
  static func course(over own: ProgressCourse) -> ProgressCourse {
    guard case .curve = own, let function = animationTimingFunction() else { return own }
    return .curve(function.curve)
  }
}

/// Seconds on the device's clock.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval {
  UIApplication.shared.device.clock.now
}
