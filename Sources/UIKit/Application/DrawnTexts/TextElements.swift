import Accessibility
import Automation
import CoreGraphics
import Foundation
import Metrics

/// Which elements of a tree tell which texts on the screen.
struct TextElements {
  /// In document order; a text belongs to the last that fits best.
  private let elements: [AccessibilityElement]
  /// The frames of what scrolls its content.
  private let scrollers: [CGRect]
  private let screen: CGRect

  init(_ root: AccessibilityElement) {
    var elements: [AccessibilityElement] = []
    var scrollers: [CGRect] = []
    root.forEachDescendant { element in
      if Self.scrolling.contains(element.elementType) { scrollers.append(element.frame) }
      let isRegion = element.identifier == DismissRegionNames.identifier
      if element.isAccessibilityElement, !Self.rooms.contains(element.elementType), !isRegion {
        elements.append(element)
      }
    }
    self.elements = elements
    self.scrollers = scrollers
    screen = root.frame
  }

  private static let rooms: Set<ElementKind> = [.application, .window]
  private static let scrolling: Set<ElementKind> = [
    .scrollView, .table, .collectionView, .webView, .textView, .picker, .pickerWheel, .datePicker,
    .map,
  ]
  private static let fields: Set<ElementKind> = [
    .textField, .secureTextField, .searchField, .textView,
  ]

  /// The element that tells a text: of those around it the one with its words, else the smallest.
  func element(of text: PlacedRun) -> AccessibilityElement? {
    let frame = text.frame
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    let around = elements.filter { $0.frame.contains(middle) }
    let words = text.run.string.trimmingCharacters(in: .whitespaces)
    let telling = around.filter { element in
      [element.label, element.value ?? "", element.placeholderValue ?? ""]
        .contains { !words.isEmpty && $0.contains(words) }
    }
    return (telling.isEmpty ? around : telling).reversed().min { $0.frame.area < $1.frame.area }
  }

  /// How a text is cut, apart from what scrolls and from fields, whose texts move inside of them.
  func cut(of text: PlacedRun, in element: AccessibilityElement?) -> DrawnText.Cut? {
    if let element, Self.fields.contains(element.elementType) { return nil }
    if text.run.isEllipsis { return .ellipsis }
    let frame = text.frame.intersection(screen)
    guard !frame.isNull, frame.width > 0 else { return nil }
    for clip in text.clips.reversed() where !clip.insetBy(dx: -0.5, dy: -0.5).contains(frame) {
      return scrolls(clip) ? nil : .frame
    }
    return nil
  }

  /// Whether a clip is that of a scrolling view, which may reach below bars.
  private func scrolls(_ clip: CGRect) -> Bool {
    scrollers.contains { frame in
      clip.insetBy(dx: -1, dy: -1).contains(frame)
        || (frame.insetBy(dx: -1, dy: -1).contains(clip) && clip.area >= frame.area / 2)
    }
  }
}

extension CGRect {
  fileprivate var area: CGFloat { width * height }
}
