import CoreGraphics
import Foundation

/// Lets the items of a view be dragged: held for half a second they are lifted.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIDragInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// On iPhone dragging is off until an app turns it on.
  open var isEnabled = UIDragInteraction.isEnabledByDefault {
    didSet { press.isEnabled = isEnabled }
  }
  /// Differs from Apple's: kept, and read by nobody here; a lift ends other gestures.
  open var allowsSimultaneousRecognitionDuringLift = false
  private let press = UILongPressGestureRecognizer()
  private var operation: DragOperation?

  open class var isEnabledByDefault: Bool { UIDevice.current.userInterfaceIdiom == .pad }

  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.isEnabled = isEnabled
    press.onRecognized = { [weak self] in self?.pressDidChange($0) }
  }

  open func willMove(to view: UIView?) { self.view?.removeGestureRecognizer(press) }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  private func pressDidChange(_ recognizer: UIGestureRecognizer) {
    let location = recognizer.location(in: nil)
    switch recognizer.state {
    case .began: lift(at: location)
    case .changed: operation?.move(to: location)
    case .ended:
      finish {
        $0.move(to: location); return $0.drop()
      }
    case .cancelled, .failed:
      finish {
        $0.cancel(); return false
      }
    default: break
    }
  }

  private func lift(at location: CGPoint) {
    guard isEnabled, let view, let window = view.window, let delegate else { return }
    // The session exists before its items do.
    let empty = DragOperation([], in: window, at: location)
    let items = delegate.dragInteraction(self, itemsForBeginning: empty.session)
    guard !items.isEmpty else { return empty.cancel() }
    let operation = DragOperation(items, in: window, at: location)
    operation.session.localContext = empty.session.localContext
    self.operation = operation
    delegate.dragInteraction(self, sessionWillBegin: operation.session)
  }

  private func finish(_ body: (DragOperation) -> Bool) {
    guard let operation else { return }
    self.operation = nil
    let result: UIDropOperation = body(operation) ? .copy : .cancel
    delegate?.dragInteraction(self, session: operation.session, willEndWith: result)
    delegate?.dragInteraction(self, session: operation.session, didEndWith: result)
  }
}

@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: NSObjectProtocol {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation)
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation)
}

extension UIDragInteractionDelegate {
  public func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) { DefaultRequirement.missing(()) }
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) { DefaultRequirement.missing(()) }
  public func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) { DefaultRequirement.missing(()) }
}
