import CoreGraphics
import Foundation

/// Where an edit menu is shown.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
  /// An `NSString` or the like.
  public let identifier: AnyHashable
  /// In the view's coordinates, in points.
  public let sourcePoint: CGPoint
  /// Differs from Apple's: kept, and read by nobody here; the menu has no arrow.
  open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

  public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.sourcePoint = sourcePoint
    super.init()
  }
}

public enum UIEditMenuArrowDirection: Int, Sendable {
  case automatic = 0
  case up = 1
  case down = 2
  case left = 3
  case right = 4
}

/// Shows a menu of what can be done with a place of a view.
///
/// Differs from Apple's: the menu is a list of its actions, and the system suggests none.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  private var shown: (controller: UIViewController, configuration: UIEditMenuConfiguration)?
  private var point = CGPoint.zero

  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    if view == nil { dismissMenu() }
  }

  open func didMove(to view: UIView?) { self.view = view }

  /// Shows what the delegate offers for the configuration.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard let view, shown == nil else { return }
    point = configuration.sourcePoint
    let menu = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: [])
    guard let menu, !menu.children.isEmpty else { return }
    delegate?.editMenuInteraction(
      self, willPresentMenuFor: configuration, animator: ImmediateMenuAnimator())
    let controller = MenuPresenter.present(menu, from: view) { [weak self] in self?.didEnd() }
    shown = controller.map { ($0, configuration) }
  }

  open func dismissMenu() { shown?.controller.dismiss(animated: false) }

  private func didEnd() {
    guard let shown else { return }
    self.shown = nil
    delegate?.editMenuInteraction(
      self, willDismissMenuFor: shown.configuration, animator: ImmediateMenuAnimator())
  }

  /// Shows the menu anew, with what the delegate offers now.
  open func reloadVisibleMenu() {
    guard let configuration = shown?.configuration else { return }
    dismissMenu()
    presentEditMenu(with: configuration)
  }

  /// Where the menu was asked for last, in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint {
    guard let view, let own = self.view else { return point }
    return own.convert(point, to: view)
  }
}

/// Runs what is to happen beside a menu's coming and going, which take no time.
@MainActor
private final class ImmediateMenuAnimator: NSObject, UIEditMenuInteractionAnimating {
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping () -> Void) { completion() }
}

@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
  /// Nil for no menu.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { OptionalRequirement.missing(nil) }

  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}

  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {}
}
