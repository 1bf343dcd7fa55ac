import Accessibility
import CoreGraphics
import Device
import UIKit

@testable import SwiftUI

/// A view on a screen of its own, 300 by 200 points, that fingers touch.
@MainActor
final class ViewHost {
  private let graph = ViewGraph(size: CGSize(width: 300, height: 200))
  private var time = 0.0

  init<V: View>(_ view: V) {
    graph.setRoot(view)
    graph.runTurn()
  }

  var elements: [AccessibilityElement] {
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
    return found
  }

  /// The first element with a label.
  func element(_ label: String) -> AccessibilityElement? { elements.first { $0.label == label } }

  /// Touches the middle of the first element with a label.
  func tap(_ label: String) {
    graph.runTurn()
    guard let frame = element(label)?.frame else { return }
    touch(.began, CGPoint(x: frame.midX, y: frame.midY))
    touch(.ended, CGPoint(x: frame.midX, y: frame.midY))
  }

  func drag(from start: CGPoint, to end: CGPoint) {
    touch(.began, start)
    for step in 1...10 {
      time += 0.1
      let part = CGFloat(step) / 10
      touch(
        .moved,
        CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    touch(.ended, end)
  }

  private func touch(_ phase: Touch.Phase, _ point: CGPoint) {
    graph.touch(phase, at: point, time: time, id: 0)
    graph.runTurn()
  }
}
