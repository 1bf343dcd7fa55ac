import CoreGraphics
import Device
import Foundation

/// A table or collection whose rows are dragged, and that takes drops.
@MainActor
protocol ListWithDrags: UIView {
  /// The row at a point of the list's space; nil between rows.
  func dragPath(at point: CGPoint) -> IndexPath?
  /// The place behind the last row of the section that ends above a point; nil where no section does.
  func dropPathBehind(_ point: CGPoint) -> IndexPath?
  func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem]
  /// The cell that is shown for a row.
  func dragCell(at path: IndexPath) -> (any DraggedCell)?
  func dragWillBegin(_ session: any UIDragSession)
  func dragDidEnd(_ session: any UIDragSession)
  func acceptsDrop(_ session: any UIDropSession) -> Bool
  func dropDidEnter(_ session: any UIDropSession)
  /// What a drop would do there.
  func dropProposal(_ session: any UIDropSession, at path: IndexPath?) -> UIDropProposal
  func dropDidExit(_ session: any UIDropSession)
  func dropDidEnd(_ session: any UIDropSession)
  func perform(_ drop: ListDrop)
}

/// A cell that hears how far its drag has come.
@MainActor
protocol DraggedCell: UIView {
  /// It is lifted by a finger, it goes with it, or, for nil, it is let go.
  func dragDidChange(isLifted: Bool?)
}

/// What was dropped on a list, and where.
@MainActor
struct ListDrop {
  var session: any UIDropSession
  var destination: IndexPath?
  var proposal: UIDropProposal
  /// The items, each with the row of the same list that it comes from.
  var items: [(item: UIDragItem, source: IndexPath?)]
}

/// Drags rows of a list, and tells the list what is dropped on it.
@MainActor
final class ListDragDrop: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  private weak var list: (any ListWithDrags)?
  private lazy var drag = UIDragInteraction(delegate: self)
  private lazy var drop = UIDropInteraction(delegate: self)
  /// The row that is being dragged, until the list changes.
  private var source: IndexPath?
  /// Its cell, which may have got another row meanwhile.
  private weak var cell: (any DraggedCell)?
  private var dragged: (any UIDragSession)?
  private var target:
    (session: any UIDropSession, destination: IndexPath?, proposal: UIDropProposal)?

  init(_ list: any ListWithDrags) { self.list = list }

  /// Whether rows can be lifted; without it they still take drops.
  var isEnabled: Bool {
    get { drag.isEnabled }
    set { drag.isEnabled = newValue }
  }
  var hasActiveDrag: Bool { dragged != nil }
  var hasActiveDrop: Bool { target != nil }
  /// The row that a drag within the list carries, alone.
  var onlySource: IndexPath? { dragged?.items.count == 1 ? source : nil }

  /// Takes part in drags and drops, or stops to.
  func install(drags: Bool, drops: Bool) {
    install(drag, drags)
    install(drop, drops)
  }

  private func install(_ interaction: any UIInteraction, _ isIn: Bool) {
    if isIn, interaction.view == nil { list?.addInteraction(interaction) }
    if !isIn, interaction.view != nil { list?.removeInteraction(interaction) }
  }

  /// The rows have changed: where the dragged one was is not known any more.
  func listDidChange() { source = nil }

  // MARK: Drag

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let list, let path = list.dragPath(at: session.location(in: list)) else { return [] }
    source = path
    let items = list.dragItems(for: session, at: path)
    cell = items.isEmpty ? nil : list.dragCell(at: path)
    cell?.dragDidChange(isLifted: true)
    return items
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    dragged = session
    list?.dragWillBegin(session)
    cell?.dragDidChange(isLifted: false)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    dragged = nil
    cell?.dragDidChange(isLifted: nil)
    cell = nil
    source = nil
    list?.dragDidEnd(session)
  }

  // MARK: Drop

  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { list?.acceptsDrop(session) ?? false }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) { list?.dropDidEnter(session) }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let list else { return UIDropProposal(operation: .cancel) }
    let point = session.location(in: list)
    let destination = list.dragPath(at: point) ?? list.dropPathBehind(point)
    let proposal = list.dropProposal(session, at: destination)
    target = (session, destination, proposal)
    return proposal
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    target = nil
    list?.dropDidExit(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {
    target = nil
    list?.dropDidEnd(session)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    guard let target else { return }
    let isOwn = dragged != nil && session.localDragSession === dragged
    list?.perform(
      ListDrop(
        session: session, destination: target.destination, proposal: target.proposal,
        items: session.items.enumerated().map { ($1, isOwn && $0 == 0 ? source : nil) }))
  }
}
