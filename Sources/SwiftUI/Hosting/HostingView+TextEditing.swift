import Foundation
import UIKit

/// The text of the field that has the focus, for UIKit's menus and edit actions.
extension _UIHostingView: TextEditTarget {
  private var field: TextInputNode? { graph.focus.focused as? TextInputNode }

  package var editedText: String? { field?.string }

  package var editedSelection: NSRange {
    get {
      guard let field else { return NSRange(location: 0, length: 0) }
      let place = field.typingPlace
      let text = field.string
      let start = text.index(text.startIndex, offsetBy: place.lowerBound)
      return NSRange(start..<text.index(start, offsetBy: place.count), in: text)
    }
    set {
      guard let field else { return }
      let text = field.string
      let all = text.utf16.count
      let start = min(max(newValue.location, 0), all)
      let end = min(max(NSMaxRange(newValue), start), all)
      func characters(_ offset: Int) -> Int {
        text.distance(
          from: text.startIndex, to: String.Index(utf16Offset: offset, in: text))
      }
      field.select(characters(start)..<characters(end))
    }
  }

  package var isTextEditable: Bool { field?.environment.values.isEnabled ?? false }
  package var isTextSecret: Bool { field?.isSecure ?? false }

  package func textOffset(nearest point: CGPoint) -> Int {
    guard let field else { return 0 }
    let count = field.characters(before: field.localPoint(fromRoot: point))
    let text = field.string
    let index = text.index(text.startIndex, offsetBy: count, limitedBy: text.endIndex)
    return (index ?? text.endIndex).utf16Offset(in: text)
  }

  package func textRectangles(of range: NSRange) -> [CGRect] {
    guard let field, let part = Range(range, in: field.string) else { return [] }
    let text = field.string
    let start = text.distance(from: text.startIndex, to: part.lowerBound)
    let end = start + text.distance(from: part.lowerBound, to: part.upperBound)
    let origin = field.rootOrigin
    return field.rectangles(of: start..<end).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
  }
}
