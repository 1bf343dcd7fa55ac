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
/// Differs from Apple's: the system suggests only what cuts, copies, pastes and selects.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  private var shown: UIEditMenuConfiguration?
  private var point = CGPoint.zero

  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {
    if view == nil { dismissMenu() }
  }

  open func didMove(to view: UIView?) { self.view = view }

  /// Shows what the delegate offers for the configuration, or what the system does without one.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard let view, view.window != nil, shown == nil else { return }
    point = configuration.sourcePoint
    let suggested = TextEditAction.commands(for: FirstResponder.current ?? view)
    let offered = DefaultRequirement.asked(
      delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested))
    guard let menu = delegate == nil ? UIMenu(children: suggested) : offered,
      !menu.children.isEmpty
    else { return }
    delegate?.editMenuInteraction(
      self, willPresentMenuFor: configuration, animator: ImmediateMenuAnimator())
    let rect =
      DefaultRequirement.asked(delegate?.editMenuInteraction(self, targetRectFor: configuration))
      ?? CGRect(origin: configuration.sourcePoint, size: .zero)
    EditMenu.show(
      EditMenuCommand.commands(of: menu.children, in: view, over: rect), over: rect, of: view
    ) { [weak self] in self?.didEnd() }
    shown = configuration
  }

  open func dismissMenu() { if shown != nil { EditMenu.hide() } }

  private func didEnd() {
    guard let shown else { return }
    self.shown = nil
    delegate?.editMenuInteraction(
      self, willDismissMenuFor: shown, animator: ImmediateMenuAnimator())
  }

  /// Shows the menu anew, with what the delegate offers now.
  open func reloadVisibleMenu() {
    guard let configuration = shown else { return }
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
  /// What the menu stands beside, in the view's space, in points.
  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect
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
  ) -> UIMenu? { DefaultRequirement.missing(UIMenu(children: suggestedActions)) }

  public func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect {
    DefaultRequirement.missing(CGRect(origin: configuration.sourcePoint, size: .zero))
  }

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
