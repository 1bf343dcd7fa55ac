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
  var isCancelled: Bool { get }
  var isInteractive: Bool { get }
  /// In seconds.
  var transitionDuration: TimeInterval { get }
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
  let transitionDuration: TimeInterval
  private weak var old: UIViewController?
  private weak var new: UIViewController?
  private let settings: AnimationSettings
  private var animations: [Block] = []
  private var completions: [Block] = []
  private var run: AnimationRun?
  private var end: (() -> Void)?

  /// A transition between controllers that takes `duration` seconds.
  ///
  /// It moves as a spring with critical damping that rests at the end, which is how the system's own
  /// transitions look.
  init(
    from old: UIViewController?, to new: UIViewController?, in container: UIView,
    duration: TimeInterval
  ) {
    self.old = old
    self.new = new
    containerView = container
    transitionDuration = duration
    var settings = AnimationSettings(duration: duration)
    settings.useSpring(dampingRatio: 1, velocity: 0)
    self.settings = settings
    super.init()
  }

  var isAnimated: Bool { true }
  var isCancelled: Bool { false }
  var isInteractive: Bool { false }

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

  // MARK: Running

  /// Starts; `end` is called once, when all has come to its place.
  func start(moves: (AnimationRun) -> Void, end: @escaping () -> Void) {
    self.end = end
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

  /// Starts what an app's animator shows; it ends when that says so.
  func start(_ context: TransitionContext, end: @escaping () -> Void) {
    self.end = end
    let animations = animations
    self.animations.removeAll()
    run = AnimationRun.run(settings) { for animation in animations { animation(self) } }
    context.start { self.finish() }
  }

  /// Ends, before its time if need be.
  func finish() {
    guard let end else { return }
    self.end = nil
    run?.stop()
    run = nil
    let completions = completions
    self.completions.removeAll()
    end()
    for completion in completions { completion(self) }
  }
}
