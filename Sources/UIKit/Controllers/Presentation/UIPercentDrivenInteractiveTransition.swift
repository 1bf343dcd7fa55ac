import CoreGraphics
import Device
import Foundation

/// Moves what an app's animator animates with a finger, to and fro.
///
/// Once a transition was cancelled, the views have the values from before the animator's blocks when their completions
/// run, as animators on iOS take for granted.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  private weak var context: TransitionContext?

  /// Of the whole transition, in seconds; 0 as long as there is none.
  open var duration: CGFloat { CGFloat(context?.duration ?? 0) }
  /// How far the finger has moved it, 0 to 1.
  open private(set) var percentComplete = CGFloat(0)
  open var completionSpeed = CGFloat(1)
  /// Differs from Apple's: kept, and read by nobody here; the rest of the way goes at an even pace.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Differs from Apple's: kept, and read by nobody here; the animator's own curves count.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether a finger moves the transition from its start on; else it runs until `pause()`.
  open var wantsInteractiveStart = true

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext else { return }
    self.context = context
    percentComplete = 0
    if context.isInteractive { context.time.pause() }
    context.animate()
  }

  /// Takes hold of a transition that runs, if it is interruptible or a finger has let it go before.
  open func pause() {
    guard let context else { return }
    context.pauseInteractiveTransition()
    guard context.isInteractive else { return }
    context.time.pause()
    percentComplete = context.interruptible?.fractionComplete ?? CGFloat(context.time.part)
  }

  open func update(_ percentComplete: CGFloat) {
    guard let context, context.isInteractive else { return }
    guard !percentComplete.isNaN else {
      OddNumbers.tell(
        "UIPercentDrivenInteractiveTransition.update(_:): nan is no part of a transition.")
      return
    }
    let part = min(max(percentComplete, 0), 1)
    self.percentComplete = part
    context.time.scrub(to: Double(part))
    context.updateInteractiveTransition(part)
  }

  /// Lets the transition go back to its start.
  open func cancel() {
    guard let context, context.isInteractive else { return }
    context.cancelInteractiveTransition()
    context.time.runBack(speed: usableSpeed)
  }

  /// Lets the transition run on to its end.
  open func finish() {
    guard let context, context.isInteractive else { return }
    context.finishInteractiveTransition()
    context.time.runOn(speed: usableSpeed)
  }

  /// A transition comes to its end however odd the speed is.
  private var usableSpeed: Double {
    completionSpeed.isFinite && completionSpeed > 0.001 ? Double(completionSpeed) : 1
  }
}
