import CoreGraphics
import Foundation

/// Lets items be dropped on a view.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  open private(set) weak var delegate: (any UIDropInteractionDelegate)?
  open private(set) weak var view: UIView?
  /// Differs from Apple's: kept, and read by nobody here; one drag is under way at a time.
  open var allowsSimultaneousDropSessions = false
  private(set) lazy var target = InteractionDropTarget(self)

  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}

/// Tells the delegate of a drop interaction what happens.
@MainActor
final class InteractionDropTarget: DropTarget {
  private weak var interaction: UIDropInteraction?
  private var proposal: UIDropProposal?

  init(_ interaction: UIDropInteraction) { self.interaction = interaction }

  private func tell<Value>(
    _ call: (any UIDropInteractionDelegate, UIDropInteraction) -> Value
  ) -> Value? {
    guard let interaction, let delegate = interaction.delegate else { return nil }
    return DefaultRequirement.call { call(delegate, interaction) }
  }

  func accepts(_ operation: DragOperation) -> Bool {
    tell { $0.dropInteraction($1, canHandle: operation.session) } ?? true
  }

  func dragEntered(_ operation: DragOperation) {
    tell { $0.dropInteraction($1, sessionDidEnter: operation.session) }
  }

  func dragMoved(_ operation: DragOperation) {
    proposal = tell { $0.dropInteraction($1, sessionDidUpdate: operation.session) }
  }

  func dragExited(_ operation: DragOperation) {
    proposal = nil
    tell { $0.dropInteraction($1, sessionDidExit: operation.session) }
  }

  /// A view that says nothing about a drop does not get it.
  var allowsDrop: Bool { proposal.map { [.copy, .move].contains($0.operation) } ?? false }

  func drop(_ operation: DragOperation) -> Bool {
    tell { $0.dropInteraction($1, performDrop: operation.session) }
    tell { $0.dropInteraction($1, concludeDrop: operation.session) }
    proposal = nil
    return true
  }

  func dragEnded(_ operation: DragOperation) {
    tell { $0.dropInteraction($1, sessionDidEnd: operation.session) }
  }
}

@preconcurrency @MainActor
public protocol UIDropInteractionDelegate: NSObjectProtocol {
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession)
  func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  public func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { DefaultRequirement.missing(true) }
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) { DefaultRequirement.missing(()) }
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { DefaultRequirement.missing(UIDropProposal(operation: .cancel)) }
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) { DefaultRequirement.missing(()) }
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) { DefaultRequirement.missing(()) }
  public func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) { DefaultRequirement.missing(()) }
  public func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  ) { DefaultRequirement.missing(()) }
}
