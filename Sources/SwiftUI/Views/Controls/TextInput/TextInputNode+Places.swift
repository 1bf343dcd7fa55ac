import DisplayList
import Foundation
import Metrics
import Typesetting
import UIKit

/// Where the parts of a field's text stand, and what is drawn of its selection.
extension TextInputNode {
  private var textNode: TextNode? { valueNode?.content as? TextNode }

  /// The text as it was laid out, and its place in the node's space.
  private var laidOut: (layout: TextLayout, origin: CGPoint)? {
    guard let node = textNode else { return nil }
    let layout = node.paragraph.layout(width: node.size.width, height: node.size.height)
    let origin = node.rootOrigin
    return (layout, CGPoint(x: origin.x - rootOrigin.x, y: origin.y - rootOrigin.y))
  }

  /// The UTF-8 offset in what is shown that a number of characters takes.
  private func shownOffset(of characters: Int) -> Int {
    shownText.prefix(characters).utf8.count
  }

  // MARK: Places

  /// The number of characters before the boundary that is nearest to a point, in the node's space.
  func characters(before point: CGPoint) -> Int {
    guard !string.isEmpty, let (layout, origin) = laidOut else { return 0 }
    let offset = layout.offset(
      nearest: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
    let shown = shownText
    let index = shown.utf8.index(shown.startIndex, offsetBy: offset, limitedBy: shown.endIndex)
    return shown.distance(from: shown.startIndex, to: index ?? shown.endIndex)
  }

  /// What a range of characters covers, a rectangle for each line, in the node's space.
  func rectangles(of range: Range<Int>) -> [CGRect] {
    guard !range.isEmpty, let (layout, origin) = laidOut else {
      return [insertionPoint(at: range.lowerBound)]
    }
    let shown = shownOffset(of: range.lowerBound)..<shownOffset(of: range.upperBound)
    return layout.rectangles(of: shown).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }

  /// The line where typing goes on.
  func insertionPoint(at characters: Int) -> CGRect {
    let thickness = FieldMetrics.insertionPointWidth
    if characters < string.count || input.kind == .editor, !string.isEmpty,
      let (layout, origin) = laidOut, let caret = layout.caret(at: shownOffset(of: characters))
    {
      return CGRect(
        x: origin.x + caret.minX, y: origin.y + caret.minY, width: thickness, height: caret.height)
    }
    let text = valueNode?.sizeThatFits(inner(Proposal(size))) ?? .zero
    let width = string.isEmpty ? 0 : text.width
    let end = leadingEdge(ofWidth: width) + (environment.isRightToLeft ? 0 : width)
    let x = min(max(end, insets.width), size.width - insets.width - thickness)
    let y = input.kind == .editor ? insets.height : (size.height - text.height) / 2
    return CGRect(x: x, y: y, width: thickness, height: text.height)
  }

  // MARK: Drawing

  func drawInsertionPoint(into canvas: inout DisplayCanvas) {
    let place = typingPlace
    guard place.isEmpty, input.kind != .editor || place.lowerBound < string.count else { return }
    let line = canvas.pixelRect(insertionPoint(at: place.lowerBound))
    canvas.append(.fill(line, cornerRadius: 1, .color(ControlPaint(self).tint)))
  }

  /// A tint behind what is selected, and a handle at each end.
  func drawSelection(into canvas: inout DisplayCanvas) {
    let place = typingPlace
    guard !place.isEmpty else { return }
    let tint = ControlPaint(self).tint
    let rectangles = rectangles(of: place)
    let tinted = tint.multiplyingAlpha(by: EditMenuMetrics.selectionAlpha)
    for rectangle in rectangles { canvas.append(.fill(canvas.pixelRect(rectangle), tinted)) }
    guard let first = rectangles.first, let last = rectangles.last else { return }
    let width = FieldMetrics.insertionPointWidth
    let diameter = EditMenuMetrics.handleDiameter
    for (x, line, isStart) in [(first.minX, first, true), (last.maxX, last, false)] {
      let bar = CGRect(x: x - width / 2, y: line.minY, width: width, height: line.height)
      canvas.append(.fill(canvas.pixelRect(bar), tint))
      let knob = CGRect(
        x: x - diameter / 2, y: isStart ? line.minY - diameter : line.maxY, width: diameter,
        height: diameter)
      canvas.append(.fill(canvas.pixelRect(knob), cornerRadius: diameter / 2, .color(tint)))
    }
  }
}
