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
    let style = resolvedStyle(of: presented)
    let presenter = presentingController(for: source, style: style)
    presenter.storedPresented = presented
    presented.storedPresenting = presenter
    let controller = presentationController(of: presented)
    controller?.storedPresenting = presenter
    presented.loadViewIfNeeded()
    let presentation = makePresentation(of: presented, in: window, style: style)
    presented.presentation = presentation
    (controller as? UISheetPresentationController)?.updateLooks()
    if let popover = controller as? UIPopoverPresentationController {
      (popover.delegate as? any UIPopoverPresentationControllerDelegate)?
        .prepareForPopoverPresentation(popover)
      popover.updateLooks()
    }
    presented.appearance.reason = .presented
    let before = PresentationMovement.picture(of: window, before: presented)
    let animator = presented.transitioningDelegate?.animationController(
      forPresented: presented, presenting: presenter, source: source)
    let transition = coordinator(
      of: presentation, from: presenter, to: presented, animated: animated, animator)
    controller?.presentationTransitionWillBegin()
    if presentation.coversPresenter {
      AppearancePass.begin(false, animated: animated, of: presenter)
    }
    AppearancePass.begin(true, animated: animated, of: presented)
    window.addSubview(presentation.container)
    AppearancePass.isAppearing(presented)
    presentation.container.layoutIfNeeded()
    run(
      transition,
      animator.map {
        context($0, of: presentation, from: presenter, to: presented, isPresenting: true)
      },
      moves: {
        PresentationMovement.play(
          of: presented, presentation, isPresenting: true, before: before, with: $0)
      },
      end: {
        end(presentation, of: presenter, presented)
        AppearancePass.end(presented)
        if presentation.coversPresenter { AppearancePass.end(presenter) }
        controller?.presentationTransitionDidEnd(true)
        completion?()
      })
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
        ?? PresentationMovement.duration(of: presented))
    presentation.transition = coordinator
    old.appearance.coordinator = coordinator
    new.appearance.coordinator = coordinator
    return coordinator
  }

  /// What an app's animator works with; the presented view is its to add and to move.
  private static func context(
    _ animator: any UIViewControllerAnimatedTransitioning, of presentation: Presentation,
    from old: UIViewController, to new: UIViewController, isPresenting: Bool
  ) -> TransitionContext {
    let container = presentation.container
    let presented = isPresenting ? new : old
    let presenter = isPresenting ? old : new
    let place = presented.viewIfLoaded?.frame ?? container.bounds
    var moving = TransitionContext.Side(controller: presented, view: presented.viewIfLoaded)
    // A presenter that stays where it is is not the animator's.
    var staying = TransitionContext.Side(controller: presenter)
    staying.initial = container.bounds
    staying.final = container.bounds
    if isPresenting { moving.final = place } else { moving.initial = place }
    return TransitionContext(
      animator, in: container, style: presentation.style, from: isPresenting ? staying : moving,
      to: isPresenting ? moving : staying)
  }

  private static func run(
    _ transition: TransitionCoordinator?, _ context: TransitionContext?,
    moves: (AnimationRun) -> Void, end: @escaping () -> Void
  ) {
    UIChange.note()
    if let transition, let context {
      transition.start(context, end: end)
    } else if let transition {
      transition.start(moves: moves, end: end)
    } else {
      end()
    }
  }

  /// The transition is over.
  private static func end(
    _ presentation: Presentation, of presenter: UIViewController, _ presented: UIViewController
  ) {
    presentation.transition = nil
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
    of presented: UIViewController, in window: UIWindow, style: UIModalPresentationStyle
  ) -> Presentation {
    let isSheet = SheetLayout.isSheet(style)
    let container = PresentationContainerView(
      frame: window.bounds, isModal: true, dims: isSheet || presented is UIAlertController)
    let presentation = Presentation(style: style, container: container)
    if let view = presented.view {
      container.presentedView = view
      container.layOutPresented = { [weak presented] bounds in
        guard let presented else { return bounds }
        return SheetLayout.frame(of: presented, style: style, in: bounds)
      }
      view.frame = SheetLayout.frame(of: presented, style: style, in: window.bounds)
      container.addSubview(view)
    }
    container.tappedOutside = { [weak presented] in
      (presented as? UIAlertController)?.tappedOutside()
      guard let presented, isSheet else { return }
      SheetLayout.userWantsToDismiss(presented)
    }
    container.presentedCanBeDismissed = { [weak presented] in
      presented?.isModalInPresentation != true
    }
    SheetDragRecognizer.attach(to: container, of: presented, style: style)
    return presentation
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
    let animator = presented.transitioningDelegate?.animationController(forDismissed: presented)
    let transition = coordinator(
      of: presentation, from: presented, to: presenter, animated: animated, animator)
    let controller = presented.storedPresentationController
    controller?.dismissalTransitionWillBegin()
    AppearancePass.begin(false, animated: animated, of: presented)
    if presentation.coversPresenter {
      AppearancePass.begin(true, animated: animated, of: presenter)
      AppearancePass.isAppearing(presenter)
    }
    run(
      transition,
      animator.map {
        context($0, of: presentation, from: presented, to: presenter, isPresenting: false)
      },
      moves: {
        PresentationMovement.play(
          of: presented, presentation, isPresenting: false, before: before, with: $0)
      },
      end: {
        end(presentation, of: presenter, presented)
        presentation.container.removeFromSuperview()
        presented.view.removeFromSuperview()
        if presenter.storedPresented === presented { presenter.storedPresented = nil }
        presented.storedPresenting = nil
        AppearancePass.end(presented)
        if presentation.coversPresenter { AppearancePass.end(presenter) }
        presented.presentation = nil
        presented.viewIfLoaded?.presentedCornerRadius = nil
        presented.storedPresentationController = nil
        controller?.dismissalTransitionDidEnd(true)
        completion?()
      })
  }

  // MARK: Presentation controllers

  static func presentationController(of controller: UIViewController) -> UIPresentationController? {
    if let existing = controller.storedPresentationController { return existing }
    let style = resolvedStyle(of: controller)
    let made: UIPresentationController
    if let custom = controller.transitioningDelegate?.presentationController(
      forPresented: controller, presenting: controller.storedPresenting,
      source: controller.storedPresenting ?? controller)
    {
      made = custom
    } else if style == .popover {
      made = UIPopoverPresentationController(
        presentedViewController: controller, presenting: controller.storedPresenting)
    } else if SheetLayout.isSheet(style) {
      made = UISheetPresentationController(
        presentedViewController: controller, presenting: controller.storedPresenting)
    } else {
      made = UIPresentationController(
        presentedViewController: controller, presenting: controller.storedPresenting)
    }
    controller.storedPresentationController = made
    return made
  }
}
