import Accessibility
import CoreGraphics
import UIKit

@testable import SwiftUI

/// A chart on a screen of its own, 300 by 200 points.
@MainActor
struct ChartHost {
  let elements: [AccessibilityElement]

  init<V: View>(_ view: V) {
    let graph = ViewGraph(size: CGSize(width: 300, height: 200))
    graph.setRoot(view)
    graph.runTurn()
    var builder = AccessibilityBuilder(
      context: AccessibilityTreeContext(visibleRect: CGRect(origin: .zero, size: graph.size)),
      origin: .zero)
    graph.layoutRoot?.buildAccessibility(&builder)
    var found: [AccessibilityElement] = []
    func visit(_ element: AccessibilityElement) {
      found.append(element)
      element.children.forEach(visit)
    }
    builder.elements.forEach(visit)
    elements = found
  }

  /// The frame of the first element with a label or a value; null when there is none.
  func frame(_ text: String) -> CGRect {
    elements.first { $0.label == text || $0.value == text }?.frame ?? .null
  }
}
