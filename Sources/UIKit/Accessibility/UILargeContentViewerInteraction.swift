import CoreGraphics
import Device
import Foundation

/// Shows the items of a view large, in the middle of the screen, while a finger rests on them.
///
/// Only where texts have an accessibility size. The finger may go on from item to item.
///
/// Differs from Apple's: tab bars and other bars show nothing by themselves; whether a device's UI tests see what is
/// shown is not known: here its title is a text of the window.
@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UILargeContentViewerInteractionDelegate)?
  open private(set) weak var view: UIView?
  private let press = UILongPressGestureRecognizer()
  private var shown: (item: any UILargeContentViewerItem, view: LargeContentView)?

  public static let enabledStatusDidChangeNotification = Notification.Name(
    "UILargeContentViewerInteractionEnabledStatusDidChangeNotification")
  /// Whether texts have an accessibility size.
  open class var isEnabled: Bool {
    UIScreen.main.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }

  /// For other recognizers to wait for.
  open var gestureRecognizerForExclusionRelationship: UIGestureRecognizer { press }

  public convenience override init() { self.init(delegate: nil) }

  public init(delegate: (any UILargeContentViewerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
    press.delegate = self
    press.onRecognized = { [weak self] in self?.pressDidChange($0) }
  }

  open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(press) }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  private func pressDidChange(_ recognizer: UIGestureRecognizer) {
    guard let view else { return }
    let point = recognizer.location(in: view)
    switch recognizer.state {
    case .began, .changed: show(item(at: point))
    case .ended:
      let item = shown?.item
      show(nil)
      delegate?.largeContentViewerInteraction(self, didEndOn: item, at: point)
    default: show(nil)
    }
  }

  private func item(at point: CGPoint) -> (any UILargeContentViewerItem)? {
    guard let view else { return nil }
    let answer = delegate.flatMap { delegate in
      DefaultRequirement.call { delegate.largeContentViewerInteraction(self, itemAt: point) }
    }
    if let answer { return answer.flatMap { $0.showsLargeContentViewer ? $0 : nil } }
    var next = view.hitTest(point, with: nil)
    while let current = next, !current.showsLargeContentViewer, current !== view {
      next = current.superview
    }
    return next.flatMap { $0.showsLargeContentViewer ? $0 : nil }
  }

  private func show(_ item: (any UILargeContentViewerItem)?) {
    guard shown?.item !== item else { return }
    shown?.view.removeFromSuperview()
    shown = nil
    let container =
      view.flatMap { view in
        delegate.flatMap { delegate in
          DefaultRequirement.call { delegate.viewController(for: self) }
        }?.view ?? view.window
      }
    guard let item, let container else { return }
    let large = LargeContentView(item)
    large.place(in: container)
    shown = (item, large)
  }
}

extension UILargeContentViewerInteraction: UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view, Self.isEnabled else { return false }
    return item(at: gestureRecognizer.location(in: view)) != nil
  }
}

/// Chooses what is shown large, and does something when the finger is lifted.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// Nil for a finger that was lifted beside all items.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint)
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  /// In whose view the item is shown; without it, in the window.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) { DefaultRequirement.missing(()) }
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { DefaultRequirement.missing(nil) }
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    DefaultRequirement.missing(UIViewController())
  }
}
