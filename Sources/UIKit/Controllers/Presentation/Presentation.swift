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
  private var presenterPlace: PresenterPlace?
  /// What had the keys in a presenter's view that is off the screen, and gets them back with it (believed).
  private weak var presenterResponder: UIView?
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
    presenterPlace = PresenterPlace(
      view: view, parent: parent, index: index,
      below: parent.subviews.dropFirst(index + 1).first, frame: view.frame,
      fillsParent: view.frame == parent.bounds)
  }

  /// Takes the view of a presenter that is covered as a whole off the screen, as documented for full screens.
  ///
  /// One that stands inside of another controller stays: constraints may hold it there.
  func removePresenter(_ presenter: UIViewController) {
    guard coversPresenter, presenter.parent == nil, let view = presenter.viewIfLoaded
    else { return }
    keepPlace(of: presenter)
    if let responder = FirstResponder.current as? UIView, responder.isDescendant(of: view) {
      presenterResponder = responder
    }
    view.removeFromSuperview()
  }

  /// Puts the presenter's view back where it stood.
  func restorePresenter() {
    guard let place = presenterPlace else { return }
    presenterPlace = nil
    let (view, parent) = (place.view, place.parent)
    guard view.superview !== parent else { return }
    if let below = place.below, below.superview === parent {
      parent.insertSubview(view, belowSubview: below)
    } else {
      parent.insertSubview(view, at: place.index)
    }
    // The device may have been turned meanwhile.
    view.frame = place.fillsParent ? parent.bounds : place.frame
    if FirstResponder.current == nil, let presenterResponder, presenterResponder.window != nil {
      presenterResponder.becomeFirstResponder()
    }
    presenterResponder = nil
  }
}

/// Where the presenter's view stood.
private struct PresenterPlace {
  let view: UIView
  let parent: UIView
  let index: Int
  /// What stood over it.
  let below: UIView?
  let frame: CGRect
  let fillsParent: Bool
}
