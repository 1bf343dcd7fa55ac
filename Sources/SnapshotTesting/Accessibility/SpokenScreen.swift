import Accessibility
import CoreGraphics
import UIKit

/// The elements at which VoiceOver stops on a view, in its order.
@MainActor
enum SpokenScreen {
  /// Those of which something is in sight.
  static func elements(of view: UIView) -> [SpokenElement] {
    let origin = view.convert(view.bounds.origin, to: nil)
    let offset = CGPoint(
      x: origin.x + (view.window?.frame.minX ?? 0), y: origin.y + (view.window?.frame.minY ?? 0))
    let area = CGRect(origin: offset, size: view.bounds.size)
    let context = AccessibilityTreeContext(visibleRect: area)
    var spoken: [SpokenElement] = []
    for root in view.accessibilityElementTree(in: context) {
      root.walk { element in
        guard element.isAccessibilityElement else { return .into }
        let seen = (element.visibleFrame ?? element.frame).intersection(area)
        if !seen.isNull, seen.width > 0, seen.height > 0 {
          spoken.append(
            SpokenElement(
              element, frame: element.frame.offsetBy(dx: -offset.x, dy: -offset.y),
              position: position(of: element)))
        }
        // What is in an element is not gone into.
        return .skipChildren
      }
    }
    return spoken
  }

  /// The place of a tab among those beside it.
  private static func position(of element: AccessibilityElement) -> (Int, Int)? {
    guard element.traits.contains(.tabItem), let parent = element.parent else { return nil }
    let tabs = parent.children.filter { $0.traits.contains(.tabItem) }
    guard let index = tabs.firstIndex(where: { $0 === element }) else { return nil }
    return (index + 1, tabs.count)
  }

  static func text(of elements: [SpokenElement]) -> String {
    guard !elements.isEmpty else { return "VoiceOver finds nothing here." }
    return elements.enumerated().map { index, element in
      let number = "\(index + 1). "
      let indent = String(repeating: " ", count: number.count)
      return number + element.lines.joined(separator: "\n\(indent)")
    }.joined(separator: "\n")
  }
}
