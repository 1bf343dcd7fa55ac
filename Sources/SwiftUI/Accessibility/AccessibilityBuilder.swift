import Accessibility
import Foundation
import Metrics
import UIKit

/// Where nodes put their accessibility elements, in reading order.
@MainActor
package struct AccessibilityBuilder {
  package var elements: [AccessibilityElement] = []
  /// The elements that are read before or after their neighbours; 0 is usual, higher comes first.
  package var sortPriorities: [ObjectIdentifier: Double] = [:]
  /// The elements that belong together, by the names of their groups.
  package var links: [AnyHashable: [AccessibilityLink]] = [:]
  package let context: AccessibilityTreeContext
  /// The origin of the node that is described now, in screen points.
  package private(set) var origin: CGPoint
  /// The part of the screen that no scrolling container cuts off, in screen points.
  package var visibleRect: CGRect

  package init(context: AccessibilityTreeContext, origin: CGPoint) {
    self.context = context
    self.origin = origin
    visibleRect = context.visibleRect
  }

  /// Runs `body` with the origin moved by `offset`.
  package mutating func translated(
    by offset: CGPoint, _ body: (inout AccessibilityBuilder) -> Void
  ) {
    let outer = origin
    origin = CGPoint(x: outer.x + offset.x, y: outer.y + offset.y)
    body(&self)
    origin = outer
  }

  /// Collects what `body` adds, apart from what is there already.
  package mutating func collect(
    _ body: (inout AccessibilityBuilder) -> Void
  ) -> [AccessibilityElement] {
    let outer = elements
    elements = []
    body(&self)
    let collected = elements
    elements = outer
    return collected
  }

  /// Collects what `body` adds, and puts it into the order of the sort priorities.
  package mutating func sorted(_ body: (inout AccessibilityBuilder) -> Void) {
    var inner = collect(body)
    if !sortPriorities.isEmpty {
      let priorities = inner.map { sortPriorities[ObjectIdentifier($0)] ?? 0 }
      inner = zip(inner.indices, priorities)
        .sorted { ($1.1, $0.0) < ($0.1, $1.0) }
        .map { inner[$0.0] }
    }
    elements += inner
  }

  /// Lets an element reach as far as the node that changes it: padding and background around it belong to it.
  ///
  /// Seen on iOS for `.padding().background(…).accessibilityAddTraits(…)`.
  package func growFrame(of element: AccessibilityElement, to node: LayoutNode) {
    let frame = CGRect(origin: origin, size: node.size)
    guard frame.contains(element.frame), frame != element.frame else { return }
    element.frame = frame
    element.visibleFrame = frame.commonPart(with: visibleRect)
  }

  /// Lets the buttons of a bar's items be as high as the row: 44 points; known, and so in UIKit's bars.
  ///
  /// `items` are in the space of the node that is described now.
  package func growBarButtons(_ elements: [AccessibilityElement], of items: [LayoutNode]) {
    let side = NavigationBarMetrics.rowHeight(isCompact: false)
    for item in items {
      let frame = item.frame.offsetBy(dx: origin.x, dy: origin.y)
      let inside = elements.filter { frame.insetBy(dx: -1, dy: -1).contains($0.frame) }
      guard inside.count == 1, let button = inside.first, button.elementType == .button else {
        continue
      }
      button.frame = button.frame.insetBy(
        dx: 0, dy: min(0, (button.frame.height - side) / 2))
      button.visibleFrame = button.frame.commonPart(with: visibleRect)
    }
  }

  /// Adds an element of a node.
  ///
  /// `children`: The elements inside, when it is a container.
  @discardableResult
  package mutating func add(
    _ type: ElementKind, for node: LayoutNode, label: String = "", value: String? = nil,
    traits: Accessibility.AccessibilityTraits = [], children: [AccessibilityElement] = []
  ) -> AccessibilityElement {
    let frame = CGRect(origin: origin, size: node.size)
    let element = AccessibilityElement(
      id: AccessibilityTreeContext.identifier(of: node), elementType: type, frame: frame)
    element.label = label
    element.value = value
    element.traits = traits
    element.isEnabled = node.environment.values.isEnabled
    if !element.isEnabled { element.traits.insert(.notEnabled) }
    element.speech = node.environment.values.speechAttributes
    element.visibleFrame = frame.commonPart(with: visibleRect)
    if !children.isEmpty { element.replaceChildren(children) }
    if let view = node.graph.hostView { context.register(view, for: element.id) }
    node.graph[ElementNodes.self][element.id] = node
    elements.append(element)
    return element
  }
}
