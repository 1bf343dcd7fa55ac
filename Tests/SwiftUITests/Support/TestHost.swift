import Accessibility
import CoreGraphics
import Device
import Foundation
import UIKit

@testable import SwiftUI

/// A view on a screen of its own, for tests: laid out, touched and looked at without any UIKit view.
@MainActor
final class TestHost {
  let graph: ViewGraph
  /// The clock that touches are stamped with, in seconds.
  private(set) var time = 0.0

  init<V: View>(_ view: V, size: CGSize = CGSize(width: 390, height: 844)) {
    graph = ViewGraph(size: size)
    graph.setRoot(view)
    settle()
  }

  /// Shows a new value of the same view.
  func update<V: View>(_ view: V) {
    graph.setRoot(view)
    settle()
  }

  /// Runs turns until nothing is left to do.
  func settle() { graph.runTurn() }

  // MARK: Looking

  /// All nodes, parents first.
  var nodes: [_Node] {
    var found: [_Node] = []
    func visit(_ node: _Node) {
      found.append(node)
      node.forEachChild(visit)
    }
    if let root = graph.root { visit(root) }
    return found
  }

  /// The first node of a type, in the order of declaration.
  func first<N: _Node>(_ type: N.Type) -> N? { nodes.lazy.compactMap { $0 as? N }.first }

  /// The text nodes, by what they say.
  func text(_ string: String) -> TextNode? {
    nodes.lazy.compactMap { $0 as? TextNode }.first { $0.text.plainString == string }
  }

  /// The frame of a text in root space, in points; null when there is none.
  func frame(ofText string: String) -> CGRect { text(string)?.rootFrame ?? .null }

  /// The named nodes with their frames, indented by depth.
  var dump: String {
    var lines: [String] = []
    func visit(_ node: _Node, _ indent: Int) {
      var next = indent
      if let label = node.dumpLabel {
        let frame = (node as? LayoutNode).map { " \($0.rootFrame)" } ?? ""
        lines.append(String(repeating: "  ", count: indent) + label + frame)
        next += 1
      }
      node.forEachChild { visit($0, next) }
    }
    if let root = graph.root { visit(root, 0) }
    return lines.joined(separator: "\n")
  }

  /// The display items of the whole tree.
  var canvas: DisplayCanvas {
    var canvas = DisplayCanvas()
    graph.layoutRoot?.draw(into: &canvas)
    return canvas
  }

  // MARK: Accessibility

  /// The accessibility elements at the top.
  var elements: [AccessibilityElement] {
    let rect = CGRect(origin: .zero, size: graph.size)
    var builder = AccessibilityBuilder(
      context: AccessibilityTreeContext(visibleRect: rect), origin: .zero)
    graph.layoutRoot?.buildAccessibility(&builder)
    return builder.elements
  }

  /// The first element, at any depth, of a type and with a label.
  func element(_ type: ElementKind, _ label: String? = nil) -> AccessibilityElement? {
    func find(_ elements: [AccessibilityElement]) -> AccessibilityElement? {
      for element in elements {
        if element.elementType == type, label == nil || element.label == label { return element }
        if let match = find(element.children) { return match }
      }
      return nil
    }
    return find(elements)
  }

  // MARK: Touching

  /// Sends one touch at the present time.
  func touch(_ phase: Touch.Phase, at point: CGPoint, id: Int = 0) {
    graph.touch(phase, at: point, time: time, id: id)
    settle()
  }

  /// Lets time pass without any touch.
  func pass(_ seconds: Double) {
    time += seconds
    graph.gestureTimeDidPass(to: time)
    settle()
  }

  func tap(at point: CGPoint, duration: Double = 0.05) {
    touch(.began, at: point)
    pass(duration)
    touch(.ended, at: point)
  }

  /// Taps the middle of a text or of an element with the label; false when there is none.
  @discardableResult
  func tap(_ label: String) -> Bool {
    guard let frame = frame(ofLabel: label) else { return false }
    tap(at: CGPoint(x: frame.midX, y: frame.midY))
    return true
  }

  private func frame(ofLabel label: String) -> CGRect? {
    func find(_ elements: [AccessibilityElement]) -> CGRect? {
      for element in elements {
        if element.label == label { return element.frame }
        if let match = find(element.children) { return match }
      }
      return nil
    }
    return find(elements) ?? text(label)?.rootFrame
  }

  /// Drags from one point to another in steps, over `duration` seconds.
  func drag(from start: CGPoint, to end: CGPoint, steps: Int = 10, duration: Double = 0.2) {
    touch(.began, at: start)
    for step in 1...steps {
      pass(duration / Double(steps))
      let part = CGFloat(step) / CGFloat(steps)
      touch(
        .moved,
        at: CGPoint(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    touch(.ended, at: end)
  }

  // MARK: Typing

  func type(_ text: String) {
    graph.insertText(text)
    settle()
  }
}

/// A box that closures in views write to.
@MainActor
final class Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
