import CoreGraphics
import Foundation

public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// An `NSString`, `IndexPath` or the like.
  public let identifier: Any
  let previewProvider: UIContextMenuContentPreviewProvider?
  let actionProvider: UIContextMenuActionProvider?
  /// Differs from Apple's: kept, and read by nobody here; one item is previewed.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []
  /// Differs from Apple's: kept, and read by nobody here; previews have no badge.
  open var badgeCount = 0
  /// Differs from Apple's: kept, and read by nobody here; menus keep the order of their elements.
  open var preferredMenuElementOrder = ElementOrder.automatic

  public enum ElementOrder: Int, Sendable {
    case automatic = 0
    case priority = 1
    case fixed = 2
  }

  public init(
    identifier: Any? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? UUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  /// What the menu offers.
  package var menu: UIMenu? { actionProvider?([]) }
}

/// Shows a menu where the user presses long.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  public enum Appearance: UInt, Sendable {
    case unknown = 0
    case rich = 1
    case compact = 2
  }

  private let press = MenuPressGestureRecognizer()
  private var configuration: UIContextMenuConfiguration?
  private weak var shown: UIViewController?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.menu = { [weak self] in
      guard let self, let configuration = configuration(at: press.location(in: self.view)) else {
        return nil
      }
      return { [weak self] in self?.show(configuration) }
    }
  }

  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var menuAppearance: Appearance { shown == nil ? .unknown : .rich }

  open func willMove(to view: UIView?) {
    self.view?.removeGestureRecognizer(press)
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  open func location(in view: UIView?) -> CGPoint { press.location(in: view) }

  /// Shows the menu as a long press at `location`, in the view's coordinates, does.
  package func open(at location: CGPoint) {
    if let configuration = configuration(at: location) { show(configuration) }
  }

  private func configuration(at location: CGPoint) -> UIContextMenuConfiguration? {
    delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
  }

  private func show(_ configuration: UIContextMenuConfiguration) {
    guard let view else { return }
    self.configuration = configuration
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: nil)
    guard let menu = configuration.menu else { return }
    shown = MenuPresenter.present(menu, from: view) { [weak self] in
      guard let self else { return }
      self.delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: nil)
    }
  }

  /// Replaces what the visible menu offers.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let menu = configuration?.menu, let view, shown != nil else { return }
    dismissMenu()
    shown = MenuPresenter.present(block(menu), from: view)
  }

  open func dismissMenu() {
    shown?.dismiss(animated: false)
    shown = nil
  }
}

@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Differs from Apple's: makes no difference; there is no preview to tap.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss = 0
  case pop = 1
}

@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Differs from Apple's: never called; a menu stands beside its view, without a preview to tap.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// Differs from Apple's: never called; the view itself stays where it is.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// Differs from Apple's: never called; the view itself stays where it is.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { DefaultRequirement.missing(()) }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { DefaultRequirement.missing(()) }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) { DefaultRequirement.missing(()) }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { DefaultRequirement.missing(nil) }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { DefaultRequirement.missing(nil) }
}
