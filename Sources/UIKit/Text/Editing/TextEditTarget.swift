import CoreGraphics
import Foundation
import Metrics

/// A view with a text that fingers and menus edit: a field, a text view, or a view that hosts fields.
///
/// Places in the text are in UTF-16 units, points are in the space of the view.
@MainActor
package protocol TextEditTarget: UIView, UIKeyInput {
  /// The text as it stands; nil where there is none now.
  var editedText: String? { get }
  /// Without a length it is the insertion point.
  var editedSelection: NSRange { get set }
  var isTextEditable: Bool { get }
  /// Whether the text is hidden from who looks at it.
  var isTextSecret: Bool { get }
  /// The boundary between two characters that is nearest to a point.
  func textOffset(nearest point: CGPoint) -> Int
  /// That boundary as the app has it; nil where no finger is to put the insertion point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// What a part of the text covers, a rectangle for each line; for the insertion point, that of itself.
  func textRectangles(of range: NSRange) -> [CGRect]
  /// What the app makes of the menu for a part of the text.
  func editMenu(for range: NSRange, suggested: [UIMenuElement]) -> UIMenu?
}

extension TextEditTarget {
  package func editMenu(for range: NSRange, suggested: [UIMenuElement]) -> UIMenu? { nil }
  package func closestPosition(to point: CGPoint) -> UITextPosition? {
    UITextPosition(textOffset(nearest: point))
  }
}

extension TextEditTarget where Self: _TextRangeSource {
  package var editedText: String? { _content }
  /// The delegate hears of changes only.
  package var editedSelection: NSRange {
    get { _selection }
    set { if newValue != _selection { _selection = newValue } }
  }
}

extension TextEditTarget {
  /// Shows what can be done with the selection, or at the insertion point.
  package func showEditMenu() {
    let range = editedSelection
    let rect = textRectangles(of: range).reduce(CGRect.null) { $0.union($1) }
    let suggested = TextEditAction.commands(for: self)
    let menu = editMenu(for: range, suggested: suggested)
    let elements = menu?.children ?? suggested + UIMenuController.shared.commands(for: self)
    let place = rect.isNull ? bounds : rect
    EditMenu.show(
      EditMenuCommand.commands(of: elements, in: self, over: place), over: place, of: self)
  }

  /// A finger has lifted from the text: it places the insertion point, selects, and opens the menu.
  ///
  /// One tap goes to the nearest end of a word, and opens the menu where the insertion point already is; two select
  /// a word, three a paragraph. Who holds gets the menu. The ends of words: known from tests that tap into the
  /// middle of long texts; which end is unsure.
  ///
  /// - Parameters:
  ///   - point: In the space of the view.
  ///   - taps: How many in a row.
  ///   - duration: Of the last one, in seconds.
  ///   - wasEditing: Whether typing went here before.
  package func fingerLifted(
    at point: CGPoint, taps: Int, duration: TimeInterval, wasEditing: Bool
  ) {
    guard let text = editedText as NSString?, let place = closestPosition(to: point)?.offset
    else { return }
    let old = editedSelection
    switch taps {
    case 1 where duration >= GestureMetrics.longPressDuration:
      if old.length == 0 || !NSLocationInRange(place, old) {
        editedSelection = NSRange(location: place, length: 0)
      }
      showEditMenu()
    case 1:
      let isInSelection = wasEditing && old.length > 0 && NSLocationInRange(place, old)
      let new = NSRange(location: TextUnits.wordEdge(in: text, nearest: place), length: 0)
      if !isInSelection { editedSelection = new }
      if isInSelection || wasEditing && old == new, !EditMenu.wasVisibleAtTouch { showEditMenu() }
    case 2:
      editedSelection = TextUnits.word(in: text, at: place)
      showEditMenu()
    default:
      editedSelection = TextUnits.paragraph(in: text, at: place)
      showEditMenu()
    }
  }
}
