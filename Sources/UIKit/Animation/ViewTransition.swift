import Foundation

/// Changes of what a view shows as a whole.
@MainActor
enum ViewTransition {
  static func run(
    of view: UIView, _ settings: AnimationSettings, _ options: UIView.AnimationOptions,
    animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    let isSeen = UIView.areAnimationsEnabled && view.window != nil && settings.duration > 0
    let before = isSeen ? DrawingPass.own(of: view.layer) : nil
    if options.contains(.allowAnimatedContent) {
      AnimationRun.run(settings, animations: animations)
    } else {
      UIView.performWithoutAnimation(animations)
    }
    AnimationRun.run(
      settings,
      animations: {
        guard isSeen, let run = AnimationRun.current else { return }
        if let before, let kind = LayerTransition.Kind(options) {
          run.play(LayerTransition(before: before, kind: kind), of: view.layer)
        } else {
          run.wait(with: view.layer)
        }
      }, completion: completion)
  }
}
