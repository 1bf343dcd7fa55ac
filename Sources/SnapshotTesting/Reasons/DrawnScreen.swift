import Accessibility
import CoreGraphics
import DisplayList
import TestReporting
import UIKit

/// What was on the screen when a picture was drawn; written out only when somebody asks.
struct DrawnScreen: Sendable {
  private let elements: [ScreenNotes.Element]
  private let layout: [String]
  /// Where the views are; not written out, since names of types are no part of a picture.
  let places: ViewPlaces
  private let drawing: DisplayList
  private let scale: CGFloat

  @MainActor
  init(of view: UIView, drawing: DisplayList, scale: CGFloat) {
    elements = ScreenElements.elements(of: view).map { $0.note }
    (layout, places) = ViewLines.read(view)
    self.drawing = drawing
    self.scale = scale
  }

  var notes: ScreenNotes {
    ScreenNotes(
      scale: Double(scale), elements: elements, layout: layout,
      drawing: drawing.description.split(separator: "\n").map(String.init))
  }
}

/// The elements of a view, in its own coordinates.
@MainActor
enum ScreenElements {
  struct Entry {
    let element: AccessibilityElement
    /// In points of the view.
    let frame: CGRect

    var note: ScreenNotes.Element { ScreenNotes.Element(element, frame: frame) }
  }

  /// All elements in reading order, parents before what is in them.
  static func elements(of view: UIView) -> [Entry] {
    let origin = view.convert(view.bounds.origin, to: nil)
    let offset = CGPoint(
      x: origin.x + (view.window?.frame.minX ?? 0), y: origin.y + (view.window?.frame.minY ?? 0))
    let context = AccessibilityTreeContext(
      visibleRect: CGRect(origin: offset, size: view.bounds.size))
    var entries: [Entry] = []
    for root in view.accessibilityElementTree(in: context) {
      root.walk { element in
        entries.append(
          Entry(element: element, frame: element.frame.offsetBy(dx: -offset.x, dy: -offset.y)))
        return .into
      }
    }
    return entries
  }
}

extension ScreenNotes.Element {
  /// `frame`: In points of the picture.
  package init(_ element: AccessibilityElement, frame: CGRect) {
    var state: [String] = []
    if !element.isEnabled { state.append("disabled") }
    if element.isSelected { state.append("selected") }
    let source = element.source.flatMap { source in
      source.filePath.map { path in
        let file = path.split(separator: "/").last.map(String.init) ?? path
        return source.line.map { "\(file):\($0)" } ?? file
      }
    }
    self.init(
      kind: element.elementType == .staticText ? "Text" : element.elementType.name,
      identifier: element.identifier, label: element.label, value: element.value ?? "",
      state: state, frame: ScreenNotes.Frame(frame), source: source)
  }
}
