import Accessibility
import CoreGraphics

/// How the parts of an alert or an action sheet are told.
///
/// On iOS the texts and fields are in one scroll view and the buttons in another one; fields are in cells of a
/// collection. Tests that Xcode has recorded ask for `alerts["…"].scrollViews.otherElements.buttons["OK"]`, and for
/// `alerts["…"].scrollViews.otherElements.collectionViews.textFields["…"]`; which other containers lie between is
/// not known. The button that leaves an action sheet stands by itself.
package enum AlertElements {
  /// Puts the parts of an alert, which are its children in reading order, into their scroll views.
  ///
  /// `apart`: How many of the last parts stay out of them.
  @MainActor
  package static func arrange(_ alert: AccessibilityElement, apart: Int = 0) {
    let parts = alert.children.dropLast(apart)
    let buttons = parts.filter { $0.elementType == .button }
    let others = parts.filter { $0.elementType != .button }
    guard !parts.isEmpty else { return }
    let isField: (AccessibilityElement) -> Bool = {
      [.textField, .secureTextField].contains($0.elementType)
    }
    var texts = others.filter { !isField($0) }
    let cells = others.filter(isField).enumerated().map { index, field in
      container(.cell, alert, part: 16 + UInt64(index), [field])
    }
    if !cells.isEmpty { texts.append(container(.collectionView, alert, part: 6, cells)) }
    var scrolls: [AccessibilityElement] = []
    if !texts.isEmpty {
      let inner = container(.other, alert, part: 5, texts)
      scrolls.append(container(.scrollView, alert, part: 4, [inner], shown: texts))
    }
    if !buttons.isEmpty {
      let inner = container(.other, alert, part: 3, buttons)
      scrolls.append(container(.scrollView, alert, part: 2, [inner], shown: buttons))
    }
    alert.replaceChildren(
      [container(.other, alert, part: 1, scrolls)] + alert.children.suffix(apart))
  }

  /// A container as large as what it holds, or as what shows of it; `part` tells it from the others of the same
  /// alert.
  private static func container(
    _ type: ElementKind, _ alert: AccessibilityElement, part: UInt64,
    _ children: [AccessibilityElement], shown: [AccessibilityElement] = []
  ) -> AccessibilityElement {
    var frame = shown.reduce(CGRect.null) { frame, element in
      let visible = element.visibleFrame ?? element.frame
      return visible.isEmpty ? frame : frame.union(visible)
    }
    if frame.isNull { frame = children.reduce(CGRect.null) { $0.union($1.frame) } }
    let element = AccessibilityElement(
      id: alert.id ^ (part << 56), elementType: type, frame: frame.isNull ? alert.frame : frame,
      children: children)
    element.isAccessibilityElement = false
    return element
  }
}
