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
  /// Where the presenter's view stands, which an app's animator may have moved into the container.
  private var presenterPlace: (view: UIView, parent: UIView, below: UIView?, frame: CGRect)?
  var isDismissing = false
  /// The animated transition that is under way.
  var transition: TransitionCoordinator?

  init(style: UIModalPresentationStyle, container: PresentationContainerView, coversPresenter: Bool)
  {
    self.style = style
    self.container = container
    self.coversPresenter = coversPresenter
  }

  // MARK: The presenter's view

  /// Remembers where the presenter's view stands, before an animator has it.
  func keepPlace(of presenter: UIViewController) {
    guard let view = presenter.viewIfLoaded, let parent = view.superview else { return }
    let index = parent.subviews.firstIndex(of: view) ?? 0
    presenterPlace = (view, parent, parent.subviews.dropFirst(index + 1).first, view.frame)
  }

  /// Puts the presenter's view back where it stood.
  func restorePresenter() {
    guard let (view, parent, below, frame) = presenterPlace else { return }
    presenterPlace = nil
    guard view.superview !== parent else { return }
    if let below, below.superview === parent {
      parent.insertSubview(view, belowSubview: below)
    } else {
      parent.insertSubview(view, at: 0)
    }
    view.frame = frame
  }
}
