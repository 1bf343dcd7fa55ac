import CoreGraphics
import Foundation
import Motion

public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let from = UITransitionContextViewKey(rawValue: "from")
  public static let to = UITransitionContextViewKey(rawValue: "to")
}

@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a finger moved the transition at its start.
  var initiallyInteractive: Bool { get }
  /// Whether a finger may take hold of it while it runs.
  var isInterruptible: Bool { get }
  /// Whether a finger moves it now.
  var isInteractive: Bool { get }
  /// Whether it goes, or has gone, back to its start.
  var isCancelled: Bool { get }
  /// In seconds.
  var transitionDuration: TimeInterval { get }
  /// How far a finger has moved it, 0 to 1.
  var percentComplete: CGFloat { get }
  /// How many times as fast as it was meant to it runs once the finger is gone.
  var completionVelocity: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  /// Differs from Apple's: always the identity, also where the screen turns.
  var targetTransform: CGAffineTransform { get }
  var containerView: UIView { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// The same, for a view outside of the container.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls `handler` each time a finger lets go of the transition or takes hold of it.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
  /// Calls `handler` when a finger lets go of the transition; apps use `notifyWhenInteractionChanges(_:)` since.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// The way from one controller's screen to the next, on the device's clock.
///
/// Model values are those of the end from the first moment on. What apps animate alongside runs with
/// the transition's course; their completions come when it has ended.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  /// Known for certain when the transition starts, as an app's animator says then how long it takes.
  var transitionDuration: TimeInterval { didSet { settings.duration = transitionDuration } }
  let presentationStyle: UIModalPresentationStyle
  private weak var old: UIViewController?
  private weak var new: UIViewController?
  private var settings: AnimationSettings
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var run: AnimationRun?
  private var end: ((Bool) -> Void)?
  /// What an app's animator works with; nil for a movement of the system's.
  private var context: TransitionContext?
  private var interactionHandlers: [Block] = []
  /// Whether a finger will move it, as is known before it starts.
  var beginsInteractively = false

  /// A transition between controllers that takes `duration` seconds.
  ///
  /// It moves as a spring with critical damping that rests at the end, which is how the system's own
  /// transitions look.
  init(
    from old: UIViewController?, to new: UIViewController?, in container: UIView,
    duration: TimeInterval, style: UIModalPresentationStyle = .none
  ) {
    self.old = old
    self.new = new
    containerView = container
    transitionDuration = duration
    presentationStyle = style
    var settings = AnimationSettings(duration: duration)
    settings.useSpring(dampingRatio: 1, velocity: 0)
    self.settings = settings
    super.init()
  }

  var isAnimated: Bool { true }
  var initiallyInteractive: Bool { context?.initiallyInteractive ?? beginsInteractively }
  var isInterruptible: Bool { context?.isInterruptible ?? false }
  var isInteractive: Bool { context?.isInteractive ?? beginsInteractively }
  var isCancelled: Bool { context?.transitionWasCancelled ?? false }
  var percentComplete: CGFloat { context?.percentComplete ?? 0 }
  var completionVelocity: CGFloat { context?.completionSpeed ?? 1 }
  var targetTransform: CGAffineTransform { .identity }
  var completionCurve: UIView.AnimationCurve { context?.completionCurve ?? .easeInOut }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? old : key == .to ? new : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? old?.viewIfLoaded : key == .to ? new?.viewIfLoaded : nil
  }

  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if run == nil {
      animations.append(animation)
    } else {
      AnimationRun.run(settings, animations: { animation(self) })
    }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { interactionHandlers.append(handler) }

  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    interactionHandlers.append { context in
      if !context.isInteractive { handler(context) }
    }
  }

  // MARK: Running

  /// Starts; `end` is called once, when all has come to its place.
  func start(moves: (AnimationRun) -> Void, end: @escaping () -> Void) {
    self.end = { _ in end() }
    let animations = animations
    self.animations.removeAll()
    run = AnimationRun.run(
      settings,
      animations: {
        for animation in animations { animation(self) }
        guard let run = AnimationRun.current else { return }
        moves(run)
        run.wait(with: containerView.layer)
      }, completion: { _ in self.finish() })
    // A transition that nobody sees has ended before it is known here.
    if self.end == nil { run = nil }
  }

  /// Starts what an app's animator shows; it ends when that says so, with whether it is the end that was wanted.
  func start(_ context: TransitionContext, end: @escaping (Bool) -> Void) {
    self.end = end
    self.context = context
    context.interactionChanged = { [weak self] in
      guard let self else { return }
      for handler in self.interactionHandlers { handler(self) }
    }
    context.start(alongside: { self.runAlongside() }, completion: { self.finish($0) })
  }

  private func runAlongside() {
    let animations = animations
    self.animations.removeAll()
    run = AnimationRun.run(settings) { for animation in animations { animation(self) } }
  }

  /// Ends, before its time if need be.
  ///
  /// `isDone`: Whether the new state is that of the end; else all is as it was before.
  func finish(_ isDone: Bool = true) {
    guard let end else { return }
    self.end = nil
    context?.abandon()
    run?.stop()
    run = nil
    let completions = completions
    self.completions.removeAll()
    end(isDone)
    for completion in completions { completion(self) }
  }
}
