import Foundation

/// Changes of what a view shows as a whole.
@MainActor
enum ViewTransition {
  /// Puts one view in the place of another.
  static func run(
    from old: UIView, to new: UIView, _ settings: AnimationSettings,
    _ options: UIView.AnimationOptions, completion: ((Bool) -> Void)?
  ) {
    run(
      of: old.superview ?? old, settings, options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          old.isHidden = true
          new.isHidden = false
        } else if let superview = old.superview {
          superview.insertSubview(new, aboveSubview: old)
          old.removeFromSuperview()
        }
      }, completion: completion)
  }

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
