import CoreGraphics
import Device
import Foundation

/// Something that dragged items can be dropped on.
@MainActor
package protocol DropTarget: AnyObject {
  /// Whether the items may be dropped here at all.
  func accepts(_ operation: DragOperation) -> Bool
  func dragEntered(_ operation: DragOperation)
  /// The finger moved within the target.
  func dragMoved(_ operation: DragOperation)
  func dragExited(_ operation: DragOperation)
  /// Whether letting go now would drop the items.
  var allowsDrop: Bool { get }
  /// Takes the items; false if it does not want them after all.
  func drop(_ operation: DragOperation) -> Bool
  /// The operation is over, here or elsewhere.
  func dragEnded(_ operation: DragOperation)
}

extension DropTarget {
  package func dragEnded(_ operation: DragOperation) {}
}

/// A view that shows several drop targets of its own.
@MainActor
package protocol DropTargetHost: UIView {
  /// The front target for the items at a point of the view's space.
  func dropTarget(at point: CGPoint, for operation: DragOperation) -> (any DropTarget)?
}

/// Items under a finger, from the moment they are lifted until they are dropped.
@MainActor
package final class DragOperation {
  package let items: [UIDragItem]
  package let session = DragSession()
  package private(set) weak var window: UIWindow?
  /// Where the finger is, in the window's coordinates, in points.
  package private(set) var location: CGPoint
  private var target: (any DropTarget)?
  private var seen: [any DropTarget] = []
  private var isOver = false
  private let springLoading = SpringLoading()

  /// The operation that is under way.
  package private(set) static weak var current: DragOperation?

  package init(_ items: [UIDragItem], in window: UIWindow, at location: CGPoint) {
    self.items = items
    self.window = window
    self.location = location
    session.operation = self
    Self.current = self
    UIChange.note()
  }

  package func move(to location: CGPoint) {
    guard !isOver else { return }
    self.location = location
    springLoading.rest(on: findSpringLoadedControl())
    let found = findTarget()
    if found === target {
      target?.dragMoved(self)
    } else {
      target?.dragExited(self)
      target = found
      if let found {
        if !seen.contains(where: { $0 === found }) { seen.append(found) }
        found.dragEntered(self)
        found.dragMoved(self)
      }
    }
    UIChange.note()
  }

  /// Lets go of the items where the finger is.
  ///
  /// - Returns: Whether a target took them.
  @discardableResult
  package func drop() -> Bool {
    guard !isOver else { return false }
    var isTaken = false
    if let target {
      if target.allowsDrop { isTaken = target.drop(self) } else { target.dragExited(self) }
    }
    finish()
    return isTaken
  }

  package func cancel() {
    guard !isOver else { return }
    target?.dragExited(self)
    finish()
  }

  private func finish() {
    isOver = true
    springLoading.stop()
    target = nil
    for target in seen { target.dragEnded(self) }
    seen = []
    if Self.current === self { Self.current = nil }
    UIChange.note()
  }

  /// What stands in front under the finger and takes the items.
  private func findTarget() -> (any DropTarget)? {
    guard let window else { return nil }
    var view = window.hitTest(location, with: nil)
    while let current = view {
      if let host = current as? any DropTargetHost,
        let found = host.dropTarget(at: host.convert(location, from: nil), for: self)
      {
        return found
      }
      for case let interaction as UIDropInteraction in current.interactions.reversed()
      where interaction.target.accepts(self) {
        return interaction.target
      }
      view = current.superview
    }
    return nil
  }
}
