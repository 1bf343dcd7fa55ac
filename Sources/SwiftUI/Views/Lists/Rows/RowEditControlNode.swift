import Accessibility
import Device
import DisplayList
import Foundation
import Metrics
import UIKit

/// What stands in front of a row while its list is edited: a button that deletes the row, or the mark
/// of its selection.
@MainActor
package final class RowEditControlNode: LayoutNode, PressTarget, GestureSource {
  /// What a tap does.
  package enum Action {
    case delete
    case select
  }

  private unowned(unsafe) let row: ListRowNode

  /// In points.
  static let width = RowMetrics.editRoom
  private static let diameter = RowMetrics.editDiameter

  init(_ row: ListRowNode, _ context: _NodeContext) {
    self.row = row
    super.init(context)
    layoutParent = row
  }

  // MARK: Layout

  package override func measure(_ proposal: Proposal) -> CGSize {
    proposal.replacing(unspecified: CGSize(width: Self.width, height: RowMetrics.leastHeight))
  }

  // MARK: Touches

  package override func hitTest(_ point: CGPoint, _ path: inout HitPath) -> Bool {
    guard CGRect(origin: .zero, size: size).contains(point) else { return false }
    path.append(self, at: point)
    return true
  }

  package func collectGestures(into collection: inout GestureCollection) {
    collection.add(PressRecognizer(self))
  }

  package func setPressed(_ isPressed: Bool) {}

  package func performPress(at point: CGPoint) {
    switch row.editAction {
    case .delete?: row.showActions(.trailing)
    case .select?: row.performPress(at: point)
    case nil: break
    }
  }

  package override func performAccessibilityAction(_ action: AccessibilityElementAction) -> Bool {
    guard case .activate = action else { return false }
    performPress(at: .zero)
    return true
  }

  // MARK: Drawing

  private var circle: CGRect {
    CGRect(
      x: left(fromLeading: 0, width: Self.diameter), y: (size.height - Self.diameter) / 2,
      width: Self.diameter, height: Self.diameter)
  }

  package override func draw(into canvas: inout DisplayCanvas) {
    switch row.editAction {
    case .delete?: canvas.append(.remove, in: circle, ControlPaint(self))
    case .select?: canvas.append(.pick(row.isSelected), in: circle, ControlPaint(self))
    case nil: break
    }
  }

  // MARK: Accessibility

  /// A button with its sign in it, which UI tests tap.
  ///
  /// Trees and UI tests of public apps show the sign: `Image, identifier: 'minus.circle.fill', label: 'remove'`. In
  /// those of iOS 26 it stands in the cell without a button around it, so that the button is unsure.
  package override func buildAccessibility(_ builder: inout AccessibilityBuilder) {
    guard row.editAction == .delete else { return }
    let sign = builder.control(.image, frame: circle, for: self, label: EditSign.label)
    sign.identifier = EditSign.identifier
    sign.traits.insert(.image)
    sign.isAccessibilityElement = false
    builder.add(
      .button, for: self, label: SystemWord.remove.text, traits: .button, children: [sign])
  }

  package override var dumpLabel: String? { "EditControl" }
}

extension DisplayCanvas {
  /// Draws a sign in a square whose sides are `RowMetrics.editDiameter`, in the drawing node's space, in points.
  @MainActor mutating func append(_ sign: RowSign, in square: CGRect, _ paint: ControlPaint) {
    let color = sign.color.map { paint.color($0) } ?? paint.tint
    for item in sign.items(in: pixelRect(square), color) { append(item) }
  }
}
