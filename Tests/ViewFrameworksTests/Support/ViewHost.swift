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

  /// All texts that are shown, also those that are no elements.
  var texts: [String] {
    var found: [String] = []
    func visit(_ node: _Node) {
      if let text = node as? TextNode { found.append(text.text.plainString) }
      node.forEachChild(visit)
    }
    if let root = graph.root { visit(root) }
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

  func tap(at point: CGPoint) {
    touch(.began, point)
    touch(.ended, point)
  }

  /// Moves two fingers at the same height apart, or together.
  func pinch(around center: CGPoint, from start: CGFloat, to end: CGFloat) {
    func fingers(_ phase: Touch.Phase, _ distance: CGFloat) {
      for (id, side) in [(0, CGFloat(-0.5)), (1, 0.5)] {
        touch(phase, CGPoint(x: center.x + side * distance, y: center.y), id: id)
      }
    }
    fingers(.began, start)
    for step in 1...10 {
      time += 0.1
      fingers(.moved, start + (end - start) * CGFloat(step) / 10)
    }
    fingers(.ended, end)
  }

  private func touch(_ phase: Touch.Phase, _ point: CGPoint, id: Int = 0) {
    graph.touch(phase, at: point, time: time, id: id)
    graph.runTurn()
  }
}
