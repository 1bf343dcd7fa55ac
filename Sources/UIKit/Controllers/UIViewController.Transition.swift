import CoreGraphics
import Foundation

extension UIViewController {
  /// How a controller comes and goes.
  ///
  /// Differs from Apple's: only zooms; a gesture doesn't zoom back.
  @preconcurrency @MainActor
  public final class Transition: NSObject {
    private let options: ZoomOptions?
    private let sourceViewProvider: (ZoomSourceViewProviderContext) -> UIView?

    private init(
      _ options: ZoomOptions?, _ provider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) {
      self.options = options
      sourceViewProvider = provider
      super.init()
    }

    /// Lets a controller grow out of a view, and shrink into it; the view is asked for each time.
    ///
    /// Without a view the controller comes and goes as usual.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition {
      Transition(options, sourceViewProvider)
    }

    /// What a zoom starts from.
    @preconcurrency @MainActor
    public final class ZoomSourceViewProviderContext: NSObject {
      /// What the zoomed controller comes from.
      public let sourceViewController: UIViewController
      public let zoomedViewController: UIViewController

      init(from source: UIViewController, to zoomed: UIViewController) {
        sourceViewController = source
        zoomedViewController = zoomed
        super.init()
      }
    }

    /// How a zoom goes.
    @preconcurrency @MainActor
    public final class ZoomOptions: NSObject {
      /// The part of the zoomed controller's view that lies on the source at the start, in that view's space; nil for
      /// all of it.
      public var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?

      public override init() { super.init() }

      /// What lies on what.
      @preconcurrency @MainActor
      public final class AlignmentRectContext: NSObject {
        public let sourceView: UIView
        public let zoomedViewController: UIViewController

        init(_ source: UIView, _ zoomed: UIViewController) {
          sourceView = source
          zoomedViewController = zoomed
          super.init()
        }
      }
    }

    // MARK: Playing

    /// Lets the zoomed controller's view grow or shrink; false where there is no view to grow from.
    func play(
      of zoomed: UIViewController, from source: UIViewController, isComing: Bool,
      with run: AnimationRun
    ) -> Bool {
      guard let view = zoomed.viewIfLoaded, let container = view.superview,
        let sourceView = sourceViewProvider(
          ZoomSourceViewProviderContext(from: source, to: zoomed)),
        sourceView.window != nil
      else { return false }
      let context = ZoomOptions.AlignmentRectContext(sourceView, zoomed)
      let part = options?.alignmentRectProvider?(context) ?? view.bounds
      let origin = sourceView.convert(sourceView.bounds, to: container)
      guard part.width > 0, origin.width > 0 else { return false }
      let scale = origin.width / part.width
      // The view shrinks towards its middle, and the part with it.
      let x = view.frame.midX + (part.midX - view.bounds.midX) * scale
      let y = view.frame.midY + (part.midY - view.bounds.midY) * scale
      func play(_ keyPath: String, _ away: CGFloat, _ here: CGFloat?, adds: Bool) {
        let away = LayerValue.number(away)
        let here = here.map { LayerValue.number($0) }
        run.play(
          view.layer, keyPath, from: isComing ? away : here, to: isComing ? here : away, adds: adds)
      }
      play("transform.scale", scale, nil, adds: false)
      play("position.x", origin.midX - x, 0, adds: true)
      play("position.y", origin.midY - y, 0, adds: true)
      return true
    }
  }
}
