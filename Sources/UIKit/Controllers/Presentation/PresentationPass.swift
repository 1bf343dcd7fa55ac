import CoreGraphics
import Device
import Foundation

/// Shows controllers over others and takes them away again.
@MainActor
enum PresentationPass {
  // MARK: Presenting

  static func present(
    _ presented: UIViewController, from source: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    guard let window = checkedWindow(of: source, presenting: presented) else { return }
    let presented = adapted(presented, from: source)
    let style = resolvedStyle(of: presented)
    let presenter = presentingController(for: source, style: style)
    presenter.storedPresented = presented
    presented.storedPresenting = presenter
    let controller = presentationController(of: presented, from: source)
    controller?.storedPresenting = presenter
    presented.loadViewIfNeeded()
    let presentation = makePresentation(
      of: presented, in: window, style: adaptedStyle(style, of: controller), controller)
    (controller as? UISheetPresentationController)?.updateLooks()
    if let popover = controller as? UIPopoverPresentationController {
      (popover.delegate as? any UIPopoverPresentationControllerDelegate)?
        .prepareForPopoverPresentation(popover)
      popover.checkSource()
      popover.updateLooks()
    }
    presented.appearance.reason = .presented
    let before = PresentationMovement.picture(of: window, before: presented)
    let animator =
      animated
      ? presented.transitioningDelegate?.animationController(
        forPresented: presented, presenting: presenter, source: source) : nil
    let interactor = animator.flatMap {
      presented.transitioningDelegate?.interactionControllerForPresentation(using: $0)
    }
    let transition = coordinator(
      of: presentation, from: presenter, to: presented, animated: animated, animator)
    transition?.beginsInteractively = interactor?.wantsInteractiveStart ?? false
    window.addSubview(presentation.container)
    controller?.presentationTransitionWillBegin()
    if presentation.coversPresenter {
      AppearancePass.begin(false, animated: animated, of: presenter)
    }
    AppearancePass.begin(true, animated: animated, of: presented)
    place(presented, in: presentation, controller)
    AppearancePass.isAppearing(presented)
    presentation.container.layoutIfNeeded()
    run(
      transition,
      animator.map {
        context(
          $0, interactor, of: presentation, from: presenter, to: presented, isPresenting: true)
      },
      moves: {
        PresentationMovement.play(
          of: presented, presentation, isPresenting: true, before: before, with: $0)
      },
      end: { isDone in
        end(presentation, of: presenter, presented)
        if !isDone {
          takeBack(presented, animated: animated, from: presenter, presentation)
        } else {
          AppearancePass.end(presented)
          if presentation.coversPresenter { AppearancePass.end(presenter) }
          presentation.removePresenter(presenter)
        }
        controller?.presentationTransitionDidEnd(isDone)
        completion?()
      })
  }

  /// A presentation that was cancelled on its way leaves all as it was before.
  private static func takeBack(
    _ presented: UIViewController, animated: Bool, from presenter: UIViewController,
    _ presentation: Presentation
  ) {
    AppearancePass.begin(false, animated: animated, of: presented)
    if presentation.coversPresenter {
      AppearancePass.begin(true, animated: animated, of: presenter)
      AppearancePass.isAppearing(presenter)
    }
    remove(presented, of: presenter, presentation)
    AppearancePass.end(presented)
    if presentation.coversPresenter { AppearancePass.end(presenter) }
    forget(presented)
  }

  // MARK: Transitions

  /// The transition of a presentation, known to both controllers until it ends; nil for a jump.
  private static func coordinator(
    of presentation: Presentation, from old: UIViewController, to new: UIViewController,
    animated: Bool, _ animator: (any UIViewControllerAnimatedTransitioning)?
  ) -> TransitionCoordinator? {
    guard animated, UIView.areAnimationsEnabled else { return nil }
    let presented = presentation.isDismissing ? old : new
    let coordinator = TransitionCoordinator(
      from: old, to: new, in: presentation.container,
      duration: animator?.transitionDuration(using: nil)
        ?? PresentationMovement.duration(of: presented), style: presentation.style)
    presentation.transition = coordinator
    old.appearance.coordinator = coordinator
    new.appearance.coordinator = coordinator
    return coordinator
  }

  /// What an app's animator works with; the presented view is its to add and to move, and so is that of a presenter
  /// that goes from the screen.
  private static func context(
    _ animator: any UIViewControllerAnimatedTransitioning,
    _ interactor: (any UIViewControllerInteractiveTransitioning)?, of presentation: Presentation,
    from old: UIViewController, to new: UIViewController, isPresenting: Bool
  ) -> TransitionContext {
    let container = presentation.container
    let presented = isPresenting ? new : old
    let presenter = isPresenting ? old : new
    let place = container.presentedView?.frame ?? container.bounds
    var moving = TransitionContext.Side(controller: presented, view: container.presentedView)
    var other = TransitionContext.Side(controller: presenter)
    if presentation.coversPresenter {
      presentation.keepPlace(of: presenter)
      other.view = presenter.viewIfLoaded
    }
    other.initial = container.bounds
    other.final = container.bounds
    if isPresenting {
      moving.final =
        presented.storedPresentationController?.frameOfPresentedViewInContainerView ?? place
    } else {
      moving.initial = place
    }
    return TransitionContext(
      animator, movedBy: interactor, in: container, style: presentation.style,
      from: isPresenting ? other : moving, to: isPresenting ? moving : other)
  }

  private static func run(
    _ transition: TransitionCoordinator?, _ context: TransitionContext?,
    moves: (AnimationRun) -> Void, end: @escaping (_ isDone: Bool) -> Void
  ) {
    UIChange.note()
    if let transition, let context {
      let container = context.containerView as? PresentationContainerView
      container?.isMovedByAnimator = true
      transition.start(context) { isDone in
        container?.isMovedByAnimator = false
        end(isDone)
      }
    } else if let transition {
      transition.start(moves: moves, end: { end(true) })
    } else {
      end(true)
    }
  }

  /// The transition is over.
  private static func end(
    _ presentation: Presentation, of presenter: UIViewController, _ presented: UIViewController
  ) {
    presentation.transition = nil
    presentation.restorePresenter()
    presenter.appearance.coordinator = nil
    presented.appearance.coordinator = nil
  }

  private static func checkedWindow(
    of source: UIViewController, presenting presented: UIViewController
  ) -> UIWindow? {
    guard let window = source.viewIfLoaded?.window else {
      RuntimeIssue.report(
        "Attempt to present \(type(of: presented)) on \(type(of: source)) whose view is not in the "
          + "window hierarchy.")
      return nil
    }
    if let other = source.presentedViewController {
      RuntimeIssue.report(
        "Attempt to present \(type(of: presented)) on \(type(of: source)) which is already "
          + "presenting \(type(of: other)).")
      return nil
    }
    guard presented.storedPresenting == nil, presented !== source else {
      RuntimeIssue.report(
        "Attempt to present \(type(of: presented)), which is already presented, on "
          + "\(type(of: source)).")
      return nil
    }
    return window
  }

  static func resolvedStyle(of controller: UIViewController) -> UIModalPresentationStyle {
    switch controller.modalPresentationStyle {
    case .automatic, .none: controller.automaticPresentationStyle
    case let style: style
    }
  }

  /// The outermost ancestor, or for a current-context style the nearest one that defines a context.
  private static func presentingController(
    for source: UIViewController, style: UIModalPresentationStyle
  ) -> UIViewController {
    let needsContext = style == .currentContext || style == .overCurrentContext
    var result = source
    while let parent = result.parent {
      if needsContext, result.definesPresentationContext { return result }
      result = parent
    }
    return result
  }

  private static func makePresentation(
    of presented: UIViewController, in window: UIWindow, style: UIModalPresentationStyle,
    _ controller: UIPresentationController?
  ) -> Presentation {
    let isSheet = SheetLayout.isSheet(style) && !(presented is UIAlertController)
    let container = PresentationContainerView(
      frame: window.bounds, isModal: true, dims: isSheet || presented is UIAlertController)
    container.controller = controller
    let presentation = Presentation(
      style: style, container: container,
      coversPresenter: style == .fullScreen || style == .currentContext
        || (style == .custom && controller?.shouldRemovePresentersView ?? false))
    presented.presentation = presentation
    presented.view.frame = SheetLayout.frame(of: presented, style: style, in: window.bounds)
    container.tappedOutside = { [weak presented] in
      (presented as? UIAlertController)?.tappedOutside()
      guard let presented, isSheet else { return }
      SheetLayout.userWantsToDismiss(presented)
    }
    container.presentedCanBeDismissed = { [weak presented] in
      presented.map(SheetLayout.isModal) != true
    }
    SheetDragRecognizer.attach(to: container, of: presented, style: style)
    return presentation
  }

  /// Puts the presented view over what an app's presentation controller has put into the container.
  ///
  /// Such a controller also moves the view when the container is laid out, if it has to be.
  private static func place(
    _ presented: UIViewController, in presentation: Presentation,
    _ controller: UIPresentationController?
  ) {
    let container = presentation.container
    guard let view = controller?.presentedView ?? presented.viewIfLoaded else { return }
    container.presentedView = view
    if let controller, type(of: controller) != UIPresentationController.self,
      presentation.style == .custom
    {
      view.frame = controller.frameOfPresentedViewInContainerView
    } else {
      container.layOutPresented = { [weak presented, style = presentation.style] bounds in
        guard let presented else { return bounds }
        return SheetLayout.frame(of: presented, style: style, in: bounds)
      }
    }
    container.addSubview(view)
  }

  // MARK: Dismissing

  static func dismiss(
    from source: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    if let presented = source.presentedViewController, presented.presentation?.isDismissing != true
    {
      takeAway(presented, animated: animated, completion: completion)
    } else if let presenter = source.presentingViewController {
      presenter.dismiss(animated: animated, completion: completion)
    } else {
      guard let completion else { return }
      UIChange.note()
      if animated, UIView.areAnimationsEnabled {
        TurnScheduler.shared.enqueue(completion)
      } else {
        completion()
      }
    }
  }

  /// Takes away `presented` with everything that it presents in turn.
  private static func takeAway(
    _ presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    guard let presenter = presented.storedPresenting, let presentation = presented.presentation
    else { return }
    let above = sequence(first: presented, next: { $0.storedPresented }).dropFirst().reversed()
    for controller in above {
      controller.storedPresenting.map { _ in takeAway(controller, animated: false, completion: nil)
      }
    }
    presentation.transition?.finish()
    presentation.isDismissing = true
    presented.appearance.reason = .dismissed
    let before = presentation.container.window.flatMap {
      PresentationMovement.picture(of: $0, before: presented)
    }
    let animator =
      animated
      ? presented.transitioningDelegate?.animationController(forDismissed: presented) : nil
    let interactor = animator.flatMap {
      presented.transitioningDelegate?.interactionControllerForDismissal(using: $0)
    }
    let transition = coordinator(
      of: presentation, from: presented, to: presenter, animated: animated, animator)
    transition?.beginsInteractively = interactor?.wantsInteractiveStart ?? false
    let controller = presented.storedPresentationController
    controller?.dismissalTransitionWillBegin()
    AppearancePass.begin(false, animated: animated, of: presented)
    if presentation.coversPresenter {
      AppearancePass.begin(true, animated: animated, of: presenter)
      presentation.restorePresenter()
      AppearancePass.isAppearing(presenter)
    }
    run(
      transition,
      animator.map {
        context(
          $0, interactor, of: presentation, from: presented, to: presenter, isPresenting: false)
      },
      moves: {
        PresentationMovement.play(
          of: presented, presentation, isPresenting: false, before: before, with: $0)
      },
      end: { isDone in
        end(presentation, of: presenter, presented)
        if isDone {
          remove(presented, of: presenter, presentation)
          AppearancePass.end(presented)
          if presentation.coversPresenter { AppearancePass.end(presenter) }
          forget(presented)
        } else {
          stay(presented, animated: animated, over: presenter, presentation)
        }
        controller?.dismissalTransitionDidEnd(isDone)
        completion?()
      })
  }

  /// A dismissal that was cancelled on its way leaves all as it was before.
  private static func stay(
    _ presented: UIViewController, animated: Bool, over presenter: UIViewController,
    _ presentation: Presentation
  ) {
    presentation.isDismissing = false
    let container = presentation.container
    if let view = container.presentedView, view.superview !== container {
      container.addSubview(view)
    }
    if presentation.coversPresenter {
      AppearancePass.begin(false, animated: animated, of: presenter)
    }
    AppearancePass.begin(true, animated: animated, of: presented)
    AppearancePass.isAppearing(presented)
    AppearancePass.end(presented)
    if presentation.coversPresenter { AppearancePass.end(presenter) }
    presentation.removePresenter(presenter)
  }

  /// Takes the presented view off the screen.
  private static func remove(
    _ presented: UIViewController, of presenter: UIViewController, _ presentation: Presentation
  ) {
    presentation.container.removeFromSuperview()
    presentation.container.presentedView?.removeFromSuperview()
    presented.view.removeFromSuperview()
    if presenter.storedPresented === presented { presenter.storedPresented = nil }
    presented.storedPresenting = nil
  }

  private static func forget(_ presented: UIViewController) {
    presented.presentation = nil
    presented.viewIfLoaded?.presentedCornerRadius = nil
    presented.storedPresentationController = nil
  }
}
