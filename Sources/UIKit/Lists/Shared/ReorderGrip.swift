import CoreGraphics
import Foundation

/// A table or a collection whose cells a finger carries to other places by their reorder controls.
@MainActor
protocol ReorderingList: UIScrollView {
  /// - Returns: Whether the cell may be moved.
  func beginReordering(_ cell: UIView) -> Bool
  /// The middle of the cell that is carried has come to a point of the content.
  func carry(to middle: CGPoint)
  func endReordering()
  func cancelReordering()
}

/// Recognizes the finger on a reorder control, from when it goes down: neither the list nor what is around it scrolls.
@MainActor
final class ReorderGrip: UILongPressGestureRecognizer {
  private weak var cell: UIView?
  private weak var list: (any ReorderingList)?
  private var start = CGPoint.zero
  private var middle = CGPoint.zero

  init(of cell: UIView) {
    self.cell = cell
    super.init(target: nil, action: nil)
    minimumPressDuration = 0
    onRecognized = { [weak self] _ in self?.follow() }
  }

  private func follow() {
    if state == .began { begin() }
    guard let cell, let list else { return }
    let place = location(in: list)
    let way = CGPoint(x: place.x - start.x, y: place.y - start.y)
    switch state {
    case .changed:
      cell.transform = CGAffineTransform(translationX: 0, y: way.y)
      list.carry(to: CGPoint(x: middle.x, y: middle.y + way.y))
    case .ended, .cancelled, .failed:
      cell.transform = .identity
      self.list = nil
      if state == .ended { list.endReordering() } else { list.cancelReordering() }
    default: break
    }
  }

  private func begin() {
    let lists = sequence(first: cell?.superview, next: { $0?.superview }).lazy
    guard let cell, let found = lists.compactMap({ $0 as? any ReorderingList }).first,
      found.beginReordering(cell)
    else { return }
    list = found
    start = location(in: found)
    middle = CGPoint(x: cell.frame.midX, y: cell.frame.midY)
    found.bringSubviewToFront(cell)
  }
}
