import CoreGraphics
import Foundation

/// A presentation that is under way or finished, kept by the presented controller.
@MainActor
final class Presentation {
  let style: UIModalPresentationStyle
  /// Fills the window; holds the dimming and the presented view.
  let container: PresentationContainerView
  /// Whether the presenter is gone from the screen meanwhile.
  let coversPresenter: Bool
  var isDismissing = false
  /// The animated transition that is under way.
  var transition: TransitionCoordinator?

  init(style: UIModalPresentationStyle, container: PresentationContainerView) {
    self.style = style
    self.container = container
    coversPresenter = style == .fullScreen || style == .currentContext
  }
}
