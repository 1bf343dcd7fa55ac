import CoreGraphics
import DisplayList
import Foundation

/// How presented controllers come and go.
@MainActor
enum PresentationMovement {
  /// In seconds.
  ///
  /// Sheets and screens take as long as the system's spring needs to rest; alerts are quicker.
  static func duration(of controller: UIViewController) -> TimeInterval {
    isAlert(controller) || controller.presentation?.style == .popover ? 0.25 : 0.5
  }

  private static func isAlert(_ controller: UIViewController) -> Bool {
    (controller as? UIAlertController)?.preferredStyle == .alert
  }

  /// Lets the presented view come or go, with what is dimmed behind it.
  ///
  /// `before`: What the window showed before.
  static func play(
    of controller: UIViewController, _ presentation: Presentation, isPresenting: Bool,
    before: DisplayList?, with run: AnimationRun
  ) {
    let container = presentation.container
    guard let view = container.presentedView ?? controller.viewIfLoaded else { return }
    let layers = [view, container.backdrop, container.grabber].compactMap { $0?.layer }
    func play(_ layer: CALayer, _ keyPath: String, _ away: CGFloat, adds: Bool) {
      let place = LayerValue.number(away)
      let here: LayerValue? = adds ? .number(CGFloat(0)) : nil
      run.play(
        layer, keyPath, from: isPresenting ? place : here, to: isPresenting ? here : place,
        adds: adds)
    }
    if let dimming = container.dimming { play(dimming.layer, "opacity", 0, adds: false) }
    if let source = controller.presentingViewController,
      controller.preferredTransition?.play(
        of: controller, from: source, isComing: isPresenting, with: run) == true
    {
      return
    }
    if isAlert(controller) {
      play(view.layer, "opacity", 0, adds: false)
      // An alert comes from a little nearer, and goes where it is.
      if isPresenting { play(view.layer, "transform.scale", 1.2, adds: false) }
      return
    }
    if presentation.style == .popover || controller.modalTransitionStyle == .crossDissolve {
      for layer in layers { play(layer, "opacity", 0, adds: false) }
      return
    }
    if let kind = transition(controller.modalTransitionStyle, isPresenting: isPresenting),
      let before, let window = container.window
    {
      // Without the presented view the new look is that of the end.
      container.isHidden = !isPresenting
      run.play(LayerTransition(before: before, kind: kind), of: window.layer)
      return
    }
    let distance = container.bounds.height - view.frame.minY
    for layer in layers { play(layer, "position.y", distance, adds: true) }
  }

  /// What a window shows, where a controller comes and goes with a change of all of it.
  static func picture(of window: UIWindow, before controller: UIViewController) -> DisplayList? {
    guard transition(controller.modalTransitionStyle, isPresenting: true) != nil else { return nil }
    return DrawingPass.own(of: window.layer)
  }

  private static func transition(
    _ style: UIModalTransitionStyle, isPresenting: Bool
  ) -> LayerTransition.Kind? {
    switch style {
    case .flipHorizontal: .flip(isPresenting ? .right : .left)
    case .partialCurl: isPresenting ? .curlUp : .curlDown
    case .coverVertical, .crossDissolve: nil
    }
  }
}
