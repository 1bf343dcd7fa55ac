import Accessibility
import CoreGraphics
import Device
import UIKit

@testable import SwiftUI

/// A chart on a screen of its own, 300 by 200 points, that fingers touch.
@MainActor
final class LiveChart {
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

  /// The frame of the first element with a label or a value; null when there is none.
  func frame(_ text: String) -> CGRect {
    elements.first { $0.label == text || $0.value == text }?.frame ?? .null
  }

  /// Drags in steps over a second, and rests before the finger leaves.
  func drag(from start: CGPoint, to end: CGPoint, lifts: Bool = true) {
    touch(.began, start)
    for step in 1...10 {
      pass(0.1)
      let part = CGFloat(step) / 10
      touch(
        .moved,
        CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    // A finger that rests throws nothing.
    for _ in 1...6 {
      pass(0.3)
      touch(.moved, end)
    }
    if lifts { touch(.ended, end) }
  }

  func touch(_ phase: Touch.Phase, _ point: CGPoint) {
    graph.touch(phase, at: point, time: time, id: 0)
    graph.runTurn()
  }

  private func pass(_ seconds: Double) {
    time += seconds
    graph.gestureTimeDidPass(to: time)
    graph.runTurn()
  }
}
